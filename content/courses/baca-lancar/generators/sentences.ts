/** Sentences to mend and to lay in order, and letters to read and act upon. */
import { orderNames, orders, placeNames } from '../rules/orders.ts';
import { names, tales } from '../rules/stories.ts';
import { drawn, type Made, seeded } from './making.ts';

const people = 'wati joko qila zaki yuni felix candra hadi vina alex'.split(' ');
const lands = 'bali papua aceh jawa lombok ambon'.split(' ');

interface Pattern {
  /** `N` is a person, `M` another one, `L` a land; all of these are names. */
  line: string;
  weight: number;
}

const patterns: readonly Pattern[] = [
  { line: 'N naik perahu', weight: 0 },
  { line: 'kucing itu milik N', weight: 0.6 },
  { line: 'adik memanggil N', weight: 0.5 },
  { line: 'N membawa peta', weight: 0.1 },
  { line: 'hari ini N datang', weight: 0.7 },
  { line: 'N dan M bermain bola', weight: 1 },
  { line: 'N pulang ke L', weight: 1.1 },
  { line: 'surat ini untuk N', weight: 0.8 },
  { line: 'kapal pos berlayar ke L', weight: 1.2 },
  { line: 'kakek N tinggal di L', weight: 1.6 },
  { line: 'di L ada gunung tinggi', weight: 1.5 },
  { line: 'N mengirim surat kepada M', weight: 1.4 },
];

const isName = /^[NML]$/;

const filled = ({ line }: Pattern, turn: number) => {
  const parts = line.split(' ');
  const from: Readonly<Record<string, string>> = {
    N: people[turn % people.length] ?? '',
    M: people[(turn + 3) % people.length] ?? '',
    L: lands[turn % lands.length] ?? '',
  };
  return {
    words: parts.map((part) => from[part] ?? part),
    names: parts.flatMap((part, at) => (isName.test(part) ? [at] : [])),
  };
};

/** Each sentence is mended with two names, and laid in order with two others. */
export const writingTasks = (): Made[] =>
  patterns.flatMap((pattern, place) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((turn): Made => {
      const isRow = turn % 2 === 1;
      const args = filled(pattern, place + turn);
      const weight = pattern.weight + 0.1 * args.words.length + (isRow ? 0.9 : 0) + 0.006 * turn;
      return { activity: isRow ? 'row' : 'mend', args, say: isRow ? 'row' : 'mend', weight };
    }),
  );

const goods = (
  'apel jagung jeruk keju roti susu kopi kue madu ikan telur tomat nanas pisang mangga semangka kelapa wortel ' +
  'bola buku baju topi payung kunci jam lampu gitar gendang balon boneka robot pensil kertas sepatu sabun sikat'
).split(' ');

const heavy: Readonly<Record<string, number>> = {
  put: 0,
  two: 0.4,
  not: 1,
  stays: 1.1,
  apart: 1.2,
  names: 1.3,
  but: 1.5,
  likes: 1,
  instead: 1.1,
  found: 1.5,
  waits: 1.7,
  feast: 1.6,
  leak: 1.9,
  gifts: 2.1,
  swap: 2.5,
};

/** What an order does not speak of is not in its task. */
const speaksOf = (how: string, part: string): boolean =>
  orders[how]
    ?.text({ a: 'A1', b: 'B1', place: 'P1', to: 'T1', who: 'W1' })
    .toUpperCase()
    .includes(part) ?? false;

const loading = (how: string, turn: number): Made => {
  const random = seeded(turn * 97 + how.length * 13 + 5);
  const many = turn % 3 === 0 ? 3 : 4;
  const things = drawn(goods, many, random);
  const places = drawn(placeNames, turn % 2 === 0 ? 2 : 3, random);
  const [a = '', b = ''] = drawn(things, 2, random);
  const [place = '', to = ''] = drawn(places, 2, random);
  const who = people[turn % people.length] ?? '';
  return {
    activity: 'load',
    args: {
      how,
      a,
      ...(speaksOf(how, 'B1') && { b }),
      place,
      ...(speaksOf(how, 'T1') && { to }),
      ...(speaksOf(how, 'W1') && { who }),
      things,
      places: [...places],
    },
    say: orders[how]?.kind === 'text' ? 'letter' : 'load',
    weight: (heavy[how] ?? 1) + 0.25 * many + 0.2 * places.length + 0.007 * turn,
  };
};

const loadings = (kind: 'line' | 'text', each: number): Made[] =>
  orderNames
    .filter((how) => orders[how]?.kind === kind)
    .flatMap((how) => Array.from({ length: each }, (_, turn) => loading(how, turn)));

const asking = (of: Readonly<Record<string, { text: string }>>): Made[] =>
  Object.entries(of).map(([word, { text }], at) => ({
    activity: 'pick',
    args: { by: 'tale', word },
    say: 'ask',
    weight: 1.2 + 0.012 * text.length + 0.01 * at,
  }));

export const nameTasks = (): Made[] => asking(names);
export const lineTasks = (): Made[] => loadings('line', 14);
export const textTasks = (): Made[] => [...loadings('text', 12), ...asking(tales)];
