import { expect, test } from 'vitest';
import { changedLines } from './change.rules.ts';

test('names what changed by its dotted path, and leaves out what stayed', () => {
  const before = JSON.stringify({ plan: 'regular', title: { id: 'A', en: 'A' }, order: 3 });
  const after = JSON.stringify({ plan: 'premium', title: { id: 'A', en: 'B' }, order: 3 });

  expect(changedLines(before, after)).toEqual([
    { name: 'plan', before: 'regular', after: 'premium' },
    { name: 'title.en', before: 'A', after: 'B' },
  ]);
});

test('shows what came and what went with one side alone', () => {
  expect(changedLines(null, '{"reason":"x"}')).toEqual([
    { name: 'reason', before: undefined, after: 'x' },
  ]);
  expect(changedLines('{"reason":"x"}', '{"reason":null}')).toEqual([
    { name: 'reason', before: 'x', after: undefined },
  ]);
});

test('reads a list as one value, and plain text as it is', () => {
  expect(changedLines('{"ids":[1,2]}', '{"ids":[2]}')).toEqual([
    { name: 'ids', before: '[1,2]', after: '[2]' },
  ]);
  expect(changedLines('not json', 'still {not')).toEqual([
    { name: '', before: 'not json', after: 'still {not' },
  ]);
});

test('finds nothing where nothing was written', () => {
  expect(changedLines(null, null)).toEqual([]);
});
