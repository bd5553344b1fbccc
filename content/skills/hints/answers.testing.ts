/** What would give a task away if Nobi said it, for every task that a game or a course can lay out. */
import type { Course, CourseItem } from '@nobi/kit/course';
import { course as bacaLancar } from '../../courses/baca-lancar/course.ts';
import { course as blokAjaib } from '../../courses/blok-ajaib/course.ts';
import { tokensIn } from '../../courses/blok-ajaib/rules/blocks.ts';
import { course as helloNobi } from '../../courses/hello-nobi/course.ts';
import { entryOf, isKnown } from '../../courses/hello-nobi/rules/lexicon.ts';
import { course as jagoBilangan } from '../../courses/jago-bilangan/course.ts';
import { course as kodePertamaku } from '../../courses/kode-pertamaku/course.ts';
import { course as myWorld } from '../../courses/my-world/course.ts';
import { course as petualanganSuku } from '../../courses/petualangan-suku/course.ts';
import { syllablesOf, wordOf } from '../../courses/petualangan-suku/rules/words.ts';
import { course as sahabatAngka } from '../../courses/sahabat-angka/course.ts';
import { bank as bubbles } from '../../games/gelembung-suku/rules/jar.ts';
import { bank as bridges } from '../../games/jembatan-sepuluh/rules/tasks.ts';
import { targetsOf } from '../../games/kata-berantai/rules/orders.ts';
import { bank as trains } from '../../games/kata-berantai/rules/tasks.ts';
import { bank as townSigns } from '../../games/kota-ejaan/rules/tasks.ts';
import { bank as fields } from '../../games/lumbung-kali/rules/tasks.ts';
import { sentenceOf } from '../../games/mesin-kalimat/rules/orders.ts';
import { bank as sentences } from '../../games/mesin-kalimat/rules/tasks.ts';
import { bank as boards } from '../../games/nobi-pulang/rules/bank.ts';
import { neededOf, optionsOf } from '../../games/pasar-apung/rules/orders.ts';
import { bank as market } from '../../games/pasar-apung/rules/tasks.ts';
import { spots } from '../../games/pelabuhan-halo/rules/spots.ts';
import { bank as harbour } from '../../games/pelabuhan-halo/rules/tasks.ts';
import { nouns } from '../../games/pelabuhan-halo/rules/things.ts';
import { traceAnswer } from '../../games/sawah-cerdas/rules/orders.ts';
import { bank as terraces } from '../../games/sawah-cerdas/rules/tasks.ts';
import { rivals, targetOf } from '../../games/titik-desimal/rules/orders.ts';
import { bank as sails } from '../../games/titik-desimal/rules/tasks.ts';
import { bank as dishes } from '../../games/warung-martabak/rules/orders.ts';
import { aliases } from '../aliases.ts';
import { gardenAnswers } from './garden-answers.testing.ts';
import { blockWords, meanings } from './meanings.testing.ts';
import { newsAnswers } from './news-answers.testing.ts';
import { shipAnswers } from './ship-answers.testing.ts';
import { mendedWords } from './sign-answers.testing.ts';
import { worldAnswers } from './world-answers.testing.ts';

export interface TaskAnswers {
  readonly item: string;
  readonly task: string;
  readonly skill: string;
  /** In both languages: numbers as digits and as words, words with what they mean, labels. */
  readonly answers: readonly string[];
}

const id = 'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas'.split(' ');
const en =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const tensOf = (n: number) =>
  n < 20 ? `${id[n - 11] ?? ''} belas`.trim() : `${id[Math.floor(n / 10) - 1]} puluh`;
const spoken = (n: number): string[] => [
  `${n}`,
  id[n - 1] ?? tensOf(n),
  ...en.slice(Math.max(0, n - 1), n),
];
/** One is how things are counted, "satu jari": there it is no answer. */
const numberWords = (n: number): string[] => (n === 1 ? ['1'] : spoken(n));
const fractionWords: Readonly<Record<number, readonly string[]>> = {
  2: ['setengah', 'separuh', 'half', 'halves'],
  3: ['sepertiga', 'third', 'thirds'],
  4: ['seperempat', 'quarter', 'quarters'],
  6: ['seperenam', 'sixth', 'sixths'],
  8: ['seperdelapan', 'eighth', 'eighths'],
};

const arrows = ['up', 'right', 'down', 'left'];

