import { simulatedCourse } from '@nobi/kit/simulate';
import { expect, test } from 'vitest';
import { playDays } from '../../simulate/play-days.testing.ts';
import { course } from './course.ts';
import { isPlayable } from './playable.ts';
import { numeral } from './rules/numerals.ts';
import { oneFewer, stepsBetween, swapped, tensAnswer } from './rules/tens.ts';
import { simulated } from './simulated.ts';
import { laterBy, preludes, skills } from './skills.ts';
import { tensWords } from './text/tens.ts';
import type { TensWords } from './text/tens-words.ts';
import { comparedPicture, tensPicture } from './view/tens.ts';

const say = { id: 'Ada berapa?', en: 'How many?' };
const plays = (args: Record<string, number | number[] | string>) =>
  isPlayable({ id: 'x', activity: 'tens', say, args });

const bank = course.lessons
  .flatMap(({ play }) => play.bank)
  .filter(({ activity }) => activity === 'tens');
const choicesOf = (task: (typeof bank)[number]): number[] =>
  Array.isArray(task.args.choices) ? task.args.choices.map(Number) : [];

test('says the numbers to a hundred as they are said', () => {
  expect([20, 21, 37, 40, 99, 100].map((number) => numeral(number, 'id'))).toEqual([
    'dua puluh',
    'dua puluh satu',
    'tiga puluh tujuh',
    'empat puluh',
    'sembilan puluh sembilan',
    'seratus',
  ]);
  expect([20, 21, 37, 40, 99, 100].map((number) => numeral(number, 'en'))).toEqual([
    'twenty',
    'twenty-one',
    'thirty-seven',
    'forty',
    'ninety-nine',
    'one hundred',
  ]);
});

test('asks of numbers from 21 to 100, and never has two right answers', () => {
  const wanted = bank.map(tensAnswer);

  expect(Math.min(...wanted)).toBeGreaterThanOrEqual(10);
  expect(Math.max(...wanted)).toBe(100);
  for (const task of bank) {
    const choices = choicesOf(task);
    expect(choices.filter((each) => each === tensAnswer(task)).length, task.id).toBe(
      choices.length > 0 ? 1 : 0,
    );
  }
});

test('tempts with the digits swapped, with a bundle for one, and with the ten that stays', () => {
  const offers = (is: (task: (typeof bank)[number], choice: number) => boolean) =>
    bank.filter((task) => choicesOf(task).some((choice) => is(task, choice))).length;

  expect(
    offers((task, choice) => choice !== tensAnswer(task) && choice === swapped(tensAnswer(task))),
  ).toBeGreaterThan(40);
  expect(
    offers(({ args }, choice) => choice === Number(args.have) + Number(args.by) / 10),
  ).toBeGreaterThan(15);
  expect(offers(({ args }, choice) => args.have === 39 && args.by === 1 && choice === 30)).toBe(1);
});

test('lets no place win more often than another where the greatest is wanted', () => {
  const places = bank
    .filter(({ args }) => args.asks === 'most' || args.asks === 'least')
    .map((task) => choicesOf(task).indexOf(tensAnswer(task)));

  for (const place of [0, 1, 2])
    expect(places.filter((each) => each === place).length).toBeLessThan(places.length / 2);
});

test('refuses lanterns that cannot be counted, hung or compared rightly', () => {
  expect(plays({ n: 101 })).toBe(false);
  expect(plays({ n: 37, choices: [73, 10] })).toBe(false);
  expect(plays({ n: 37, asks: 'name' })).toBe(false);
  expect(plays({ have: 95, by: 10, choices: [96, 105] })).toBe(false);
  expect(plays({ have: 34, by: 10, choices: [35, 45] })).toBe(false);
  expect(plays({ choices: [51, 51], asks: 'most' })).toBe(false);
  expect(plays({ choices: [51], asks: 'most' })).toBe(false);
  expect(plays({ n: 37, choices: [37, 73] })).toBe(true);
  expect(plays({ choices: [51, 39, 48], asks: 'least' })).toBe(true);
});

test('hangs whole bundles first, and takes loose ones off before a bundle', () => {
  expect(stepsBetween(0, 32)).toEqual([10, 20, 30, 31, 32]);
  expect(stepsBetween(39, 40)).toEqual([40]);
  expect(stepsBetween(54, 34)).toEqual([44, 34]);
  expect([73, 71, 70, 10, 0].map(oneFewer)).toEqual([72, 70, 60, 0, 0]);
});

