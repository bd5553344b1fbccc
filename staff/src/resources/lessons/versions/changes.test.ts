import { expect, test } from 'vitest';
import { words } from '../../../text/words.ts';
import { draft } from '../draft/draft.testing.ts';
import { copied, moved, removed, withValue } from '../draft/draft.ts';
import { changesOf } from './changes.ts';

const t = words.lessons;

test('finds nothing between a draft and itself', () => {
  expect(changesOf(draft, draft)).toEqual([]);
});

test('names the field, the place and both values of a change', () => {
  const after = withValue(draft, 'lesson.try.1.say.id', 'Coba lagi');

  expect(changesOf(draft, after)).toEqual([
    {
      spot: 'lesson.try.1',
      name: `${t.steps.try} 2`,
      field: `${t.line} · ${t.inId}`,
      before: 'five di sini',
      after: 'Coba lagi',
    },
  ]);
});

test('tells of a task that came and of one that went, not of those that only slid', () => {
  const grown = copied(draft, 'lesson.look.0').draft;
  const shrunk = removed(draft, 'lesson.look.0').draft;

  expect(changesOf(draft, grown).map(({ field, spot }) => [field, spot])).toEqual([
    [t.added, 'lesson.look.1'],
  ]);
  expect(changesOf(draft, shrunk).map(({ field, before }) => [field, before])).toEqual([
    [t.gone, 'one here'],
  ]);
});

test('tells of tasks that changed places', () => {
  const after = moved(draft, 'lesson.look.0', 1).draft;

  expect(
    changesOf(draft, after).map(({ field, before, after: now }) => [field, before, now]),
  ).toEqual([
    [t.moved, `${t.steps.look} 2`, `${t.steps.look} 1`],
    [t.moved, `${t.steps.look} 1`, `${t.steps.look} 2`],
  ]);
});

test('writes lists and switches in words', () => {
  const after = withValue(withValue(draft, 'questions.0.choices', [4, 5]), 'hidden', true);

  const found = changesOf(draft, after).map(({ field, before, after: now }) => [
    field,
    before,
    now,
  ]);
  expect(found).toEqual([
    [t.hide, '—', t.on],
    [t.choices, '1 2 3', '4 5'],
  ]);
});

test('counts every part of a first version as new', () => {
  const found = changesOf(undefined, draft);

  // Words, three to look at, two to try, two to play, one to make, two questions.
  expect(found).toHaveLength(11);
  expect(new Set(found.map(({ field }) => field))).toEqual(new Set([t.added]));
});
