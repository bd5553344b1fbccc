import { childPlaytime } from '@nobi/contract';
import { expect, test } from 'vitest';
import { faultOf, presets, quietPresets, withDay } from './quiet.rules.ts';

test.each(presets)('the server takes what %s begins with', (name) => {
  const body = { weekday_minutes: null, weekend_minutes: null, quiet: quietPresets[name] };

  expect(childPlaytime.set.body.safeParse(body).success).toBe(true);
  expect(quietPresets[name].map(faultOf)).toEqual(quietPresets[name].map(() => undefined));
});

test.each([
  ['no day', { days: [], from: '20:00', to: '21:00' }, 'days'],
  ['no beginning', { days: [1], from: '', to: '21:00' }, 'hours'],
  ['no end', { days: [1], from: '20:00', to: '' }, 'hours'],
  ['no length', { days: [1], from: '20:00', to: '20:00' }, 'hours'],
])('a window of %s is not saved', (_what, window, fault) => {
  expect(faultOf(window)).toBe(fault);
});

test('a day goes in and out, and the week keeps its order', () => {
  expect(withDay([7, 1], 3)).toEqual([1, 3, 7]);
  expect(withDay([1, 3, 7], 3)).toEqual([1, 7]);
});
