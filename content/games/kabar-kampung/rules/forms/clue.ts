/** A riddle of two signs. Each fits some; only one fits both, or it is no page. */
import { type Clue, type Riddle, riddles } from '../../stories/clues.ts';
import { type Maker, option, type Page, type Slot } from '../page.ts';
import { filled, people, turn } from '../pools.ts';

const clueCount = 10;

/** All pairs of signs; their places are in codes for good. */
const pairs = Array.from({ length: clueCount }, (_, one) =>
  Array.from({ length: clueCount - 1 - one }, (_each, step) => [one, one + 1 + step] as const),
).flat();

const bothFit = (one: Clue, other: Clue): string[] =>
  one.fits.filter((each) => other.fits.includes(each));

/** Whom the signs fit, one of them at least, and then the rest. */
const suspectsOf = ({ clues }: Riddle, one: Clue, other: Clue): string[] => [
  ...new Set([...one.fits, ...other.fits, ...clues.flatMap(({ fits }) => fits)]),
];

const pageOf = (a: number, b: number, level: number): Page | null => {
  const riddle = riddles[a];
  const pair = pairs[b];
  if (!riddle || !pair) return null;
  const [one, other] = pair.map((at) => turn(riddle.clues, at));
  if (!one || !other) return null;
  const [right, ...more] = bothFit(one, other);
  if (right === undefined || more.length > 0) return null;
  const suspects = suspectsOf(riddle, one, other).filter((each) => each !== right);
  const rival = suspects[0] ?? '';
  const opening = filled(riddle.opening, { who: turn(people, b * 3 + a) });
  const closing = riddle.closing;
  const lines = [opening, one.says, other.says, closing];
  const whom: Slot = {
    ask: riddle.ask,
    options: [
      option(right, 'right'),
      ...suspects.slice(0, level === 0 ? 2 : 3).map((each) => {
        const isHalf = one.fits.includes(each) || other.fits.includes(each);
        return option(each, isHalf ? 'detail' : 'absent');
      }),
    ],
    proof: [1, 2],
  };
  const against = one.fits.includes(rival) ? other : one;
  const half = against === one ? other : one;
  const why: Slot = {
    ask: `Tanda mana yang tidak cocok untuk ${rival}?`,
    options: [
      option(against.says, 'right'),
      option(half.says, 'opposite'),
      option(closing, 'detail'),
    ],
    proof: [1, 2],
  };
  return {
    kicker: riddle.kicker,
    lines,
    photo: ['', ...riddle.photo],
    slots: level === 2 ? [whom, why] : [whom],
    headline: riddle.kicker,
  };
};

export const clue: Maker = { texts: riddles.length, turns: pairs.length, pageOf };

/** The turn of two signs of a riddle, whichever comes first; null where both are the same. */
export const turnOf = (one: number, other: number): number | null => {
  const at = pairs.findIndex(
    ([first, second]) => first === Math.min(one, other) && second === Math.max(one, other),
  );
  return at < 0 ? null : at;
};

/** The signs of a turn. */
export const signsOf = (b: number): readonly [number, number] => turn(pairs, b);

export const signCount = clueCount;
