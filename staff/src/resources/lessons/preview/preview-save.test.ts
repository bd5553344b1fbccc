import { expect, test } from 'vitest';
import { draft } from '../draft/draft.testing.ts';
import { withValue } from '../draft/draft.ts';
import { previewSave } from './preview-save.ts';

test('opens the map for the words of a lesson', () => {
  expect(previewSave(draft, 'words')).toBeNull();
});

test('opens the task or question that is worked on', () => {
  const spots = ['lesson.look.1', 'lesson.make', 'questions.1'];

  const saves = spots.map((spot) => previewSave(draft, spot) ?? '');

  expect(saves.map((save) => save.includes('see-five'))).toEqual([true, true, true]);
  expect(saves[0]).toContain('two');
  expect(saves[1]).toContain('crab');
  expect(saves[2]).toContain('second');
});

test('opens the map for a task that is gone', () => {
  expect(previewSave(withValue(draft, 'lesson.look', []), 'lesson.look.0')).toBeNull();
});
