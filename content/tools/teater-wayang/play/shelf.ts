/** Each play stands on the family's shelf once it has come to rest. */
import { smallThumb } from '@nobi/kit/guest';
import { openShelf as openStudioShelf, type Shelf } from '@nobi/kit/studio';
import { coverOf, paintedScene } from '../paint/picture.ts';
import type { Work } from '../rules/album.ts';
import type { Context } from './context.ts';

/** The name of a play towards the app. */
export const nameOf = ({ id }: Pick<Work, 'id'>): string => `wayang-${id}`;

const restSeconds = 3;
const wide = 400;

export const openShelf = (
  { guest, session }: Pick<Context, 'guest' | 'session'>,
  isBusy: () => boolean,
): Shelf => {
  let onStage = session.open;
  return openStudioShelf<Work>({
    guest,
    session,
    nameOf,
    async show(work, watch) {
      const scene = coverOf(work.play);
      const picture = scene && (await paintedScene(scene, wide).catch(() => null));
      const thumb = picture && (await smallThumb(picture));
      if (thumb) guest.showWork({ id: nameOf(work), thumb });
      // What went while the picture was made must not be missed.
      watch();
      session.markShown(work);
    },
    isAtRest(seconds) {
      // A play that was laid aside is at rest at once; painting would hold up one that is shown.
      const isLaidAside = onStage !== session.open;
      onStage = session.open;
      return (seconds >= restSeconds && !isBusy()) || isLaidAside;
    },
  });
};
