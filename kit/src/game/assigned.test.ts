import { expect, test } from 'vitest';
import { answerOf } from './index.ts';

const task = { id: 'fill-5-2', skill: 'bonds-5', level: 2, difficulty: -1, proves: true };
const session = { misses: 0, hints: 0, help: 0, kind: 'check' } as const;
const tried = { isRight: true, response: [3, 2], spentMs: 1000, task };

test('a first try that is right and unaided proves', () => {
  expect(answerOf(session, tried)).toMatchObject({
    attempt: 1,
    result: { success: true, first_try: true, help: 0, criterion: true },
  });
});

test('a miss is the try that it was, though it is counted already', () => {
  const missed = { ...session, misses: 1 };

  expect(answerOf(missed, { ...tried, isRight: false })).toMatchObject({
    attempt: 1,
    result: { success: false, help: 0, criterion: true },
  });
  expect(answerOf(missed, tried)).toMatchObject({
    attempt: 2,
    result: { success: true, first_try: false, help: 0 },
  });
});

test('after a scaffold and after a worked example the event says so', () => {
  const helpAt = (misses: number) => answerOf({ ...session, misses }, tried).result.help;

  expect([1, 2, 3].map(helpAt)).toEqual([0, 2, 3]);
});

test('a step on the way to the answer proves nothing yet', () => {
  expect(answerOf(session, { ...tried, isPart: true }).result.criterion).toBe(false);
});
