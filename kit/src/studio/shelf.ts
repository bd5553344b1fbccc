/** The family's shelf: each work is shown there once it has come to rest. */
import type { Guest } from '../guest/port/guest.ts';
import type { KeptWork } from './work-session.ts';

export interface Shelf {
  step(seconds: number): void;
  /** Shows all that is not shown yet, without waiting for a rest. */
  now(): void;
}

export interface ShelfOptions<Work extends KeptWork> {
  guest: Guest;
  session: { readonly works: readonly Work[] };
  /** The name of a work towards the app. */
  nameOf(work: Work): string;
  /** Puts one work on the shelf; `watch` first tells the app what went meanwhile. */
  show(work: Work, watch: () => void): Promise<void>;
  /** Whether to show what waits, after so many seconds without a change. */
  isAtRest(seconds: number): boolean;
}

export const openShelf = <Work extends KeptWork>(options: ShelfOptions<Work>): Shelf => {
  const { guest, session, nameOf, show, isAtRest } = options;
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
  const showAll = async (): Promise<void> => {
    if (isMaking) return;
    isMaking = true;
    const waiting = session.works.filter(({ isShown }) => !isShown).toReversed();
    for (const work of waiting) {
      await show(work, watch);
      // That a work is marked as shown is no change to rest from.
      seen = session.works;
    }
    isMaking = false;
  };
  return {
    step(seconds) {
      watch();
      rested += seconds;
      if (isAtRest(rested)) void showAll();
    },
    now() {
      watch();
      void showAll();
    },
  };
};
