import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckRequest } from '../../port.ts';
import { openChecker } from './checker.ts';

const request = (question: string): CheckRequest => ({ lesson: 'satu', question, choice: 4 });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('brings each verdict to the question that waits for it', async () => {
  const sent: string[] = [];
  const checker = openChecker(({ question }) => sent.push(question));
  const [one, two] = [checker.check(request('one')), checker.check(request('two'))];

  checker.hear('two', false);
  checker.hear('one', true);

  expect(await Promise.all([one, two])).toEqual([true, false]);
  expect(sent).toEqual(['one', 'two']);
});

test('goes on without a verdict after five seconds, and minds none that comes later', async () => {
  const checker = openChecker(() => {});
  const late = checker.check(request('one'));

  vi.advanceTimersByTime(5000);
  checker.hear('one', true);

  expect(await late).toBeNull();
});

test('asks anew after a verdict', async () => {
  const checker = openChecker(() => {});
  const first = checker.check(request('one'));
  checker.hear('one', false);
  const second = checker.check(request('one'));
  checker.hear('one', true);

  expect(await Promise.all([first, second])).toEqual([false, true]);
});
