/** The calm end: the picture, and what was done to make it. */
import { showEnd } from '@nobi/kit/guest';
import { isBlank } from './marks.ts';
import type { Room } from './room.ts';

/** A real picture, so that a grown-up can keep it with a long press or the right button. */
const framed = (room: Room): HTMLElement => {
  const picture = document.createElement('img');
  picture.className = 'framed';
  picture.alt = room.text().picture;
  room.easel.picture(1200).toBlob((blob) => {
    if (blob) picture.src = URL.createObjectURL(blob);
  });
  return picture;
};

export const finish = (room: Room): void => {
  const { guest, reports, session, sounds } = room;
  const marks = reports.marks;
  const recap = (): string =>
    marks === 0
      ? room.text().recapEmpty
      : room.text().recap(marks, Math.max(1, reports.techniques));
  sounds.play('kept');
  room.tag.hide();
  reports.created();
  reports.flush();
  guest.say(recap());
  showEnd(guest, {
    recap,
    ...(!isBlank(session.marks) && { picture: framed(room) }),
    onDone() {
      reports.note({ verb: 'terminated', object: 'sitting' });
      guest.end(Math.min(1000, marks), 'free');
    },
    onAgain: () => room.easel.box.focus({ preventScroll: true }),
  });
};