const wordAnswers = (name: string): string[] => {
  const plain = name.replaceAll('-', ' ');
  const noun = nouns.find((each) => each.en === name);
  const entry = isKnown(name) ? entryOf(name) : undefined;
  return [
    plain,
    ...(meanings[plain] ?? []),
    ...(noun ? [noun.id] : []),
    ...(entry ? [entry.en, entry.many, entry.id] : []),
    ...(wordOf(name) ? [wordOf(name)?.en ?? plain] : []),
  ];
};

/** What a tile of the drone's program does; asking is how a program is thought of, not what it does. */
const tileWords: Readonly<Record<string, readonly string[]>> = {
  M: ['maju', 'forward'],
  S: ['siram', 'water'],
  H: ['panen', 'harvest'],
  U: ['usir', 'shoo'],
  D: ['siram', 'water'],
  R: ['panen', 'harvest'],
  P: ['usir', 'shoo'],
  A: ['siram', 'panen', 'harvest'],
  B: ['siram', 'usir', 'shoo'],
  C: ['panen', 'usir', 'harvest'],
};

/** Words that hold a sentence together: how they are used is what a ladder is about. */
const openGrammar = /^(?:the|a|an|is|are|it|not|on|in|than|yesterday|did)$/;

const ofGames: readonly TaskAnswers[] = [
  ...bubbles.map(({ word, skill, level }) => ({
    item: 'gelembung-suku',
    task: `${word.id}-${level}`,
    skill,
    answers: [word.id, word.en, ...word.syllables],
  })),
  ...shipAnswers(numberWords),
  ...bridges.map(({ id: task, skill, level, target, answer }) => ({
    item: 'jembatan-sepuluh',
    task: `${task}-${level}`,
    skill,
    // Where two planks are chosen, every part of the bridge is an answer.
    answers: (answer === null
      ? Array.from({ length: target }, (_, at) => at + 1)
      : [answer, target]
    ).flatMap(numberWords),
  })),
  ...newsAnswers,
  ...trains.map(({ id: task, skill, level, order }) => ({
    item: 'kata-berantai',
    task: `${task}-${level}`,
    skill,
    answers: targetsOf(order).flatMap((word) => [word.id, word.en.toLowerCase()]),
  })),
  ...gardenAnswers,
  ...townSigns.map(({ id: task, skill, level, order }) => ({
    item: 'kota-ejaan',
    task: `${task}-${level}`,
    skill,
    answers: mendedWords(order, level),
  })),
  ...fields.map(({ id: task, skill, level, order: { rows, cols, at } }) => ({
    item: 'lumbung-kali',
    task: `${task}-${level}`,
    skill,
    answers: [rows, cols, rows * cols, at, at * cols, (rows - at) * cols]
      .filter((n) => n > 0)
      .flatMap(numberWords),
  })),
  ...boards.map(({ id: task, skill }) => ({
    item: 'nobi-pulang',
    task,
    skill,
    answers: [...arrows, ...[2, 3, 4].flatMap(numberWords)].flatMap(wordAnswers),
  })),
  ...market.map(({ id: task, skill, level, order }) => ({
    item: 'pasar-apung',
    task: `${task}-${level}`,
    skill,
    answers: [order.a, order.b, neededOf(order), ...optionsOf(order)]
      .filter((n) => n > 0)
      .flatMap((n) => [`${n}`, n.toLocaleString('id'), n.toLocaleString('en')]),
  })),
  ...harbour.map(({ id: task, skill, steps }) => ({
    item: 'pelabuhan-halo',
    task,
    skill,
    answers: steps.flatMap(({ thing, spot }) =>
      [thing.word, thing.colour ?? '', thing.size ?? '', spots[spot].where, spots[spot].name]
        .filter(Boolean)
        .flatMap(wordAnswers),
    ),
  })),
  ...sentences.map(({ id: task, skill, level, order }) => ({
    item: 'mesin-kalimat',
    task: `${task}-${level}`,
    skill,
    answers: sentenceOf(order).filter((word) => !openGrammar.test(word)),
  })),
  ...terraces.map(({ id: task, skill, level, order }) => ({
    item: 'sawah-cerdas',
    task: `${task}-${level}`,
    skill,
    answers: [
      ...(order.form === 'trace' ? numberWords(traceAnswer(order) + 1) : []),
      ...(order.wanted.times > 0 ? numberWords(order.wanted.times) : []),
      ...[...order.wanted.body].flatMap((tile) => tileWords[tile] ?? []),
    ],
  })),
  ...sails.map(({ id: task, skill, level, order }) => ({
    item: 'titik-desimal',
    task: `${task}-${level}`,
    skill,
    answers: [
      ...[order.a, order.b].filter((n) => n > 0).flatMap(numberWords),
      ...(fractionWords[order.form === 'fraction' ? order.b : 0] ?? []),
      ...[
        targetOf(order),
        ...(order.form === 'compare' ? rivals(order) : []).map((n) => n.value),
      ].map((value) => `${value / 10_000}`),
    ],
  })),
  ...dishes.map(({ id: task, skill, level, want, against, ready }) => ({
    item: 'warung-martabak',
    task: `${task}-${level}`,
    skill,
    answers: [want.top, want.bottom, against?.top ?? 0, against?.bottom ?? 0, ready]
      .filter((n) => n > 0)
      .flatMap((n) => [...numberWords(n), ...(fractionWords[n] ?? [])]),
  })),
];

