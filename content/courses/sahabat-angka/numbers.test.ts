import { expect, test } from 'vitest';
import { course } from './course.ts';
import { isPlayable } from './playable.ts';
import { loadedBy } from './rules/loading.ts';
import { numeral } from './rules/numerals.ts';
import { numberWords } from './text/numbers.ts';
import type { NumberWords } from './text/numbers-words.ts';
import { busPicture } from './view/bus.ts';
import { cakePicture } from './view/cake.ts';
import { anyFriend } from './view/friends.ts';
import { spot } from './view/pond.ts';

const say = { id: 'Ada berapa?', en: 'How many?' };
const plays = (activity: string, args: Record<string, number | number[] | string>) =>
  isPlayable({ id: 'x', activity, say, args });

test('draws a teen as Ten and a friend, with as many tufts of hair as the number says', () => {
  for (let number = 11; number <= 20; number += 1)
    expect(anyFriend(number, { digit: true }).match(/M50 36V17/g)?.length).toBe(number);
});

test('names the teens as they are said', () => {
  expect([11, 12, 19, 20].map((number) => numeral(number, 'id'))).toEqual([
    'sebelas',
    'dua belas',
    'sembilan belas',
    'dua puluh',
  ]);
  expect([11, 12, 13, 20].map((number) => numeral(number, 'en'))).toEqual([
    'eleven',
    'twelve',
    'thirteen',
    'twenty',
  ]);
});

test('seats exactly those who ride and lets those wait who wait', () => {
  const drawn = busPicture({
    riders: Array(13).fill('frog'),
    ghosts: 0,
    leaving: 3,
    waiting: Array(4).fill('frog'),
    sign: 13,
    counted: 0,
  });

  expect(drawn.match(/class="rider"/g)).toHaveLength(13);
  expect(drawn.match(/#d42b52" stroke-width="4" stroke-dasharray/g)).toHaveLength(3);
});

test('loads a bus before the child with as many as are wanted, and speaks of ten only where there are ten', () => {
  for (const n of [1, 3, 5, 9, 10, 13]) expect(loadedBy(n).at(-1)).toBe(n);
  expect(loadedBy(3)).toEqual([1, 2, 3]);
  expect(loadedBy(12)).toEqual([10, 11, 12]);

  const loads = course.lessons
    .flatMap(({ play }) => play.bank)
    .filter(({ activity, args }) => activity === 'bus' && !args.choices && Number(args.n) < 10);
  expect(loads.length).toBeGreaterThan(20);
  for (const { id, say } of loads) expect(`${say.id} ${say.en}`, id).not.toMatch(/sepuluh|ten/i);
});

test('burns as many candles as are lit', () => {
  expect(cakePicture(8, 5).match(/class="flame"/g)).toHaveLength(5);
  expect(cakePicture(8, 5).match(/class="smoke"/g)).toHaveLength(3);
});

test('keeps neighbouring leaves of the pond apart', () => {
  for (let pad = 1; pad < 20; pad += 1) {
    const [here, next] = [spot(pad), spot(pad + 1)];

    expect(Math.hypot(here.x - next.x, here.y - next.y)).toBeGreaterThan(44);
  }
});

test('refuses a bus, a hop or a cake that cannot be got right', () => {
  expect(plays('bus', { have: 8, by: 5, thing: 'frog', choices: [12, 14] })).toBe(false);
  expect(plays('bus', { have: 18, by: 5, thing: 'frog', choices: [23] })).toBe(false);
  expect(plays('bus', { n: 21, thing: 'frog' })).toBe(false);
  expect(plays('hop', { from: 3, by: -4 })).toBe(false);
  expect(plays('hop', { from: 9, by: 4, choices: [4, 5], asks: 'hops' })).toBe(true);
  expect(plays('hop', { from: 9, by: 4, choices: [4, 5] })).toBe(false);
  expect(plays('cake', { have: 4, by: 5 })).toBe(false);
});

/** The bubble breaks a line that is longer than a row; two rows are read at a glance. */
const mostLetters = 34;

/** Every line that can be said, with its widest numbers. */
const spoken = (text: NumberWords): string[] => [
  text.isNow(19),
  text.isNow(7),
  text.isLeft(11),
  text.watchTen,
  text.busFits(18),
  text.busOther(18, 17),
  text.busSum(9, 8),
  text.busSum(15, -7),
  text.busIs(17),
  text.countOn(13),
  text.countBack(17),
  text.hopsFit(13, 5),
  text.hopsFit(17, -5),
  text.hopsOther(11, 10),
  text.landed(18, 17),
  text.hopsLanded(10, 18),
  text.hopsFound(9, 15),
  text.countHops,
  text.cakeFits(10, 6),
  text.cakeOther(10, 6),
  text.ownCake(10, 4),
];

test('answers every move on bus, pond and cake in at most twelve words', () => {
  for (const line of [...spoken(numberWords.id), ...spoken(numberWords.en)]) {
    expect(line.split(/\s+/).length, line).toBeLessThanOrEqual(12);
    expect(line.length, line).toBeLessThanOrEqual(mostLetters * 2);
  }
});

test('praises with what was added or taken away', () => {
  for (const { busSum, cakeFits, hopsFit } of [numberWords.id, numberWords.en]) {
    expect(busSum(8, 5)).toMatch(/8.*5.*13/);
    expect(busSum(13, -5)).toMatch(/13.*5.*8/);
    expect(cakeFits(9, 4)).toMatch(/9.*4.*5/);
    expect(hopsFit(6, 3)).toMatch(/6.*3.*9/);
  }
});

test('speaks English of one hop as of more', () => {
  const { hopsLanded, hopsOther } = numberWords.en;

  expect(hopsLanded(1, 7)).toBe('1 hop reaches 7. The fly is somewhere else.');
  expect(hopsLanded(3, 9)).toBe('3 hops reach 9. The fly is somewhere else.');
  expect(hopsOther(1, 4)).toBe('That was 1 hop. We want 4.');
});
