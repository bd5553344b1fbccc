/** What a task asks to be written, which words lie ready, and the judge. Pure. */
import { seeded } from '@nobi/kit/guest';
import { type Aspect, type Cough, differs, type Meaning } from './meaning.ts';
import { read } from './sentence.ts';
import {
  type Body,
  bases,
  colours,
  degrees,
  hollow,
  isColour,
  isDegree,
  isNoun,
  isPrep,
  isPronoun,
  isShape,
  isThing,
  isVerb,
  looks,
  manyOf,
  mistaken,
  type Noun,
  nouns,
  numbers,
  ofBase,
  ofPast,
  type Prep,
  pasts,
  pluralOf,
  preps,
  pronouns,
  shapes,
  type Thing,
  things,
  transitive,
  type Verb,
  verbs,
  written,
} from './words.ts';

/** look: "It is a small red cat." The others say by their names what is new in them. */
export const forms = [
  'look',
  'place',
  'doing',
  'many',
  'who',
  'not',
  'ask',
  'than',
  'past',
  'did',
] as const;
export type Form = (typeof forms)[number];

/** Places in the lists of words. */
export interface Order {
  readonly form: Form;
  /** Who; of `who` the small word; from ten on a thing that is alive. */
  readonly a: number;
  /** How it looks, or the verb; with `isAt` where. */
  readonly b: number;
  /** To what it is done, or at what; of `many` without it how many. */
  readonly c: number;
  /** It is somewhere instead of doing something. */
  readonly isAt: boolean;
  /** Looks that are added, from 1; 0 for none. Of `ask` and `did`: many are asked about; it is a question. */
  readonly x: number;
}

const at = <Word>(list: readonly [Word, ...Word[]] | readonly Word[], place: number): Word => {
  const word = list[place % list.length];
  if (word === undefined) throw new Error('a list of words is empty');
  return word;
};

const bodies: readonly Body[] = [...nouns, ...things];

const lookOf = (x: number): readonly string[] => (x > 0 ? at(looks, x - 1) : []);

/** Whom "it" means, and of whom there are many where "they" is said. */
export const itOf = ({ form, a, c, b }: Order): Noun => {
  if (form !== 'who') return 'cat';
  return at(nouns, a === 3 ? 8 : (b + c) % 8);
};

const predicate = ({ isAt, b, c, form }: Order): readonly string[] => {
  if (isAt) return [at(preps, b), 'the', at(things, c)];
  const verb = at(verbs, b);
  return transitive.includes(verb) && form !== 'many' ? [verb, 'the', at(things, c)] : [verb];
};

/** What is done, with its verb in another form. */
const inForm = (does: readonly string[], form: Readonly<Record<Verb, string>>): string[] =>
  does.map((word) => (isVerb(word) ? form[word] : word));

/** The sentence that is wanted. */
export const sentenceOf = (order: Order): readonly string[] => {
  const { form, a, b, c, x } = order;
  const noun = at(bodies, a);
  const does = predicate(order);
  if (form === 'look') return ['it', 'is', 'a', ...at(looks, b), noun];
  if (form === 'place') {
    const [shape, colour] = lookOf(x);
    const [prep = '', , thing = ''] = does;
    return [
      'the',
      ...(shape ? [shape] : []),
      noun,
      'is',
      prep,
      'the',
      ...(colour ? [colour] : []),
      thing,
    ];
  }
  if (form === 'doing') return ['the', ...lookOf(x).slice(0, 1), noun, 'is', ...does];
  if (form === 'many') {
    const number = order.isAt ? 'two' : at(numbers, c);
    return [number, ...lookOf(x).slice(1), pluralOf(at(nouns, a)), 'are', ...does];
  }
  if (form === 'who') return [at(pronouns, a), a === 3 ? 'are' : 'is', ...does];
  if (form === 'not') return ['the', noun, 'is', 'not', ...does];
  if (form === 'than') return ['the', noun, 'is', at(degrees, b), 'than', 'the', at(things, c)];
  if (form === 'past') return ['yesterday', 'the', noun, ...inForm(does, pasts)];
  if (form === 'did') {
    const plain = inForm(does, bases);
    return x > 0 ? ['did', 'the', noun, ...plain] : ['the', noun, 'did', 'not', ...plain];
  }
  return x > 0 ? ['are', 'the', pluralOf(at(nouns, a)), ...does] : ['is', 'the', noun, ...does];
};

