import { readable } from '@nobi/kit/manifest';
import { playChild } from '@nobi/kit/simulate';
import { expect, test } from 'vitest';
import { everMastered } from '../../simulate/how-well.ts';
import guessing from '../../simulate/learners/guessing.ts';
import { playRow, rows } from '../../simulate/table.ts';
import { activities } from './activities.ts';
import { course } from './course.ts';
import { activityNames, isPlayable } from './playable.ts';
import { blockCount, tokens, turned } from './rules/blocks.ts';
import { afterEdit } from './rules/edits.ts';
import { fits, goalOf, isLean, nextEdit, orderIn } from './rules/orders.ts';
import { choicesIn, forecastOf, misreadingOf } from './rules/predictions.ts';
import { simulated } from './simulated.ts';
import { says } from './text/says.ts';
import { words } from './text/text.ts';

const banks = course.lessons.map(({ id, play }) => ({ id, bank: play.bank }));
const items = banks.flatMap(({ bank }) => bank);
const guided = course.lessons.flatMap((lesson) => lesson.try);
const tasks = [
  course.free,
  ...items,
  ...guided,
  ...course.lessons.flatMap((lesson) => [...lesson.look, lesson.make]),
];
const built = [...items, ...guided].filter(({ activity }) => activity !== 'predict');

test('names only activities that exist, with everything that they need to be won', () => {
  expect(Object.keys(activities).toSorted()).toEqual([...activityNames].toSorted());
  for (const task of tasks) expect(isPlayable(task), task.id).toBe(true);
});

test.each(banks)('has a hundred tasks that differ in $id, and most are built', ({ bank }) => {
  const question = new Set(bank.map(({ activity, args }) => `${activity} ${JSON.stringify(args)}`));
  const foreseen = bank.filter(({ activity }) => activity === 'predict');

  expect(question.size).toBeGreaterThanOrEqual(100);
  expect(foreseen.length / bank.length).toBeLessThanOrEqual(0.3);
});

test('would notice a task that cannot be won, or is won already', () => {
  const plays = (args: Record<string, string[] | number | string>) =>
    isPlayable({ id: 'x', activity: 'compose', say: says.row, args });
  const loop = { want: ['hs', 'r3', 'd', 'e'], start: ['hs'], tray: ['d', 'r2'], many: 2 };

  expect(plays(loop)).toBe(true);
  expect(plays({ ...loop, many: 1 })).toBe(false);
  expect(plays({ ...loop, tray: ['d'] })).toBe(false);
  expect(plays({ ...loop, start: loop.want })).toBe(false);
  expect(plays({ ...loop, want: ['hs', 'r3', 'd'] })).toBe(false);
  expect(plays({ ...loop, want: ['hs'] })).toBe(false);
});

test('leads to its end by single moves, each within the room there is', () => {
  for (const task of built) {
    const order = orderIn(task);
    let program = order.start;
    for (let edit = nextEdit(order, program), at = 0; edit.do !== 'go'; at += 1) {
      expect(at, task.id).toBeLessThan(24);
      if (edit.do === 'put') expect(order.tray, task.id).toContain(edit.block);
      program = afterEdit(program, edit);
      expect(blockCount(program), task.id).toBeLessThanOrEqual(order.many);
      edit = nextEdit(order, program);
    }
    expect(fits(order, program), task.id).toBe(true);
  }
});

test('puts no more before a child than a small phone shows', () => {
  for (const task of built) {
    const { want, tray, input } = orderIn(task);
    const { parts, second } = goalOf(orderIn(task));

    expect(blockCount(want), task.id).toBeLessThanOrEqual(9);
    expect(tray.length, task.id).toBeLessThanOrEqual(tray.some(turned) ? 5 : 6);
    expect(input.length, task.id).toBeLessThanOrEqual(6);
    expect(parts.join('').length + second.length, task.id).toBeLessThanOrEqual(24);
  }
});

test('asks for no program with a block that could be left out', () => {
  for (const task of items.filter(({ activity }) => activity !== 'predict'))
    expect(isLean(orderIn(task).want, orderIn(task).input), task.id).toBe(true);
});

test('offers only wrong answers that a known misreading brings, and says which', () => {
  for (const task of [...items, ...guided].filter(({ activity }) => activity === 'predict'))
    for (const choice of choicesIn(task).filter((each) => each !== forecastOf(task)))
      expect(misreadingOf(task, choice), `${task.id}: ${choice}`).not.toBeNull();
});

test('is seldom right for a choice by chance, and never for a program that is not touched', () => {
  for (const task of built) expect(fits(orderIn(task), orderIn(task).start), task.id).toBe(false);
  const loops = banks.find(({ id }) => id === 'knee')?.bank ?? [];
  const plain = tokens('hs d t d t d t');
  expect(loops.some((task) => fits(orderIn(task), plain))).toBe(false);
});

test('leads a few growing children to the last lesson', () => {
  const growing = rows.find(({ name }) => name === 'growing');
  growing?.demand(playRow(simulated, growing, 6), simulated);
  expect(growing).toBeDefined();
});

const spoken = (['id', 'en'] as const).flatMap((lang) => [
  ...Object.values(words[lang].mistakes),
  ...Object.values(words[lang].misread),
  ...Object.values(words[lang].ways),
  ...Object.values(words[lang].done),
  words[lang].full,
  words[lang].other,
  words[lang].quiet,
]);

test('answers every move in at most twelve words', () => {
  for (const line of spoken) {
    expect(line.split(/\s+/).length, line).toBeLessThanOrEqual(12);
    expect(line.length, line).toBeLessThanOrEqual(68);
  }
  expect(readable(says.mend.id)).toBe(true);
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
