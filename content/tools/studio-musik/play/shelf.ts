/** Each song stands on the family's shelf once it has come to rest. */
import { type Guest, smallThumb } from '@nobi/kit/guest';
import { openShelf as openStudioShelf, type Shelf } from '@nobi/kit/studio';
import { nameOf, type Work } from '../rules/album.ts';
import { unpack } from '../rules/packing.ts';
import type { Session } from '../rules/session.ts';
import { smallPicture } from '../view/small-picture.ts';

const restSeconds = 3;

export const openShelf = (guest: Guest, session: Session): Shelf =>
  openStudioShelf<Work>({
    guest,
    session,
    nameOf,
    async show(work, watch) {
      const thumb = await smallThumb(smallPicture(unpack(work.song)));
      // What went while the picture was made must not be missed.
      watch();
      if (!thumb || !session.works.includes(work)) return;
      guest.showWork({ id: nameOf(work), thumb });
      session.markShown(work);
    },
    isAtRest: (seconds) => seconds >= restSeconds && session.works.some(({ isShown }) => !isShown),
  });