export const meaningOf = (order: Order): Meaning | null => {
  const reading = read(sentenceOf(order), itOf(order));
  return 'meaning' in reading ? reading.meaning : null;
};

export type Verdict =
  | { readonly kind: 'fits' }
  | { readonly kind: 'cough'; readonly cough: Cough }
  | { readonly kind: 'other'; readonly meaning: Meaning; readonly aspect: Aspect };

/** What comes of these words where that sentence was wanted. */
export const judge = (order: Order, words: readonly string[]): Verdict => {
  const reading = read(words, itOf(order));
  if ('cough' in reading) return { kind: 'cough', cough: reading.cough };
  const wanted = meaningOf(order);
  const aspect = wanted ? differs(wanted, reading.meaning) : 'who';
  return aspect ? { kind: 'other', meaning: reading.meaning, aspect } : { kind: 'fits' };
};

/** What makes the skill, first; then what else can be taken out of the sentence. */
const roles: Readonly<Record<Form, readonly (readonly ((word: string) => boolean)[])[]>> = (() => {
  const is =
    (...words: string[]) =>
    (word: string) =>
      words.includes(word);
  const be = is('is', 'are');
  const look = (word: string) => isShape(word) || isColour(word);
  const isPast = (word: string) => ofPast(word) !== undefined;
  const name = (word: string) => isNoun(word) || manyOf(word) !== undefined;
  const does = (word: string) => isVerb(word) || isPrep(word);
  const plain = (word: string) => ofBase(word) !== undefined;
  return {
    look: [[look], [look, isNoun, isThing], [look, isNoun, isThing]],
    place: [[isPrep], [isPrep, isThing], [isPrep, isThing, look, isNoun]],
    doing: [[isVerb], [be, isVerb], [be, isVerb, name, look]],
    many: [[name], [name, be], [name, be, does, (word) => numbers.some((each) => each === word)]],
    who: [[isPronoun], [isPronoun, be], [isPronoun, be, does, isThing]],
    not: [[is('not')], [be, is('not')], [be, is('not'), name, does]],
    than: [[isDegree], [isDegree, is('than')], [isDegree, is('than'), isNoun, isThing]],
    past: [[isPast], [isPast, isThing, isNoun], [isPast, isThing, isNoun, is('the')]],
    did: [
      [is('did'), plain],
      [is('did', 'not'), plain],
      [is('did', 'not'), plain, name, isThing],
    ],
    ask: [[be], [be, is('the'), name], [be, is('the'), name, does]],
  };
})();

const most = 5;

/** Places in the sentence that are empty at a level, in the order of the sentence. */
export const openAt = (order: Order, level: number): number[] => {
  const words = sentenceOf(order);
  const wanted = roles[order.form][Math.min(level, 2)] ?? [];
  const found = wanted.flatMap((isWanted) =>
    words.flatMap((word, place) => (isWanted(word) ? [place] : [])),
  );
  const open = [...new Set(found)];
  // Of "is the cat under the table" only the first "the" can be laid.
  const single = open.filter((place) => words[place] !== 'the' || words.indexOf('the') === place);
  if (level === 0) return [at(single, order.a + order.b)];
  return single.slice(0, most).toSorted((one, other) => one - other);
};

/** A picture tells them apart: nobody is in a table, and who is on a boat looks as if in it. */
const isSeen = (prep: Prep, thing: Thing): boolean =>
  prep === 'in' ? hollow.includes(thing) : prep !== 'on' || thing !== 'boat';

