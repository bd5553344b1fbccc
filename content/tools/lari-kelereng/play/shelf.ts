/** Each machine stands on the family's shelf once it has come to rest. */
import { smallThumb } from '@nobi/kit/guest';
import { openShelf as openStudioShelf, type Shelf } from '@nobi/kit/studio';
import { pictureOf } from '../paint/wall.ts';
import type { Work } from '../rules/album.ts';
import type { Context } from './context.ts';

/** The name of a machine towards the app. */
export const nameOf = ({ id }: Pick<Work, 'id'>): string => `kelereng-${id}`;

const restSeconds = 3;
const pictureTall = 320;

export const openShelf = ({ guest, session }: Pick<Context, 'guest' | 'session'>): Shelf => {
  let onWall = session.open;
  return openStudioShelf<Work>({
    guest,
    session,
    nameOf,
    async show(work, watch) {
      const thumb = await smallThumb(pictureOf(work.board, pictureTall));
      if (thumb) guest.showWork({ id: nameOf(work), thumb });
      // What went while the picture was made must not be missed.
      watch();
      session.markShown(work);
    },
    isAtRest(seconds) {
      // A machine that was laid aside is at rest at once.
      const isLaidAside = onWall !== session.open;
      onWall = session.open;
      return seconds >= restSeconds || isLaidAside;
    },
  });
};
