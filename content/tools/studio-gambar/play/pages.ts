/** The pages over the studio: the album, and the two questions before anything goes. */
import { ask, openAlbum, sheetArea } from '@nobi/kit/studio';
import type { Work } from '../rules/album.ts';
import { shapeFor } from '../scene/easel.ts';
import { workIcons } from '../view/icons.ts';
import { workPicture } from '../view/work-picture.ts';
import type { Context } from './context.ts';

interface Page {
  dress(): void;
}

const layOnEasel = ({ easel, refit, refresh }: Context): void => {
  easel.forget(0);
  refit();
  refresh();
};

/** A drawing that goes is gone for good, so the child sees it once more. */
const askToLetGo = ({ frame, text, art, guest }: Context, work: Work, onYes: () => void): void => {
  guest.say(text().letGoAsk);
  ask(frame, {
    words: () => ({ line: text().letGoAsk, yes: text().letGoYes, no: text().clearNo }),
    picture: workPicture(work, art),
    icons: { yes: workIcons.bin, no: workIcons.album },
    onYes,
  });
};

export const showAlbum = (context: Context): Page => {
  const { session, frame, art, text, reports, tag, guest, stage, sounds, tell } = context;
  tag.hide();
  guest.say(text().album);
  return openAlbum<Work>({
    frame,
    icons: workIcons,
    pictureOf: (work) => workPicture(work, art),
    works: session.works,
    open: session.open,
    words: () => ({ ...text(), fresh: text().newSheet }),
    onTake(work) {
      if (work.id === session.open) return;
      reports.created('drawing');
      session.take(work);
      layOnEasel(context);
    },
    onFresh() {
      reports.created('drawing');
      session.fresh(shapeFor(sheetArea(stage.scene)));
      layOnEasel(context);
      tell(text().goal);
    },
    onMode: (isLetting) => guest.say(isLetting ? text().letGoHow : text().album),
    onLetGo(work, gone) {
      askToLetGo(context, work, () => {
        const isOnEasel = work.id === session.open;
        session.letGo(work);
        if (isOnEasel) layOnEasel(context);
        sounds.play('sweep');
        guest.say(text().gone);
        gone();
      });
    },
  });
};

export const askToClear = ({ frame, text, sounds, commit, tell, guest }: Context): Page => {
  guest.say(text().clearAsk);
  return ask(frame, {
    words: () => ({ line: text().clearAsk, yes: text().clearYes, no: text().clearNo }),
    icons: { yes: workIcons.clear, no: workIcons.album },
    onYes() {
      sounds.play('sweep');
      if (commit({ kind: 'clear' })) tell(text().cleared);
    },
  });
};

/** Nothing kept is ever lost without a yes, and the child sees what would go. */
export const askForSpace = ({ frame, text, art, session, guest }: Context, oldest: Work): Page => {
  guest.say(text().albumFull);
  return ask(frame, {
    words: () => ({ line: text().albumFull, yes: text().albumYes, no: text().albumNo }),
    picture: workPicture(oldest, art),
    icons: { yes: workIcons.finish, no: workIcons.album },
    onYes: () => session.letGo(oldest),
  });
};