/** Words like this one that are not it, the most tempting first. */
const temptersOf = (word: string, { form, a, b, c }: Order): readonly string[] => {
  const turn = 1 + ((a + b + c) % 3);
  const beside = (list: readonly string[]) =>
    [turn, turn + 1].map((step) => at(list, list.indexOf(word) + 1 + (step % (list.length - 1))));
  if (word === 'is') return ['are', 'be'];
  if (word === 'are') return ['is', 'be'];
  if (word === 'not') return ['no', 'on'];
  if (word === 'the') return [];
  if (word === 'did') return ['do', 'is'];
  if (word === 'than') return ['then', 'that'];
  if (isVerb(word)) {
    const like = verbs.filter((each) => transitive.includes(each) === transitive.includes(word));
    return [bases[word], at(like, like.indexOf(word) + 1)];
  }
  if (isDegree(word))
    return [at(shapes, degrees.indexOf(word)), at(degrees, degrees.indexOf(word) + turn)];
  const done = form === 'past' && ofPast(word);
  if (done) return [mistaken[done] ?? bases[done], mistaken[done] ? bases[done] : done];
  const plain = form === 'did' && ofBase(word);
  if (plain) return [pasts[plain], plain];
  const many = manyOf(word);
  if (many) return [many, pluralOf(at(nouns, nouns.indexOf(many) + turn))];
  if (isPrep(word)) {
    const thing = at(things, c);
    const like = preps.filter((each) => isSeen(each, thing));
    return [1, 2].map((step) => at(like, like.indexOf(word) + step));
  }
  if (isPronoun(word)) return [word === 'she' ? 'he' : 'she', word === 'they' ? 'it' : 'they'];
  if (isShape(word)) return beside(shapes);
  if (isColour(word)) return beside(colours);
  if (isNoun(word)) return beside(nouns.slice(0, 8));
  if (isThing(word)) return beside(things);
  return beside(numbers).slice(0, 1);
};

const largest = 6;
const decoysAt = [2, 2, 3];

/** The words that lie ready, mixed. With help there are fewer that do not belong. */
export const trayFor = (
  order: Order,
  { level, aid, seed }: { level: number; aid: number; seed: number },
): string[] => {
  const words = sentenceOf(order);
  const open = openAt(order, level).map((place) => words[place] ?? '');
  const byTurn = [0, 1].flatMap((turn) =>
    // What the skill is about tempts first.
    sortedByRole(order, open).flatMap((word) => temptersOf(word, order)[turn] ?? []),
  );
  const isAsk = order.form === 'ask' && level > 0;
  const tempting = [
    ...new Set([...(isAsk ? [order.x > 0 ? 'do' : 'does'] : []), ...byTurn]),
  ].filter((word) => !open.includes(word));
  const free = Math.min(largest - open.length, decoysAt[level] ?? 2);
  const left = aid >= 2 ? (level === 0 ? 1 : 0) : free;
  const all = [...open, ...tempting.slice(0, left)];
  const random = seeded(seed);
  return all
    .map((word) => ({ word, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ word }) => word);
};

const sortedByRole = ({ form }: Order, open: readonly string[]): readonly string[] => {
  const [first = []] = roles[form];
  const isFirst = (word: string) => first.some((isWanted) => isWanted(word));
  return [...open.filter(isFirst), ...open.filter((word) => !isFirst(word))];
};

/** It can be read, nobody is in what has no inside, and it is short enough for a row of magnets. */
export const isSound = (order: Order): boolean => {
  const words = sentenceOf(order);
  const verdict = judge(order, words);
  const { form, isAt, a, b, c, x } = order;
  if (isAt && !isSeen(at(preps, b), at(things, c))) return false;
  // Of this verb what has happened looks as it always does.
  if (form === 'past' && at(verbs, b) === 'reading') return false;
  // Nobody is in or on themselves, or eats themselves.
  if (a >= nouns.length && at(bodies, a) === at(things, c) && form !== 'look') return false;
  // Who is small is not to be seen behind something.
  if (form === 'place' && at(preps, b) === 'behind' && lookOf(x).includes('small')) return false;
  return verdict.kind === 'fits' && written(words).length <= 40;
};
