import { expect, test } from 'vitest';
import { roundOf } from './progress.ts';
import { readSave, writeSave } from './save.ts';

/** As the game wrote it for a child in November 2026; such saves must always open. */
const written = {
  v: 1,
  progress: {
    skills: {
      'bonds-5': {
        rating: -2.2337306037897866,
        seen: 9,
        answers: [
          {
            day: 0,
            clean: true,
          },
          {
            day: 0,
            clean: true,
          },
          {
            day: 0,
            clean: true,
          },
          {
            day: 1,
            clean: false,
          },
          {
            day: 1,
            clean: false,
          },
          {
            day: 1,
            clean: false,
          },
          {
            day: 2,
            clean: true,
          },
          {
            day: 2,
            clean: true,
          },
          {
            day: 2,
            clean: false,
          },
        ],
        masteredOn: null,
      },
      'bonds-10': {
        rating: -1.889022515921336,
        seen: 2,
        answers: [
          {
            day: 0,
            clean: false,
          },
          {
            day: 1,
            clean: false,
          },
        ],
        masteredOn: null,
      },
    },
    ladders: {
      'bonds-5': {
        step: 0,
        run: -1,
      },
      'bonds-10': {
        step: 0,
        run: 0,
      },
    },
    recent: [
      'complete-4-1',
      'complete-3-1',
      'complete-6-1',
      'complete-5-1',
      'complete-4-1',
      'complete-3-1',
    ],
  },
  sitting: {
    seed: 48,
    at: 5,
    again: null,
    taskId: 'build-4-2',
    laid: [0],
    misses: 0,
    hints: 2,
    built: [
      [1, 1],
      [1, 2],
      [4, 1],
      [3, 1],
      [1, 2],
    ],
  },
  pieces: [
    {
      plank: 3,
      animal: null,
      x: 1,
      y: 2,
      angle: 0.5,
    },
  ],
};

test('opens a save of before the chooser at its very round, and goes on from its ratings', () => {
  const save = readSave(JSON.stringify(written));

  expect(save.session).toMatchObject({ taskId: 'build-4-2', laid: [0], hints: 2, at: 5 });
  expect(save.session && roundOf(save.session)).toMatchObject({ target: 4, slots: 2 });
  expect(save.pieces).toEqual(written.pieces);
  expect(save.progress.learning.placing).toBeNull();
  expect(save.progress.learning.skills['bonds-5']).toMatchObject({ seen: 9, mastered: false });
  expect(save.progress.learning.skills['bonds-5']?.offset).toBeCloseTo(-2.234, 3);
  expect(save.progress.learning.skills['bonds-20']).toBeUndefined();
});

test('writes what it opened, and opens that again unchanged', () => {
  const save = readSave(JSON.stringify(written));

  expect(readSave(writeSave(save))).toEqual(save);
});

test('calls nothing mastered that only a save of before called so: it is shown again', () => {
  const record = { ...written.progress.skills['bonds-5'], masteredOn: 3 };
  const before = { ...written, progress: { ...written.progress, skills: { 'bonds-5': record } } };

  const { progress } = readSave(JSON.stringify(before));

  expect(progress.learning.skills['bonds-5']).toMatchObject({ stands: true, mastered: false });
});

test('starts afresh from a save that makes no sense', () => {
  for (const text of ['', '{', 'null', '[]', '{"v":2}', '{"v":1,"sitting":{"taskId":"x"}}'])
    expect(readSave(text).session).toBeNull();
});
