/** The signs of the town: what stands on each, which of its parts are to be mended, and the judge. Pure. */
import { seeded } from '@nobi/kit/guest';
import { joined, withBer, withMe, withPe } from './affixes.ts';
import { ends, spellings, starts } from './bank/endings.ts';
import { compounds, marks } from './bank/marks.ts';
import { deeds, named, templateCount } from './bank/places.ts';
import { doing, people } from './bank/roots.ts';
import { ofCompound, ofMark } from './later-signs.ts';
import {
  bare,
  type Part,
  plain,
  type Sign,
  type Slot,
  signOfWords,
  slotOf,
  twoOf,
} from './parts.ts';

export type { Part, Sign, Slot } from './parts.ts';

/** Their place is in codes for good. */
export const forms = [
  'capital',
  'place',
  'start',
  'doing',
  'end',
  'person',
  'spelling',
  'compound',
  'mark',
] as const;
export type Form = (typeof forms)[number];

export interface Order {
  readonly form: Form;
  /** Which row of the form's list. */
  readonly a: number;
  /** Which turn of it: names and places, or how far away its second line stands. */
  readonly b: number;
}

const meEnds = ['me', 'mem', 'men', 'meng', 'meny', 'menge'];
const peEnds = ['pe', 'pem', 'pen', 'peng', 'peny', 'penge'];
const startEnds = ['ber', 'be', 'bel', 'ter'];
const endEnds = ['kan', 'i', 'an'];

const turned = (wrong: string, right: string): Part => slotOf([wrong, right], right, false);

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const ofCapital = ({ a, b }: Order, level: number): Sign => {
  const words = (named(a, b) ?? '').split(' ');
  const small = (word: string): Part => {
    const low = word.toLowerCase();
    return slotOf([low, capital(low)], word, false);
  };
  const names = words.slice(1).filter((word) => word !== word.toLowerCase());
  // A beginner looks for names alone, where there are any.
  const isGiven = level === 0 && names.length > 0;
  return signOfWords(
    words.map((word, at) => [at === 0 && isGiven ? word : small(word)]),
    bare(names[0] ?? words[0] ?? ''),
  );
};

const ofPlace = ({ a, b }: Order, level: number): Sign => {
  const row = deeds[a];
  if (!row) return signOfWords([], '');
  const at = row.at[Math.floor(b / 3)] ?? '';
  const to = row.to[b % 3] ?? '';
  const verb = (root: string): Part => turned(`di ${root}`, `di${root}`);
  const place = (text: string, end: string): Part =>
    turned(`${text.replace(' ', '')}${end}`, `${text}${end}`);
  const words: Part[][] = [
    ...plain(row.what),
    ...(level === 0 ? plain(`di${row.verb} ${at},`) : [[verb(row.verb)], [place(at, ',')]]),
    [verb(row.then)],
    [place(to, '.')],
  ];
  return signOfWords(words, `di${row.verb}`);
};

/** The options of a beginner are three: the one that fits, and two beside it. */
const fewer = (all: readonly string[], right: string, level: number): readonly string[] => {
  const at = all.indexOf(right);
  return level >= 2 ? all : all.filter((_, each) => (each + all.length - at + 1) % all.length < 3);
};

const ofRoot = ({ form, a }: Order, level: number): Sign => {
  const isDoing = form === 'doing';
  const row = (isDoing ? doing : people)[a];
  if (!row) return signOfWords([], '');
  const made = (isDoing ? withMe : withPe)(row.root);
  const whole = joined(made);
  const prefixes = fewer(isDoing ? meEnds : peEnds, made.prefix, level);
  const stems = [row.root, row.root.slice(1)];
  const words = row.line.split(' ').map((word): Part[] => {
    if (bare(word) !== whole) return [word];
    const parts = [slotOf(prefixes, made.prefix, true), slotOf(stems, made.stem, false)];
    return word === whole ? parts : [...parts, word.slice(whole.length)];
  });
  return signOfWords(words, whole);
};

const marked = (line: string, slot: (mark: string) => Slot | null, side: 'start' | 'end') =>
  line.split(' ').map((word): Part[] => {
    const [before = '', after] = word.split('+');
    if (after === undefined) return [word];
    const stop = after.match(/[.,]$/)?.[0] ?? '';
    const tail = after.slice(0, after.length - stop.length);
    const part = slot(side === 'start' ? before : tail);
    if (!part) return [before + after];
    return (side === 'start' ? [part, after] : [before, part, stop]).filter((each) => each !== '');
  });

const plusWord = (line: string): string =>
  bare((line.split(' ').find((word) => word.includes('+')) ?? '').replace('+', '')).toLowerCase();

const ofMarked = (order: Order, level: number): Sign => {
  const isStart = order.form === 'start';
  const [one, two] = twoOf(isStart ? starts : ends, order);
  const all = isStart ? startEnds : endEnds;
  const slot = (mark: string): Slot => slotOf(fewer(all, mark, isStart ? level : 2), mark, true);
  const side = isStart ? 'start' : 'end';
  // The first line is an example for a beginner.
  const first = marked(one, level === 0 ? () => null : slot, side);
  return signOfWords([...first, ...marked(two, slot, side)], plusWord(two));
};