/** What a task is about, not what it asks: how it is shown. */
const shownBy =
  /^(?:way|view|figure|map|how|asks?|by|ghosts|digit|scene|hole|gap|many|shift|start)$/;

const valuesOf = (value: unknown): (string | number)[] => {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  return Array.isArray(value) ? value.flatMap(valuesOf) : [];
};

const blockAnswers = ({ args }: CourseItem): string[] => [
  ...tokensIn(args.want).flatMap((token) => {
    const times = Number(/^[riq](\d)$/.exec(token)?.[1] ?? 0);
    return times > 0 ? numberWords(times) : (blockWords[token] ?? []);
  }),
  ...valuesOf(args.counts).flatMap((value) =>
    typeof value === 'number' ? numberWords(value) : [],
  ),
];

/** Of activities whose answer is a path, every arrow; of the others every value that the task names. */
const answersOf = (item: CourseItem): string[] => {
  const { activity, args } = item;
  if (/^(?:drive|square|choose|path|bug)$/.test(activity))
    return [...arrows.flatMap(wordAnswers), ...[2, 3].flatMap(numberWords)];
  const named = Object.entries(args).filter(
    ([name]) => activity === 'hop' || activity === 'cake' || !shownBy.test(name),
  );
  const values = named.flatMap(([, value]) => valuesOf(value));
  const numbers = values.filter((value) => typeof value === 'number');
  const [from = 0, by = 0] = [Number(args.from ?? args.have ?? 0), Number(args.by ?? 0)];
  const made = [...numbers, from + by, from - by, Number(args.n ?? 0) - Number(args.have ?? 0)];
  const hours = activity === 'clock' ? numbers.map((n) => n % 12 || 12) : [];
  const words = values.filter((value) => typeof value === 'string');
  return [
    ...made.filter((n) => n > 0).flatMap(numberWords),
    ...hours.flatMap(spoken),
    ...words.flatMap((word) => [
      ...wordAnswers(word),
      ...(activity === 'dance' || activity === 'event' || activity === 'spot'
        ? word.split('-').flatMap(wordAnswers)
        : []),
      ...(activity === 'build' ? syllablesOf(word) : []),
    ]),
  ];
};

/** Of courses whose tasks are not named by their arguments. */
const ownAnswers: Readonly<Record<string, (item: CourseItem) => string[]>> = {
  'blok-ajaib': blockAnswers,
  'my-world': worldAnswers,
};

const courses: Readonly<Record<string, Course>> = {
  'baca-lancar': bacaLancar,
  'blok-ajaib': blokAjaib,
  'hello-nobi': helloNobi,
  'jago-bilangan': jagoBilangan,
  'kode-pertamaku': kodePertamaku,
  'my-world': myWorld,
  'petualangan-suku': petualanganSuku,
  'sahabat-angka': sahabatAngka,
};

const ofCourses = Object.entries(courses).flatMap(([item, { lessons }]) =>
  lessons.flatMap(({ play }) =>
    play.bank.map((one) => ({
      item,
      task: one.id,
      skill: aliases[item]?.[one.skill] ?? one.skill,
      answers: (ownAnswers[item] ?? answersOf)(one),
    })),
  ),
);

export const everyTask: readonly TaskAnswers[] = [...ofGames, ...ofCourses];
