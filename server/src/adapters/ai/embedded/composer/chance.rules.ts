/** Choices that look like chance and are the same again for the same seed. */
export interface Chance {
  /** One of them; the list must not be empty. */
  one<Each>(all: readonly Each[]): Each;
  /** All of them in another order. */
  shuffled<Each>(all: readonly Each[]): readonly Each[];
}

/** FNV-1a: every letter of the seed tells. */
const hashOf = (seed: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of seed)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
};

export const chanceFrom = (seed: string): Chance => {
  let state = hashOf(seed);
  // Mulberry32: small, and even enough for choosing words.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const one = <Each>(all: readonly Each[]): Each => {
    const found = all[Math.floor(next() * all.length)];
    if (found === undefined) throw new RangeError('Nothing to choose from');
    return found;
  };
  return {
    one,
    shuffled: (all) =>
      all
        .map((each) => ({ each, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ each }) => each),
  };
};