const ofSpelling = (order: Order, level: number): Sign => {
  const [one, two] = twoOf(spellings, order);
  const line = (text: string, isGiven: boolean): Part[][] =>
    text.split(' ').map((word): Part[] => {
      const [right = '', wrong] = word.split('/');
      if (wrong === undefined) return [word];
      const stop = wrong.match(/[.,]$/)?.[0] ?? '';
      if (isGiven) return [right + stop];
      return [turned(wrong, right + stop)];
    });
  const words = [...line(one, level === 0), ...line(two, false)];
  const [key = ''] = (two.split(' ').find((word) => word.includes('/')) ?? '').split('/');
  return signOfWords(words, bare(key));
};

export const signOf = (order: Order, level: number): Sign => {
  if (order.form === 'capital') return ofCapital(order, level);
  if (order.form === 'place') return ofPlace(order, level);
  if (order.form === 'doing' || order.form === 'person') return ofRoot(order, level);
  if (order.form === 'compound') return ofCompound(order, level);
  if (order.form === 'mark') return ofMark(order, level);
  return order.form === 'spelling' ? ofSpelling(order, level) : ofMarked(order, level);
};

/** What is chosen for each part; -1 where nothing is yet. */
export type Choices = readonly number[];

/** As a child meets it: open parts are empty, roots whole, names small, and something is to be mended. */
export const startOf = (order: Order, level: number, seed: number): Choices => {
  const { slots } = signOf(order, level);
  const { form } = order;
  const isFound = form === 'compound' || form === 'mark';
  if (form !== 'place' && form !== 'spelling' && !isFound)
    return slots.map(({ isOpen }) => (isOpen ? -1 : 0));
  const random = seeded(seed);
  const wrongAt = Math.floor(random() * slots.length);
  return slots.map(({ options, right }, at) => {
    if (at !== wrongAt && random() >= 0.5) return right;
    const step = options.length > 2 ? 1 + Math.floor(random() * (options.length - 1)) : 1;
    return (right + step) % options.length;
  });
};

export const textOf = ({ words, slots }: Sign, choices: Choices): string => {
  const part = (each: Part): string => {
    if (typeof each === 'string') return each;
    return each.options[choices[slots.indexOf(each)] ?? -1] ?? '…';
  };
  return words.map((word) => word.map(part).join('')).join(' ');
};

export const rightOf = ({ slots }: Sign): Choices => slots.map(({ right }) => right);

/** The first part that does not fit, or null where all do. */
export const offAt = (sign: Sign, choices: Choices): number | null => {
  if (textOf(sign, choices) === textOf(sign, rightOf(sign))) return null;
  const at = sign.slots.findIndex(({ right }, each) => choices[each] !== right);
  return at < 0 ? null : at;
};

export const isFilled = ({ slots }: Sign, choices: Choices): boolean =>
  slots.every((_, at) => (choices[at] ?? -1) >= 0);

/** How many rows a form has, and how many turns of each. */
export const sizeOf = (form: Form): { rows: number; turns: number } => {
  if (form === 'capital') return { rows: templateCount, turns: 10 };
  if (form === 'place') return { rows: deeds.length, turns: 9 };
  if (form === 'doing') return { rows: doing.length, turns: 1 };
  if (form === 'person') return { rows: people.length, turns: 1 };
  if (form === 'mark') return { rows: marks.length, turns: 1 };
  if (form === 'compound') return { rows: compounds.length, turns: 1 };
  const list = { start: starts, end: ends, spelling: spellings }[form];
  return { rows: list.length, turns: 4 };
};

/** There, with two different answers where there are two lines, and mended in one way alone. */
export const isSound = (order: Order): boolean => {
  const { rows, turns } = sizeOf(order.form);
  if (order.a >= rows || order.b >= turns) return false;
  const sign = signOf(order, 2);
  const isWhole = sign.slots.length > 0 && sign.slots.every(({ right }) => right >= 0);
  const isPair = order.form === 'start' || order.form === 'end';
  return isWhole && (!isPair || markOf(sign, 0) !== markOf(sign, 1));
};

const markOf = ({ slots }: Sign, at: number): string => {
  const slot = slots[at];
  return slot?.options[slot.right] ?? '';
};

/** Another word of the same beginning, whole, as an example; empty where a form has none. */
export const modelOf = ({ form, a }: Order): string => {
  if (form !== 'doing' && form !== 'person') return '';
  const list = form === 'doing' ? doing : people;
  const make = form === 'doing' ? withMe : withPe;
  const own = list[a]?.root ?? '';
  const { prefix, stem } = make(own);
  const isMelted = stem !== own;
  const alike = list.find(({ root }) => {
    const other = make(root);
    return root !== own && other.prefix === prefix && (other.stem !== root) === isMelted;
  });
  return alike ? `${alike.root} → ${joined(make(alike.root))}` : '';
};

/** The rule that made a row of `starts`, for the test. */
export const startRule = (root: string): string => withBer(root).prefix;

export const keyOf = (order: Order): string => signOf(order, 2).key;
