import { readable } from '@nobi/kit/manifest';
import { playChild } from '@nobi/kit/simulate';
import { expect, test } from 'vitest';
import { everMastered } from '../../simulate/how-well.ts';
import guessing from '../../simulate/learners/guessing.ts';
import { activities } from './activities.ts';
import { course } from './course.ts';
import { activityNames, isPlayable } from './playable.ts';
import { answersOf } from './rules/asks.ts';
import { rowMistake, rowOf } from './rules/cards.ts';
import { afterStep, goalOf, isLoaded, loadingIn, nextStep, startOf } from './rules/loading.ts';
import { type Mistake, mistakeIn, wrongOf } from './rules/mistakes.ts';
import { written } from './rules/numerals.ts';
import { worthOf } from './rules/places.ts';
import { promptOf } from './scene/prompt.ts';
import { simulated } from './simulated.ts';
import { says } from './text/says.ts';
import { taleOf } from './text/tales.ts';
import { words } from './text/text.ts';

const banks = course.lessons.map(({ id, play }) => ({ id, bank: play.bank }));
const items = banks.flatMap(({ bank }) => bank);
const tasks = [
  course.free,
  ...items,
  ...course.lessons.flatMap((lesson) => [...lesson.look, ...lesson.try, lesson.make]),
];

test('names only activities that exist, with everything that they need to be won', () => {
  expect(Object.keys(activities).toSorted()).toEqual([...activityNames].toSorted());
  for (const task of tasks) expect(isPlayable(task), task.id).toBe(true);
});

test.each(banks)('has seventy tasks that differ in $id, and most are built by hand', ({ bank }) => {
  const questions = new Set(
    bank.map(({ activity, args }) => `${activity} ${JSON.stringify(args)}`),
  );
  const picked = bank.filter(({ activity }) => activity === 'pick');

  expect(questions.size).toBeGreaterThanOrEqual(70);
  expect(picked.length / bank.length).toBeLessThanOrEqual(0.4);
});

test('would notice a task that cannot be won', () => {
  const say = says.plus;
  const plays = (activity: string, args: Record<string, number | string | number[]>) =>
    isPlayable({ id: 'x', activity, say, args });

  expect(plays('wheels', { how: 'plus', a: 5200, b: 4900 })).toBe(false);
  expect(plays('wheels', { how: 'minus', a: 120, b: 340 })).toBe(false);
  expect(plays('wheels', { how: 'story', scene: 4, a: 25, b: 4, c: 0 })).toBe(false);
  expect(plays('pick', { how: 'worth', n: 352, to: 10, choices: [5, 500] })).toBe(false);
  expect(plays('pack', { how: 'unload', n: 120, b: 300 })).toBe(false);
  expect(plays('pack', { how: 'build', n: 4903, view: 0, gap: 1 })).toBe(false);
  expect(plays('rail', { n: 3410, start: 3000, shift: 100 })).toBe(false);
  expect(plays('balance', { a: 250, b: 47 })).toBe(false);
  expect(plays('order', { how: 'up', cards: [3, 3, 5] })).toBe(false);
});

test('can be loaded, tied and unloaded in few moves, without a pack that has run out', () => {
  for (const task of items.filter(({ activity }) => activity === 'pack')) {
    let counts = startOf(task);
    let moves = 0;
    for (let step = nextStep(task, counts); step.do !== 'go'; step = nextStep(task, counts)) {
      expect(step.at, task.id).not.toBe(Number(task.args.gap ?? -1) || -1);
      counts = afterStep(counts, step);
      moves += 1;
      expect(moves, task.id).toBeLessThanOrEqual(40);
    }
    expect(isLoaded(task, counts), task.id).toBe(true);
    expect(worthOf(counts)).toBe(goalOf(task));
    // Tying and opening change nothing of what there is.
    if (loadingIn(task) === 'tidy') expect(worthOf(startOf(task))).toBe(goalOf(task));
  }
});

test('offers only wrong numbers that a known mistake brings, and answers that very mistake', () => {
  for (const task of items.filter(({ activity }) => activity === 'pick')) {
    const [answer] = answersOf(task);
    const choices = Array.isArray(task.args.choices) ? task.args.choices.map(Number) : [];
    const known = new Map(wrongOf(task).map(([mistake, value]) => [value, mistake]));
    for (const choice of choices.filter((each) => each !== answer)) {
      expect(known.has(choice), `${task.id}: ${choice}`).toBe(true);
      expect(mistakeIn(task, [choice])).toBe(known.get(choice));
    }
  }
});

interface Made {
  how: string;
  args: Record<string, number>;
  answer: number[];
  mistake: Mistake;
}