test('draws as many lanterns as there are, ten of them on each rope', () => {
  const drawn = (lit: number) => tensPicture({ lit, ghosts: 0, counted: 0, sign: '', capacity: 0 });

  for (const lit of [20, 37, 73, 99, 100])
    expect(drawn(lit).match(/height="15"/g), `${lit}`).toHaveLength(lit);
  expect(drawn(73).match(/height="187"/g)).toHaveLength(7);
  expect(comparedPicture([39, 51, 48], true).match(/height="15"/g)).toHaveLength(39 + 51 + 48);
  expect(comparedPicture([39, 51, 48], false)).not.toContain('height="15"');
});

test('draws few bigger, and never beside the ropes', () => {
  const wide = (lit: number, capacity: number) =>
    Number(
      /viewBox="0 0 (\d+) 240"/.exec(
        tensPicture({ lit, ghosts: 0, counted: lit, sign: '', capacity }),
      )?.[1],
    );
  const places = (lit: number) =>
    [
      ...tensPicture({ lit, ghosts: 0, counted: lit, sign: '', capacity: 0 }).matchAll(
        /<rect x="([\d.]+)"/g,
      ),
    ].map((match) => Number(match[1]));

  expect(wide(24, 0)).toBeLessThan(wide(24, 100));
  expect(wide(51, 0)).toBe(wide(24, 100));
  for (const lit of [9, 49, 50, 99, 100])
    expect(Math.max(...places(lit)) + 29, `${lit}`).toBeLessThanOrEqual(wide(lit, 0) + 15);
});

test.each([
  ['on one string', 39, 0],
  ['while a bundle is missing', 39, 40],
  ['while two are', 34, 54],
])('says how many there are right below the loose ones %s', (_case, lit, ghosts) => {
  const picture = tensPicture({ lit, ghosts, counted: lit, sign: '', capacity: 0 });
  const rope = /<path d="M(\d+) 6V\d+" stroke="#ffd98f" stroke-width="3"\/><rect[^>]*#ff8d7d/.exec(
    picture,
  );

  expect(picture).toMatch(new RegExp(`<text x="${rope?.[1]}"[^>]*>${lit}</text>`));
});

test('counts by tens below the bundles, and by ones after them', () => {
  const drawn = tensPicture({ lit: 32, ghosts: 0, counted: 32, sign: '?', capacity: 0 });

  for (const number of [10, 20, 30, 32]) expect(drawn).toContain(`>${number}</text>`);
});

/** The bubble breaks a line that is longer than a row; two rows are read at a glance. */
const mostLetters = 34;

/** Every line that can be said, with its widest numbers. */
const spoken = (text: TensWords): string[] => [
  text.isNow(99),
  text.isNow(100),
  text.seenFits(88),
  text.seenOther(88),
  text.hungFits(88),
  text.hungOther(98, 88),
  text.nameFits(88),
  text.nameOther(88),
  text.movedFits(68, 20),
  text.movedFits(88, -20),
  text.movedOther(88),
  text.outermostFits(88),
  text.outermostOther(88, true),
  text.outermostOther(88, false),
  text.tensFirst,
  text.saidFirst,
  text.onByTens,
  text.onByOnes,
  text.compareTens,
];

test('answers every move with the lanterns in at most twelve words', () => {
  for (const line of [...spoken(tensWords.id), ...spoken(tensWords.en)]) {
    expect(line.split(/\s+/).length, line).toBeLessThanOrEqual(12);
    expect(line.length, line).toBeLessThanOrEqual(mostLetters * 2);
  }
});

test('praises with the tens and the ones that the child counted', () => {
  expect(tensWords.id.seenFits(37)).toMatch(/3 puluhan dan 7 satuan: 37/);
  expect(tensWords.en.seenFits(31)).toMatch(/3 tens and 1 one: 31/);
  expect(tensWords.id.hungFits(40)).toMatch(/4 puluhan: pas 40/);
  expect(tensWords.id.movedFits(34, 10)).toMatch(/34.*10.*44/);
});

const before = simulatedCourse({
  course: { ...course, lessons: course.lessons.filter(({ id }) => id !== 'tens') },
  age: 4,
  skills: skills.filter(({ id }) => id !== 'tens-100'),
  laterBy,
  preludes,
});

test('opens what was saved before there were numbers to a hundred, loses nothing, and leads on to them', () => {
  const old = playDays(before, null, { from: 0, to: 40 });
  const known = skills.filter(({ id }) => old.session.stateOf(id) === 'mastered');
  const session = simulated.open(old.save, { day: 40, seed: 1 });

  expect(known.length).toBeGreaterThan(8);
  for (const { id } of known) expect(session.stateOf(id), id).toBe('mastered');
  expect(playDays(simulated, old.save, { from: 40, to: 43 }).met).toContain('tens-100');
});
