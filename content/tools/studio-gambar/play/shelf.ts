/** Each drawing stands on the family's shelf once it has come to rest. */
import { smallThumb } from '@nobi/kit/guest';
import { openShelf as openStudioShelf, type Shelf } from '@nobi/kit/studio';
import type { Work } from '../rules/album.ts';
import { isBlank } from '../rules/marks.ts';
import { stock } from '../rules/paints.ts';
import { unpack } from '../rules/unpacking.ts';
import { smallPicture } from '../view/small-picture.ts';
import type { Context } from './context.ts';

/** The name of a drawing towards the app. */
export const nameOf = ({ id }: Pick<Work, 'id'>): string => `gambar-${id}`;

const restSeconds = 3;
const pictureSide = 320;

export const openShelf = ({ guest, session, art }: Context): Shelf => {
  let onEasel = session.open;
  return openStudioShelf<Work>({
    guest,
    session,
    nameOf,
    async show(work, watch) {
      const marks = unpack(work.marks, stock);
      const picture = smallPicture(marks, { shape: work.shape, art, side: pictureSide });
      const thumb = isBlank(marks) ? null : await smallThumb(picture);
      if (thumb) guest.showWork({ id: nameOf(work), thumb });
      else guest.forgetWork(nameOf(work));
      // What went while the picture was made must not be missed.
      watch();
      session.markShown(work);
    },
    isAtRest(seconds) {
      // A drawing that was laid aside is at rest at once.
      const isLaidAside = onEasel !== session.open;
      onEasel = session.open;
      return seconds >= restSeconds || isLaidAside;
    },
  });
};
