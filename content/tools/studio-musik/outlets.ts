/** The ways out of the studio: a sound for the family's device, and the calm end. */
import { showEnd } from '@nobi/kit/guest';
import { mixed, wavOf } from './mixing.ts';
import type { Room } from './room.ts';
import { isBlank, noteCount } from './song.ts';
import { smallPicture } from './view/small-picture.ts';

export const saveSound = ({ guest, session, reports, text, tell, used }: Room): void => {
  tell(text().done.save);
  used('save');
  reports.note({ verb: 'interacted', object: 'export' });
  const number = session.works.findIndex(({ id }) => id === session.open) + 1;
  const blob = new Blob([wavOf(mixed(session.song))], { type: 'audio/wav' });
  guest.exportFile({ name: text().song(Math.max(1, number)), blob });
};

const framed = ({ session, text }: Room): HTMLElement => {
  const picture = smallPicture(session.song);
  picture.className = 'framed';
  picture.setAttribute('role', 'img');
  picture.ariaLabel = text().picture;
  return picture;
};

export const finish = (room: Room, again: () => void): void => {
  const { guest, reports, session, text } = room;
  const { notes } = reports;
  const recap = (): string =>
    notes === 0 ? text().recapEmpty : text().recap(notes, Math.max(1, reports.ways));
  reports.created(noteCount(session.song));
  reports.flush();
  guest.say(recap());
  showEnd(guest, {
    recap,
    ...(!isBlank(session.song) && { picture: framed(room) }),
    onDone() {
      reports.note({ verb: 'terminated', object: 'sitting' });
      guest.end(Math.min(1000, notes), 'free');
    },
    onAgain: again,
  });
};
