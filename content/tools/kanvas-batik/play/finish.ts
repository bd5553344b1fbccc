/** The calm end: the cloth, and what was done to make it. */
import { showEnd } from '@nobi/kit/guest';
import { bathsOf, waxCount } from '../rules/marks.ts';
import type { Context } from './context.ts';

/** A real picture, so that a grown-up can keep it with a long press or the right button. */
const framed = (context: Context): HTMLElement => {
  const picture = document.createElement('img');
  picture.className = 'framed';
  picture.alt = context.text().picture;
  context.sheet.cloth.picture(1200).toBlob((blob) => {
    if (blob) picture.src = URL.createObjectURL(blob);
  });
  return picture;
};

export const finish = (context: Context): void => {
  const { guest, reports, session, sounds, text } = context;
  const { marks } = session;
  const recap = (): string =>
    marks.length === 0 ? text().recapEmpty : text().recap(waxCount(marks), bathsOf(marks).length);
  sounds.play('kept');
  reports.created('batik');
  reports.flush();
  guest.say(recap());
  showEnd(guest, {
    recap,
    ...(marks.length > 0 && { picture: framed(context) }),
    onDone() {
      reports.note({ verb: 'terminated', object: 'sitting' });
      guest.end(Math.min(1000, reports.added), 'free');
    },
    onAgain: () => context.sheet.box.focus({ preventScroll: true }),
  });
};
