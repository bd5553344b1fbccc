/** A strip of sky that holds stars and nothing else; the layout keeps words out of it. */
export type Band = 'above' | 'between' | 'left' | 'right';

export interface Star {
  readonly index: number;
  readonly band: Band;
  /** Share of the band's free width and height, 0 to 1: a star never leaves its band. */
  readonly x: number;
  readonly y: number;
  /** CSS pixels. */
  readonly size: number;
  readonly isSpark: boolean;
  /** Seconds of one twinkle, and how far into it the star starts. */
  readonly seconds: number;
  readonly started: number;
}

/** Thirty in all. */
const counts = { above: 11, between: 7, left: 6, right: 6 } as const;
const sparkEvery = 4;

/** Park and Miller's generator: the same sky at every build. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const between = (low: number, high: number, share: number) => low + (high - low) * share;

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** One star per equal slice of the band's longer side, so that none clump together. */
const starsOf = (band: Band, count: number, next: () => number) =>
  Array.from({ length: count }, (_, slice) => {
    const along = (slice + between(0.15, 0.85, next())) / count;
    const across = next();
    const isSpark = slice % sparkEvery === 1;
    const isSide = band === 'left' || band === 'right';
    const spark = isSide ? between(11, 14, next()) : between(17, 25, next());
    return {
      band,
      x: rounded(band === 'above' ? along : across, 3),
      y: rounded(band === 'above' ? across : along, 3),
      size: rounded(isSpark ? spark : between(3.5, 7, next()), 1),
      isSpark,
      seconds: rounded(between(2.4, 5.2, next()), 1),
      started: rounded(between(0, 4, next()), 1),
    };
  });

const next = numbersFrom(20_250_402);

export const stars: readonly Star[] = [
  ...starsOf('above', counts.above, next),
  ...starsOf('between', counts.between, next),
  ...starsOf('left', counts.left, next),
  ...starsOf('right', counts.right, next),
].map((star, index) => ({ index, ...star }));

/** Places every star from a style sheet: the page's policy allows no style attributes. */
export const starRules = () =>
  stars
    .map(
      ({ index, x, y, size, seconds, started }) =>
        `[data-star="${index}"]{--x:${x};--y:${y};--z:${size}px;--d:${seconds}s;--w:-${started}s}`,
    )
    .join('');
