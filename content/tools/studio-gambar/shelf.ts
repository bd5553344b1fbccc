/** The family's shelf: each drawing is shown there once it has come to rest. */
import { smallThumb } from '@nobi/kit/guest';
import type { Work } from './album.ts';
import { isBlank } from './marks.ts';
import { unpack } from './packing.ts';
import { stock } from './paints.ts';
import type { Room } from './room.ts';
import { smallPicture } from './view/small-picture.ts';

export interface Shelf {
  step(seconds: number): void;
  /** Shows all that is not shown yet, without waiting for a rest. */
  now(): void;
}

/** The name of a drawing towards the app. */
export const nameOf = ({ id }: Pick<Work, 'id'>): string => `gambar-${id}`;

const restSeconds = 3;
const pictureSide = 320;

export const openShelf = ({ guest, session, art }: Room): Shelf => {
  let seen = session.works;
  let onEasel = session.open;
  let rested = 0;
  let isMaking = false;

  const watch = (): void => {
    if (seen === session.works) return;
    const left = new Set(session.works.map(({ id }) => id));
    for (const work of seen) if (!left.has(work.id)) guest.forgetWork(nameOf(work));
    seen = session.works;
    rested = 0;
  };
  const show = async (work: Work): Promise<void> => {
    const marks = unpack(work.marks, stock);
    const picture = smallPicture(marks, { shape: work.shape, art, side: pictureSide });
    const thumb = isBlank(marks) ? null : await smallThumb(picture);
    if (thumb) guest.showWork({ id: nameOf(work), thumb });
    else guest.forgetWork(nameOf(work));
    // What went while the picture was made must not be missed.
    watch();
    session.shown(work);
    seen = session.works;
  };
  const showAll = async (): Promise<void> => {
    if (isMaking) return;
    isMaking = true;
    const waiting = session.works.filter(({ isShown }) => !isShown).toReversed();
    for (const work of waiting) await show(work);
    isMaking = false;
  };
  return {
    step(seconds) {
      watch();
      rested += seconds;
      // A drawing that was laid aside is at rest at once.
      const isLaidAside = onEasel !== session.open;
      onEasel = session.open;
      if (rested >= restSeconds || isLaidAside) void showAll();
    },
    now() {
      watch();
      void showAll();
    },
  };
};
