/** The calm end: the picture, and what was done to make it. */
import { showEnd } from '@nobi/kit/guest';
import { isBlank } from '../rules/marks.ts';
import type { Context } from './context.ts';

/** A real picture, so that a grown-up can keep it with a long press or the right button. */
const framed = (context: Context): HTMLElement => {
  const picture = document.createElement('img');
  picture.className = 'framed';
  picture.alt = context.text().picture;
  context.easel.picture(1200).toBlob((blob) => {
    if (blob) picture.src = URL.createObjectURL(blob);
  });
  return picture;
};

export const finish = (context: Context): void => {
  const { guest, reports, session, sounds } = context;
  const marks = reports.added;
  const recap = (): string =>
    marks === 0
      ? context.text().recapEmpty
      : context.text().recap(marks, Math.max(1, reports.ways));
  sounds.play('kept');
  context.tag.hide();
  reports.created('drawing');
  reports.flush();
  guest.say(recap());
  showEnd(guest, {
    recap,
    ...(!isBlank(session.marks) && { picture: framed(context) }),
    onDone() {
      reports.note({ verb: 'terminated', object: 'sitting' });
      guest.end(Math.min(1000, marks), 'free');
    },
    onAgain: () => context.easel.box.focus({ preventScroll: true }),
  });
};
