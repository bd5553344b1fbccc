import type { PlayEvent } from '@nobi/kit/host';
import { expect, test } from 'vitest';
import { missedAfter } from './missed.rules.ts';

const event = (success: boolean, more: Partial<PlayEvent> = {}): PlayEvent => ({
  v: 1,
  id: 'a'.repeat(32),
  t: 1,
  item: 'jembatan-sepuluh',
  attempt: 1,
  verb: 'answered',
  object: 'bridge',
  result: { success, response: [4] },
  ctx: { level: 1, skill: 'bonds-10', mode: 'play', lang: 'id', build: 'dev' },
  ...more,
});

test('a missed task stands until it is right, and nothing but its skill is known', () => {
  const missed = missedAfter(undefined, [event(false)]);

  expect(missed).toBe('bonds-10');
  expect(missedAfter(missed, [event(false, { verb: 'interacted', object: 'scaffold' })])).toBe(
    missed,
  );
  expect(missedAfter(missed, [event(true)])).toBeUndefined();
});

test.each([
  ['a right answer', event(true)],
  ['what is guided', event(false, { result: { success: false, guided: true } })],
  ['free play', event(false, { ctx: { ...event(false).ctx, mode: 'free' } })],
  ['a step without a verdict', event(false, { result: {} })],
])('%s offers no help', (_what, happened) => {
  expect(missedAfter(undefined, [happened])).toBeUndefined();
});

test('the end of a session ends the offer', () => {
  expect(missedAfter('bonds-10', [event(true, { verb: 'completed' })])).toBeUndefined();
});
