import { account, type CallShape, games, payments, staff } from '@nobi/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { openGate } from './gate.ts';
import { type Priority, priorityOf } from './priority.rules.ts';

const openTimedGate = (atOnce: number) => {
  vi.useFakeTimers();
  const gate = openGate({ atOnce, refusal: () => new Error('refused'), now: Date.now });
  const ends: string[] = [];
  const enter = (who: string, priority: Priority = 'reading') =>
    void (gate.enterNow() ? Promise.resolve() : gate.enter(priority)).then(
      () => ends.push(who),
      () => ends.push(`not ${who}`),
    );
  return { gate, ends, enter };
};

afterEach(() => {
  vi.useRealTimers();
});

test('money is let in before play, play before lists, and the console last', async () => {
  const { gate, ends, enter } = openTimedGate(1);
  enter('first');
  enter('console', 'staff');
  enter('list', 'reading');
  enter('play', 'doing');
  enter('payment', 'money');

  for (let left = 0; left < 5; left += 1) {
    await vi.advanceTimersByTimeAsync(1);
    gate.leave();
  }
  await vi.advanceTimersByTimeAsync(1);

  expect(ends).toEqual(['first', 'payment', 'play', 'list', 'console']);
});

test('a burst may wait for a second, then it is refused', async () => {
  const { ends, enter } = openTimedGate(1);
  enter('first');
  enter('second');

  await vi.advanceTimersByTimeAsync(950);
  const before = [...ends];
  await vi.advanceTimersByTimeAsync(100);

  expect(before).toEqual(['first']);
  expect(ends).toEqual(['first', 'not second']);
});

test('once the queue has stood for half a second, whoever waits for a tenth of one is refused', async () => {
  const { gate, ends, enter } = openTimedGate(1);
  enter('first');
  // One call ends each 20 ms and two come: the queue never empties.
  for (let at = 0; at < 60; at += 1) {
    enter(`even ${at}`);
    enter(`odd ${at}`);
    await vi.advanceTimersByTimeAsync(20);
    gate.leave();
  }
  const full = gate.isFull('reading');
  enter('late');
  await vi.advanceTimersByTimeAsync(150);

  expect(full).toBe(true);
  expect(ends).toContain('not late');
});

test('after the overload everybody is let in at once again', async () => {
  const { gate, ends, enter } = openTimedGate(1);
  enter('first');
  enter('second');
  await vi.advanceTimersByTimeAsync(2000);
  gate.leave();

  enter('third');
  await vi.advanceTimersByTimeAsync(1);

  expect(gate.isFull('reading')).toBe(false);
  expect(ends).toEqual(['first', 'not second', 'third']);
});

test.each<[string, CallShape, Priority]>([
  ['a payment notification', payments.notify, 'money'],
  ['the page after paying', payments.successStatus, 'money'],
  ['a play', games.play, 'doing'],
  ['a save', games.keep, 'doing'],
  ['a log-in', account.signIn, 'doing'],
  ['the list of games', games.list, 'reading'],
  ['the list of orders', staff.orders, 'staff'],
])('%s has its class', (_what, shape, priority) => {
  expect(priorityOf(shape)).toBe(priority);
});
