/** The family's shelf: each song is shown there once it has come to rest. */
import { type Guest, smallThumb } from '@nobi/kit/guest';
import { nameOf, type Work } from './album.ts';
import { unpack } from './packing.ts';
import type { Session } from './session.ts';
import { smallPicture } from './view/small-picture.ts';

export interface Shelf {
  step(seconds: number): void;
  /** Shows all that is not shown yet, without waiting for a rest. */
  now(): void;
}

const restSeconds = 3;

export const openShelf = (guest: Guest, session: Session): Shelf => {
  let seen = session.works;
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
    const thumb = await smallThumb(smallPicture(unpack(work.song)));
    // What went while the picture was made must not be missed.
    watch();
    if (!thumb || !session.works.includes(work)) return;
    guest.showWork({ id: nameOf(work), thumb });
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
      if (rested >= restSeconds && session.works.some(({ isShown }) => !isShown)) void showAll();
    },
    now() {
      watch();
      void showAll();
    },
  };
};
