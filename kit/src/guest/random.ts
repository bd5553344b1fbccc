/** Chance that can be repeated: the same seed gives the same game, which resume and tests rely on. */
export type Random = () => number;

/** mulberry32: small, fast and good enough for games (never for secrets). */
export const seeded = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const wholeBetween = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1));

export const pickOne = <Thing>(random: Random, things: readonly Thing[]): Thing | undefined =>
  things[Math.floor(random() * things.length)];

export const shuffled = <Thing>(random: Random, things: readonly Thing[]): Thing[] =>
  things
    .map((thing) => ({ thing, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map((each) => each.thing);

const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** A seed from the machine, for a new sitting. */
export const newSeed = (): number => bytes(4).reduce((seed, byte) => seed * 256 + byte, 0);

/** 32 hex digits. Not `randomUUID`, which is missing on plain http beyond loopback. */
export const newId = (): string =>
  Array.from(bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
