/** The calm end: the machine, and how often it ran. */
import { showEnd } from '@nobi/kit/guest';
import { pictureOf } from '../paint/wall.ts';
import { pieceCount } from '../rules/board.ts';
import type { Context } from './context.ts';

const pictureTall = 800;

const framed = (context: Context): HTMLElement => {
  const picture = document.createElement('img');
  picture.className = 'framed';
  picture.alt = context.text().picture;
  pictureOf(context.session.board, pictureTall).toBlob((blob) => {
    if (blob) picture.src = URL.createObjectURL(blob);
  });
  return picture;
};

export const finish = (context: Context, runs: number): void => {
  const { guest, reports, session, sounds, text } = context;
  const recap = (): string => text().recap(pieceCount(session.board), runs);
  sounds.play('kept');
  reports.created('marble-run');
  reports.flush();
  guest.say(recap());
  showEnd(guest, {
    recap,
    picture: framed(context),
    onDone() {
      reports.note({ verb: 'terminated', object: 'sitting' });
      guest.end(Math.min(1000, reports.added), 'free');
    },
    onAgain: () => context.wall.box.focus({ preventScroll: true }),
  });
};
