/** Each cloth stands on the family's shelf once it has come to rest. */
import { smallThumb } from '@nobi/kit/guest';
import { openShelf as openStudioShelf, type Shelf } from '@nobi/kit/studio';
import type { Work } from '../rules/album.ts';
import { workPicture } from '../view/work-picture.ts';
import type { Context } from './context.ts';

/** The name of a cloth towards the app. */
export const nameOf = ({ id }: Pick<Work, 'id'>): string => `batik-${id}`;

const restSeconds = 3;

export const openShelf = ({ guest, session }: Pick<Context, 'guest' | 'session'>): Shelf => {
  let onFrame = session.open;
  return openStudioShelf<Work>({
    guest,
    session,
    nameOf,
    async show(work, watch) {
      const thumb = await smallThumb(workPicture(work));
      if (thumb) guest.showWork({ id: nameOf(work), thumb });
      // What went while the picture was made must not be missed.
      watch();
      session.markShown(work);
    },
    isAtRest(seconds) {
      // A cloth that was laid aside is at rest at once.
      const isLaidAside = onFrame !== session.open;
      onFrame = session.open;
      return seconds >= restSeconds || isLaidAside;
    },
  });
};
