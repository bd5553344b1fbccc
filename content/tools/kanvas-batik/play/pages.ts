/** The pages over the workshop: the album, the stories, and the question before a cloth goes. */
import { ask, openAlbum, sheetArea } from '@nobi/kit/studio';
import type { Work } from '../rules/album.ts';
import { motifs } from '../rules/motifs.ts';
import { stampNames } from '../rules/tools.ts';
import { shapeFor } from '../scene/sheet.ts';
import { workIcons } from '../view/icons.ts';
import { openStoryPage } from '../view/story-page.ts';
import { workPicture } from '../view/work-picture.ts';
import type { Context } from './context.ts';

export interface Page {
  dress(): void;
}

const layOnFrame = ({ refit, refresh }: Context): void => {
  refit();
  refresh();
};

/** A cloth that goes is gone for good, so the child sees it once more. */
const askToLetGo = ({ frame, text, guest }: Context, work: Work, onYes: () => void): void => {
  guest.say(text().letGoAsk);
  ask(frame, {
    words: () => ({ line: text().letGoAsk, yes: text().letGoYes, no: text().letGoNo }),
    picture: workPicture(work),
    icons: { yes: workIcons.bin, no: workIcons.album },
    onYes,
  });
};

export const showAlbum = (context: Context): Page => {
  const { session, frame, text, reports, guest, stage, sounds, tell } = context;
  guest.say(text().album);
  return openAlbum<Work>({
    frame,
    icons: workIcons,
    pictureOf: workPicture,
    works: session.works,
    open: session.open,
    words: () => ({ ...text(), fresh: text().newCloth }),
    onTake(work) {
      if (work.id === session.open) return;
      reports.created('batik');
      session.take(work);
      layOnFrame(context);
    },
    onFresh() {
      reports.created('batik');
      session.fresh(shapeFor(sheetArea(stage.scene)));
      layOnFrame(context);
      tell(text().goal);
    },
    onMode: (isLetting) => guest.say(isLetting ? text().letGoHow : text().album),
    onLetGo(work, gone) {
      askToLetGo(context, work, () => {
        const isOnFrame = work.id === session.open;
        session.letGo(work);
        if (isOnFrame) layOnFrame(context);
        sounds.play('boil');
        guest.say(text().gone);
        gone();
      });
    },
  });
};

export const showStories = (context: Context): Page => {
  const { frame, text, guest, session, sounds, used, refresh, tell } = context;
  guest.say(text().storyHow);
  return openStoryPage({
    frame,
    text,
    onHear(motif) {
      used('story');
      sounds.play('open');
      guest.say(text().motifs[motif].line);
    },
    onTry(motif) {
      const { stamp, mode } = motifs[motif];
      session.desk = { tool: stampNames.indexOf(stamp), size: 1, mode };
      session.keep();
      sounds.play('pick');
      refresh();
      tell(text().motifs[motif].name);
    },
  });
};
