import { seeded } from '@nobi/kit/bank';

/** A whole number from a range, both ends included, from chance that repeats itself. */
export type Draw = (from: number, to: number) => number;

/**
 * Makes so many that differ, the same ones for the same seed; fewer where `tries` for each of them find
 * no more. `make` learns how many there are already, and answers null for what is none.
 */
export const severalOf =
  (tries: number) =>
  <Thing>(
    count: number,
    seed: number,
    make: (draw: Draw, found: number) => Thing | null,
  ): Thing[] => {
    const random = seeded(seed);
    const draw: Draw = (from, to) => Math.floor(from + random() * (to - from + 1));
    const found = new Map<string, Thing>();
    for (let turn = 0; found.size < count && turn < count * tries; turn += 1) {
      const made = make(draw, found.size);
      if (made !== null) found.set(JSON.stringify(made), made);
    }
    return [...found.values()];
  };
