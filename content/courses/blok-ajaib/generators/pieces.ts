/** Programs for each lesson, by chance that repeats itself: never change a seed or an order of calls. */

import type { Draw } from '../../../course-parts/generators/several.ts';
import { blockCount, type Sound, sounds, type Token, type Tokens } from '../rules/blocks.ts';
import { mostBeats } from '../rules/orders.ts';
import { run } from '../rules/run.ts';
import { shortestOf } from '../rules/shortest.ts';
import { isPlain, type Piece, several } from './making.ts';

const sound = (draw: Draw): Sound => sounds[draw(0, 3)] ?? 'd';
/** Sounds of which no two neighbours are the same: what repeats is the loop's part. */
const motif = (draw: Draw, size: number): Sound[] => {
  const row: Sound[] = [];
  while (row.length < size) {
    const next = sound(draw);
    if (next !== row.at(-1)) row.push(next);
  }
  return row;
};
const times = (draw: Draw, most: number): Token => {
  const all = ['r2', 'r3', 'r4', 'r5', 'r6'] as const;
  return all[draw(2, most) - 2] ?? 'r2';
};
/** Only pieces in which every block is needed. */
const lean = (piece: Piece | null): Piece | null => (piece && isPlain(piece) ? piece : null);
const playedBy = (want: Tokens): string => {
  const { parts, second } = run(want);
  return parts.join('') + second;
};
/** As few blocks as can be, and no more beats than a small phone shows. */
const isTight = (want: Tokens, most = 16): boolean => {
  const played = playedBy(want);
  return played.length <= most && shortestOf(played) === blockCount(want);
};
/** Fewer blocks than sounds and loops alone would take. */
const isShorter = (want: Tokens): boolean => {
  const played = playedBy(want);
  return played.length <= mostBeats && shortestOf(played) > blockCount(want);
};

export const rows = several<Piece>(26, 11, (draw, turn) => {
  const want: Token[] = ['hs', ...motif(draw, 3 + (turn % 4))];
  return new Set(want).size > 2 ? lean({ want, say: 'row' }) : null;
});

export const loops = several<Piece>(26, 23, (draw, turn) => {
  const before = turn % 3 === 1 ? motif(draw, 1) : [];
  const after = turn % 3 === 2 ? motif(draw, 1) : [];
  const want: Token[] = [
    'hs',
    ...before,
    times(draw, 5),
    ...motif(draw, 2 + (turn % 2)),
    'e',
    ...after,
  ];
  return isTight(want) ? lean({ want, say: 'loop' }) : null;
});

export const nested = several<Piece>(26, 37, (draw, turn) => {
  const inner: Token[] = [times(draw, 4), ...motif(draw, 1 + (turn % 2)), 'e'];
  const [one] = motif(draw, 1);
  const body = turn % 4 < 2 ? [...inner, one ?? 'd'] : [one ?? 'd', ...inner];
  const tail = turn % 5 === 4 ? motif(draw, 1) : [];
  const want: Token[] = ['hs', times(draw, 3), ...body, 'e', ...tail];
  return isTight(want, 20) ? lean({ want, say: 'nested' }) : null;
});

const tapsOf = (draw: Draw, names: string, size: number): string => {
  const row = Array.from({ length: size }, () => names[draw(0, names.length - 1)] ?? 'a').join('');
  return [...names].every((name) => row.includes(name)) ? row : tapsOf(draw, names, size);
};

export const taps = several<Piece>(26, 41, (draw, turn) => {
  const names = turn % 3 === 2 ? 'abc' : 'ab';
  const stack = (at: number): Token[] =>
    (turn + at) % 4 === 3
      ? [times(draw, 3), ...motif(draw, 1), 'e']
      : motif(draw, 1 + ((turn + at) % 2));
  const hats = ['ha', 'hb', 'hc'] as const;
  const want = hats.slice(0, names.length).flatMap((hat, at): Token[] => [hat, ...stack(at)]);
  const bodies = want
    .join(' ')
    .split(/h[abc]/)
    .map((each) => each.trim());
  const isPlain = new Set(bodies).size <= names.length;
  return isPlain
    ? null
    : lean({ want, input: tapsOf(draw, names, names.length + 1 + (turn % 2)), say: 'tapped' });
});

