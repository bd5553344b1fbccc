/** The pages over the theatre: the album, and the question before a play goes. */
import { ask, openAlbum } from '@nobi/kit/studio';
import { playPicture } from '../paint/picture.ts';
import type { Work } from '../rules/album.ts';
import { icons } from '../view/icons.ts';
import type { Context } from './context.ts';

const albumWide = 280;
const askedWide = 400;

/** A play that goes is gone for good, so the child sees it once more. */
const askToLetGo = ({ frame, text, guest }: Context, work: Work, onYes: () => void): void => {
  guest.say(text().letGoAsk);
  ask(frame, {
    words: () => ({ line: text().letGoAsk, yes: text().letGoYes, no: text().letGoNo }),
    picture: playPicture(work.play, askedWide),
    icons: { yes: icons.bin, no: icons.album },
    onYes,
  });
};

export const showAlbum = (context: Context, whenGone: (work: Work) => void): { dress(): void } => {
  const { session, frame, text, reports, guest, sounds, refresh, toPlaces, goal } = context;
  guest.say(text().album);
  const laid = (): void => {
    refresh();
    toPlaces();
  };
  return openAlbum<Work>({
    frame,
    icons,
    works: session.works,
    open: session.open,
    words: () => ({ ...text(), fresh: text().newPlay }),
    pictureOf: ({ play }) => playPicture(play, albumWide),
    onTake(work) {
      if (work.id === session.open) return;
      reports.created('puppet-play');
      session.take(work);
      laid();
    },
    onFresh() {
      reports.created('puppet-play');
      session.fresh();
      laid();
      goal(text().goal);
    },
    onMode: (isLetting) => guest.say(isLetting ? text().letGoHow : text().album),
    onLetGo(work, gone) {
      askToLetGo(context, work, () => {
        session.letGo(work);
        whenGone(work);
        laid();
        sounds.play('leave');
        guest.say(text().gone);
        gone();
      });
    },
  });
};
