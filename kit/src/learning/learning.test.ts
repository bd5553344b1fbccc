import { expect, test } from 'vitest';
import {
  climb,
  expectedSuccess,
  freshSkill,
  helpAfter,
  learn,
  masteryOf,
  pickItem,
  rate,
  type SkillRecord,
  targetSuccess,
} from './index.ts';

/** A small seeded generator, so that every run sees the same children. */
const dice = (seed: number) => () => {
  seed = (seed * 1664525 + 1013904223) % 4294967296;
  return seed / 4294967296;
};

const bank = Array.from({ length: 49 }, (_, i) => ({ id: `item-${i}`, difficulty: -6 + i * 0.25 }));

interface Practice {
  answer(difficulty: number, random: () => number): boolean;
  target: number;
  items: number;
  seed: number;
}

const practise = ({ answer, target, items, seed }: Practice) => {
  const random = dice(seed);
  const recent: string[] = [];
  const marks: boolean[] = [];
  let record: SkillRecord = freshSkill();
  for (let i = 0; i < items; i += 1) {
    const item = pickItem(bank, {
      ratingOf: () => record.rating,
      target,
      recent: recent.slice(-4),
      random,
    });
    if (!item) break;
    const clean = answer(item.difficulty, random);
    marks.push(clean);
    recent.push(item.id);
    // Two days of sittings, so that only the quality of the answers can withhold mastery.
    record = learn(record, { difficulty: item.difficulty, clean, day: i < items / 2 ? 1 : 2 });
  }
  return { record, marks };
};

const share = (marks: boolean[]): number => marks.filter(Boolean).length / marks.length;

for (const age of [6, 9])
  for (const ability of [-2.5, -1.2, 0, 1.2, 2.5])
    test(`holds the success rate for a ${age}-year-old of ability ${ability}`, () => {
      const target = targetSuccess(age);
      const child = (difficulty: number, random: () => number) =>
        random() < expectedSuccess(ability, difficulty);

      const rates = Array.from({ length: 40 }, (_, seed) =>
        share(practise({ answer: child, target, items: 32, seed: seed + 1 }).marks.slice(12)),
      );
      const mean = rates.reduce((sum, each) => sum + each, 0) / rates.length;

      expect(mean).toBeGreaterThan(target - 0.1);
      expect(mean).toBeLessThan(target + 0.1);
    });

test('gives no mastery and little success to a random tapper', () => {
  const bot = (_: number, random: () => number) => random() < 0.25;

  const sessions = Array.from({ length: 40 }, (_, seed) =>
    practise({ answer: bot, target: 0.85, items: 40, seed: seed + 1 }),
  );

  expect(share(sessions.flatMap((each) => each.marks))).toBeLessThan(0.4);
  expect(sessions.filter((each) => each.record.masteredOn !== null)).toEqual([]);
});

test('moves the rating up for a success and down for a miss, within bounds', () => {
  const up = rate(0, { difficulty: 0, clean: true, seen: 0 });
  const down = rate(0, { difficulty: 0, clean: false, seen: 0 });
  const edge = rate(6, { difficulty: 6, clean: true, seen: 0 });

  expect(up).toBeGreaterThan(0);
  expect(down).toBeLessThan(0);
  expect(edge).toBe(6);
});

const answered = (marks: boolean[], day: (i: number) => number): SkillRecord =>
  marks.reduce(
    (record, clean, i) => learn(record, { clean, day: day(i), difficulty: 0 }),
    freshSkill(),
  );

test('does not call one good day mastery', () => {
  const record = answered(Array(20).fill(true), () => 5);

  expect(masteryOf(record, 5)).toBe('learning');
});

test('calls ten clean items over two days mastery', () => {
  const record = answered(Array(10).fill(true), (i) => (i < 5 ? 5 : 6));

  expect(masteryOf(record, 6)).toBe('mastered');
});

test('does not call eight of ten mastery', () => {
  const marks = [true, true, false, true, true, true, false, true, true, true];

  const record = answered(marks, (i) => (i < 5 ? 5 : 6));

  expect(masteryOf(record, 6)).toBe('learning');
});

test('asks again after seven days and keeps the mastery after three clean items', () => {
  const mastered = answered(Array(10).fill(true), (i) => (i < 5 ? 5 : 6));

  const checked = [1, 2, 3].reduce(
    (record) => learn(record, { clean: true, day: 13, difficulty: 0 }),
    mastered,
  );

  expect(masteryOf(mastered, 12)).toBe('mastered');
  expect(masteryOf(mastered, 13)).toBe('due');
  expect(masteryOf(checked, 13)).toBe('mastered');
});

test('sends a skill that faded back to learning', () => {
  const mastered = answered(Array(10).fill(true), (i) => (i < 5 ? 5 : 6));

  const faded = learn(mastered, { clean: false, day: 20, difficulty: 0 });

  expect(masteryOf(faded, 20)).toBe('learning');
});

test('offers a scaffold after two misses and a worked example after three', () => {
  expect([0, 1, 2, 3, 4].map(helpAfter)).toEqual(['none', 'none', 'scaffold', 'worked', 'worked']);
});

test('climbs after three clean answers and steps down after two that were not', () => {
  const up = [true, true, true].reduce((at, clean) => climb(at, clean, 2), { step: 0, run: 0 });
  const down = [false, false].reduce((at, clean) => climb(at, clean, 2), up);
  const mixed = [true, true, false, true, true].reduce((at, clean) => climb(at, clean, 2), up);

  expect(up.step).toBe(1);
  expect(down.step).toBe(0);
  expect(mixed.step).toBe(1);
});
