/** The pages over the wall: the album, the family's code, and the question before a machine goes. */
import { ask, openAlbum } from '@nobi/kit/studio';
import { pictureOf } from '../paint/wall.ts';
import type { Work } from '../rules/album.ts';
import { boardOfCode, codeOf, longestCode } from '../rules/code.ts';
import { isSound } from '../rules/outcome.ts';
import { openCodePage } from '../view/code-page.ts';
import { icons } from '../view/icons.ts';
import type { Context } from './context.ts';

export interface Page {
  dress(): void;
}

const pictureTall = 300;
const albumTall = 260;

/** A machine that goes is gone for good, so the child sees it once more. */
const askToLetGo = ({ frame, text, guest }: Context, work: Work, onYes: () => void): void => {
  guest.say(text().letGoAsk);
  ask(frame, {
    words: () => ({ line: text().letGoAsk, yes: text().letGoYes, no: text().letGoNo }),
    picture: pictureOf(work.board, pictureTall),
    icons: { yes: icons.bin, no: icons.album },
    onYes,
  });
};

export const showAlbum = (context: Context): Page => {
  const { session, frame, text, reports, guest, sounds, refresh, goal } = context;
  guest.say(text().album);
  const laid = (): void => {
    refresh();
    goal();
  };
  return openAlbum<Work>({
    frame,
    icons,
    pictureOf: ({ board }) => pictureOf(board, albumTall),
    works: session.works,
    open: session.open,
    words: () => ({ ...text(), fresh: text().newWall }),
    onTake(work) {
      if (work.id === session.open) return;
      reports.created('marble-run');
      session.take(work);
      laid();
    },
    onFresh() {
      reports.created('marble-run');
      session.fresh();
      laid();
    },
    onMode: (isLetting) => guest.say(isLetting ? text().letGoHow : text().album),
    onLetGo(work, gone) {
      askToLetGo(context, work, () => {
        session.letGo(work);
        refresh();
        sounds.play('remove');
        guest.say(text().gone);
        gone();
      });
    },
  });
};

export const showCode = (context: Context): Page => {
  const { session, frame, text, guest, sounds, used, refresh, goal, tell } = context;
  const code = isSound(session.board) ? codeOf(session.board) : null;
  if (code) used('code');
  guest.say(code ? text().codeHow : text().codeNone);
  return openCodePage({
    frame,
    code,
    longest: longestCode,
    text,
    onKey: () => sounds.play('pick'),
    onOpen(typed) {
      const board = boardOfCode(typed);
      if (!board) {
        sounds.play('pick', { pitch: 0.7 });
        guest.say(text().codeWrong);
        return 'unknown';
      }
      if (session.receive(board)) {
        guest.say(text().albumFull);
        return 'full';
      }
      sounds.play('kept');
      refresh();
      goal();
      tell(text().fromFamily);
      return 'open';
    },
  });
};