const made: Made[] = [
  { how: 'words', args: { n: 3045 }, answer: [345], mistake: 'zeroLost' },
  { how: 'words', args: { n: 3482 }, answer: [3842], mistake: 'turned' },
  { how: 'plus', args: { a: 268, b: 357 }, answer: [515], mistake: 'noCarry' },
  { how: 'plus', args: { a: 268, b: 357 }, answer: [615], mistake: 'lostCarry' },
  { how: 'minus', args: { a: 342, b: 128 }, answer: [226], mistake: 'smallerFromLarger' },
  { how: 'minus', args: { a: 342, b: 128 }, answer: [224], mistake: 'notPaid' },
  { how: 'near', args: { a: 47, b: 298 }, answer: [349], mistake: 'wrongWay' },
  { how: 'less', args: { a: 543, b: 198 }, answer: [343], mistake: 'roundOnly' },
  { how: 'times', args: { a: 34, b: 6 }, answer: [54], mistake: 'onlyOnes' },
  { how: 'divide', args: { a: 137, b: 4 }, answer: [33, 5], mistake: 'restTooBig' },
  { how: 'divide', args: { a: 137, b: 4 }, answer: [34, 0], mistake: 'restOff' },
  { how: 'story', args: { scene: 7, a: 24, b: 6, c: 18 }, answer: [144], mistake: 'oneStep' },
  { how: 'worth', args: { n: 2470, to: 100 }, answer: [4], mistake: 'digitOnly' },
  { how: 'round', args: { n: 3268, to: 100 }, answer: [3200], mistake: 'down' },
];

test.each(made)('knows what went wrong with $how: $mistake', ({ how, args, answer, mistake }) => {
  expect(mistakeIn({ args: { how, ...args } }, answer)).toBe(mistake);
});

test('lays no row that is in order already, and lets no help say the answer', () => {
  for (const task of items.filter(({ activity }) => activity === 'order'))
    expect(rowOf(task), task.id).not.toEqual(task.args.cards);
  for (const task of items.filter(({ activity }) => activity === 'wheels')) {
    const [answer = 0] = answersOf(task);
    const number = written(answer, 'en');
    // In a division it is the multiplier that would tell.
    const telling = task.args.how === 'divide' ? `× ${number} =` : `= ${number}(?!,?\\d)`;
    expect(promptOf(task, 'en', true), task.id).not.toMatch(new RegExp(telling));
  }
});

test('knows a row that is turned round, sorted by its first digit, or begins with zero', () => {
  const up = { args: { how: 'up', cards: [987, 1002, 1020] } };
  const least = { args: { how: 'smallest', cards: [3, 0, 5] } };

  expect(rowOf(least)).toEqual([3, 0, 5]);
  expect(rowMistake(up, [1020, 1002, 987])).toBe('otherWay');
  expect(rowMistake(up, [1002, 1020, 987])).toBe('byFirstDigit');
  expect(rowMistake(least, [0, 3, 5])).toBe('zeroFirst');
});

const numbers = { n: 9999, a: 9888, b: 7777, c: 88, to: 100 };
const spoken = (['id', 'en'] as const).flatMap((lang) => [
  ...Object.values(words[lang].mistakes),
  ...Object.values(words[lang].rows),
  ...Object.values(words[lang].ways),
  ...Object.values(words[lang].quips),
  ...Object.values(words[lang].done).map((line) => line(lang === 'id' ? '9.999' : '9,999')),
  words[lang].loaded('9.999', '9.999'),
  words[lang].over('9.999', '9.999'),
  words[lang].notRound('9.999'),
  words[lang].notThere('9.999'),
  words[lang].stillThere(99),
]);

test('answers every move in at most twelve words', () => {
  for (const line of spoken) {
    expect(line.split(/\s+/).length, line).toBeLessThanOrEqual(12);
    expect(line.length, line).toBeLessThanOrEqual(68);
  }
});

test('tells each story in at most sixteen words, with numbers as the language writes them', () => {
  for (let scene = 1; scene <= 10; scene += 1) {
    const [id, en] = [taleOf(scene, numbers, 'id'), taleOf(scene, numbers, 'en')];

    expect([id, en].join(' ').length, id).toBeLessThanOrEqual(200);
    expect(id.split(' ').length, id).toBeLessThanOrEqual(16);
    expect(en.split(' ').length, en).toBeLessThanOrEqual(18);
    expect(id).toContain('9.888');
    expect(en).toContain('9,888');
  }
  expect(readable(says.story.id)).toBe(true);
});

test('gives nothing to who guesses, and keeps a save that is far from what the host takes', () => {
  const line = playChild(simulated, guessing, { child: 1, sittings: 50, daysBetween: 1, seed: 5 });
  expect(everMastered(line)).toBe(false);

  let save: string | null = null;
  for (let day = 0; day < 60; day += 1) {
    const session = simulated.open(save, { day, seed: day });
    while (session.now() !== null) session.settle({ misses: 0, hints: 0 });
    save = session.save();
  }
  expect((save ?? '').length).toBeGreaterThan(100);
  expect((save ?? '').length).toBeLessThan(30_000);
});
