import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** CLUSTER_SEED: the same moments and victims as in a run that failed; empty for new ones. */
    clusterSeed: string;
    /** NEMESIS_SEED, the same for the nemesis, and NEMESIS_SECONDS, how long it goes on. */
    nemesisSeed: string;
    nemesisSeconds: string;
  }
}

/** Moments and victims that look random and come again with the same seed (mulberry32). */
export const openChance = (wish = inject('clusterSeed')) => {
  const seed = Number(wish) || (Date.now() % 1_000_000) + 1;
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    seed,
    between,
    shuffled: <Item>(items: readonly Item[]): Item[] =>
      items
        .map((item) => ({ item, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
};
