/** Short ways to write the tasks of a lesson. What comes out is plain data. */
import type { CourseItem, CourseTask } from '@nobi/kit/course';
import { type Both, both } from '@nobi/kit/forms';

/** How hard an item is, and what it speaks for. */
export interface Weight {
  skill: string;
  difficulty: number;
  /** Its pictures are out from the start. */
  hint?: 1;
}

export const hinted = ({ hint }: Weight) => (hint ? { hint } : {});

const callSays: Readonly<Record<string, Both>> = {
  hello: both('Siapa yang disapa?\nDengar, lalu ketuk.', 'Who do we greet?\nListen, then tap.'),
  bye: both('Siapa yang pulang?\nDengar, lalu ketuk.', 'Who goes home?\nListen, then tap.'),
  feed: both('Siapa yang diberi makan?\nDengar, lalu ketuk.', 'Who gets food?\nListen, then tap.'),
  ask: both('Apa yang diminta?\nDengar, lalu ketuk.', 'What do they want?\nListen, then tap.'),
  find: both('Di mana, ya?\nDengar, lalu ketuk.', 'Where is it?\nListen, then tap.'),
};

export interface Call {
  id: string;
  way: 'hello' | 'bye' | 'feed' | 'ask' | 'find';
  want: string[];
  of: string[];
}

/** Tap those that are called, in the order in which they are called. */
export const call = ({ id, way, want, of }: Call, weight: Weight): CourseItem => ({
  id,
  activity: 'pick',
  say: callSays[way] ?? both('Dengar, lalu ketuk.', 'Listen, then tap.'),
  args: { way, want, of, ...hinted(weight) },
  skill: weight.skill,
  difficulty: weight.difficulty,
});

export interface Painting {
  id: string;
  figure: string;
  want: string[];
  of: string[];
}

export const paint = ({ id, figure, want, of }: Painting, weight: Weight): CourseItem => ({
  id,
  activity: 'paint',
  say:
    want.length > 1
      ? both(
          'Dengar semua warna.\nWarnai satu demi satu.',
          'Hear all the colours.\nPaint one by one.',
        )
      : both('Warna apa?\nDengar, lalu warnai.', 'Which colour?\nListen, then paint.'),
  args: { figure, want, of, ...hinted(weight) },
  skill: weight.skill,
  difficulty: weight.difficulty,
});

export interface Scene {
  id: string;
  things: string[];
  say: Both;
  n?: number;
  line?: string;
}

/** To look at and to tap. */
export const show = ({ id, things, say, n, line }: Scene): CourseTask => ({
  id,
  activity: 'show',
  say,
  args: { things, ...(n && { n }), ...(line && { line }) },
});

export type CallRow = readonly [way: Call['way'], want: string[], of: string[], difficulty: number];

/** Many calls at once; each is named after what it asks. */
export const calls = (skill: string, rows: readonly CallRow[]): CourseItem[] =>
  rows.map(([way, want, of, difficulty]) =>
    call({ id: `${way}-${want.join('-')}-${of.length}`, way, want, of }, { skill, difficulty }),
  );

export interface Order {
  id: string;
  view: 'balloons' | 'basket' | 'monster';
  want: string[];
  n: number[];
  of: string[];
}

const orderSays: Readonly<Record<Order['view'], Both>> = {
  balloons: both('Berapa balonnya?\nDengar, lalu ketuk.', 'How many balloons?\nListen, then tap.'),
  basket: both(
    'Isi keranjangnya.\nDengar pesanannya.',
    'Pack the picnic basket.\nListen to the order.',
  ),
  monster: both('Buat monsternya.\nDengar pesanannya.', 'Build the monster.\nListen to the order.'),
};

/** So many of each, then ready. */
export const order = ({ id, view, want, n, of }: Order, weight: Weight): CourseItem => ({
  id,
  activity: 'gather',
  say: orderSays[view],
  args: { view, want, n, of, ...hinted(weight) },
  skill: weight.skill,
  difficulty: weight.difficulty,
});

export type OrderRow = readonly [want: string[], n: number[], of: string[], difficulty: number];

export const orders = (
  view: Order['view'],
  skill: string,
  rows: readonly OrderRow[],
): CourseItem[] =>
  rows.map(([want, n, of, difficulty]) =>
    order(
      {
        id: `${view}-${want.map((name, i) => `${n[i] ?? 1}-${name}`).join('-')}-${of.length}`,
        view,
        want,
        n,
        of,
      },
      { skill, difficulty },
    ),
  );

interface OneOfTwo {
  /** How each is called; they take turns. */
  ways: readonly Call['way'][];
  names: readonly string[];
  /** The difficulty of the first; the last is half a logit harder. */
  from: number;
  /** How far off in the row the other one stands: each distance gives one call a name. */
  apart: readonly number[];
}

/** Each name beside others, two at a time: so much that is easy that nobody hears the same again soon. */
export const oneOfTwo = (skill: string, { ways, names, from, apart }: OneOfTwo): CourseItem[] => {
  const pairs = apart.flatMap((far) =>
    names.map((want, at) => [want, names[(at + far) % names.length] ?? want] as const),
  );
  return pairs.map(([want, other], turn) => {
    const way = ways[turn % ways.length] ?? 'find';
    const of = turn % 3 === 0 ? [want, other] : [other, want];
    const difficulty = Math.round((from + (0.5 * turn) / pairs.length) * 100) / 100;
    return call(
      { id: `${way}-${want}-not-${other}`, way, want: [want], of },
      { skill, difficulty },
    );
  });
};
