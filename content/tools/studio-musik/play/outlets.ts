/** The ways out of the studio: a sound for the family's device, and the calm end. */
import { showEnd } from '@nobi/kit/guest';
import { isBlank, noteCount } from '../rules/song.ts';
import { mixed, wavOf } from '../sound/mixing.ts';
import { smallPicture } from '../view/small-picture.ts';
import type { Context } from './context.ts';

export const saveSound = ({ guest, session, reports, text, tell, used }: Context): void => {
  tell(text().done.save);
  used('save');
  reports.note({ verb: 'interacted', object: 'export' });
  const number = session.works.findIndex(({ id }) => id === session.open) + 1;
  const blob = new Blob([wavOf(mixed(session.song))], { type: 'audio/wav' });
  guest.exportFile({ name: text().song(Math.max(1, number)), blob });
};

const framed = ({ session, text }: Context): HTMLElement => {
  const picture = smallPicture(session.song);
  picture.className = 'framed';
  picture.setAttribute('role', 'img');
  picture.ariaLabel = text().picture;
  return picture;
};

export const finish = (context: Context, again: () => void): void => {
  const { guest, reports, session, text } = context;
  const notes = reports.added;
  const recap = (): string =>
    notes === 0 ? text().recapEmpty : text().recap(notes, Math.max(1, reports.ways));
  reports.created('song', noteCount(session.song));
  reports.flush();
  guest.say(recap());
  showEnd(guest, {
    recap,
    ...(!isBlank(session.song) && { picture: framed(context) }),
    onDone() {
      reports.note({ verb: 'terminated', object: 'sitting' });
      guest.end(Math.min(1000, notes), 'free');
    },
    onAgain: again,
  });
};