export const asks = several<Piece>(28, 53, (draw, turn) => {
  const [guest, names] = (
    [
      ['ia', 'ab'],
      ['ib', 'bc'],
      ['ic', 'ac'],
      ['ia', 'abc'],
    ] as const
  )[turn % 4] ?? ['ia', 'ab'];
  const yes = motif(draw, 1 + (turn % 2));
  const no: Token[] = turn % 5 === 4 ? [times(draw, 3), ...motif(draw, 1), 'e'] : motif(draw, 1);
  const tail = turn % 3 === 1 ? motif(draw, 1) : [];
  if (`${yes}` === `${no}`) return null;
  const want: Token[] = ['hs', 'f', guest, ...yes, 'o', ...no, 'e', ...tail, 'e'];
  return lean({ want, input: tapsOf(draw, names, 4), say: 'asks' });
});

export const counters = several<Piece>(28, 67, (draw, turn) => {
  const [one, other] = motif(draw, 2);
  // Three ways to grow: with a beat behind, with a beat before, or two sounds at a time.
  const grows: Token[] = ['rn', one ?? 'd', ...(turn % 4 === 2 ? motif(draw, 1) : []), 'e'];
  const mark: Token = other ?? 't';
  const body: Token[] = turn % 2 === 0 ? [...grows, mark] : [mark, ...grows];
  const counted: Token[] = turn % 3 === 2 ? ['p', ...body] : [...body, 'p'];
  const tail = turn % 5 === 4 ? motif(draw, 1) : [];
  const want: Token[] = ['hs', times(draw, 4), ...counted, 'e', ...tail];
  return isShorter(want) ? lean({ want, say: 'counts' }) : null;
});

const calls: readonly (readonly Token[])[] = [
  ['q2', 'q3'],
  ['q3', 'q2'],
  ['q2', 'q4'],
  ['q4', 'q2'],
  ['q3', 'q5'],
  ['q2', 'q3', 'q4'],
];

export const spells = several<Piece>(28, 71, (draw, turn) => {
  if (turn % 2 === 0) {
    const [one, other] = [motif(draw, 1), motif(draw, 1)];
    const want: Token[] = [
      'hs',
      'q',
      ...one,
      'q',
      ...other,
      'q',
      'hq',
      ...motif(draw, 2 + (turn % 3)),
    ];
    return isShorter(want) && blockCount(want) <= 9 ? lean({ want, say: 'spell' }) : null;
  }
  const order = calls[draw(0, calls.length - 1)] ?? [];
  const between = turn % 4 === 1 ? motif(draw, 1) : [];
  const want: Token[] = [
    'hs',
    ...order.flatMap((call, at) => (at === 1 ? [...between, call] : [call])),
    'hq',
    'rx',
    ...motif(draw, 1),
    'e',
    ...motif(draw, 1),
  ];
  return playedBy(want).length <= 18 ? lean({ want, say: 'ordered' }) : null;
});

export const messages = several<Piece>(30, 83, (draw, turn) => {
  const row: Token[] =
    turn % 3 === 2 ? [times(draw, 3), ...motif(draw, 2), 'e'] : motif(draw, 3 + (turn % 3));
  const at = 1 + draw(0, Math.max(0, row.length - 2));
  const second: Token[] =
    turn % 4 === 3 ? [times(draw, 3), ...motif(draw, 1), 'e'] : motif(draw, 2 + (turn % 2));
  const first =
    turn % 3 === 2 ? [...motif(draw, 1), 'm' as const, ...row] : row.toSpliced(at, 0, 'm');
  const want: Token[] = ['hs', ...first, 'hm', ...second];
  const { parts, second: other } = run(want);
  return (parts[0]?.length ?? 0) <= 9 && other.length <= 11 ? lean({ want, say: 'sends' }) : null;
});

const points = ['i2', 'i3', 'i4'] as const;

export const games = several<Piece>(30, 97, (draw, turn) => {
  const goal = draw(0, 2);
  const win: Token[] = [points[goal] ?? 'i2', ...motif(draw, 1 + (turn % 2)), 'e'];
  const [hit] = motif(draw, 1);
  if (turn % 3 === 0) {
    const want: Token[] = ['ha', 'p', ...win];
    return lean({ want, input: 'a'.repeat(goal + 3), say: 'rules' });
  }
  if (turn % 3 === 1) {
    const want: Token[] = ['ha', 'p', 'hb', 'rn', hit ?? 'd', 'e'];
    return lean({ want, input: tapsOf(draw, 'ab', 5), say: 'rules' });
  }
  const want: Token[] = ['ha', 'p', ...win, 'hb', 'z', hit ?? 'd'];
  return lean({ want, input: tapsOf(draw, 'ab', 5 + (turn % 2)), say: 'rules' });
});
