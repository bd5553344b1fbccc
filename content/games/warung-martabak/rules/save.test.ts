import { expect, test } from 'vitest';
import { taskNamed, topLevel } from './orders.ts';
import { readSave, writeSave } from './save.ts';

/** As the game wrote it for a child in November 2026; such saves must always open. */
const written = {
  v: 1,
  progress: {
    skills: {
      'equal-shares': {
        rating: -2.6177638258370517,
        seen: 4,
        answers: [
          {
            day: 0,
            clean: true,
          },
          {
            day: 0,
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
        ],
        masteredOn: null,
      },
      'build-fraction': {
        rating: -0.47762525278215995,
        seen: 3,
        answers: [
          {
            day: 0,
            clean: false,
          },
          {
            day: 0,
            clean: true,
          },
          {
            day: 1,
            clean: true,
          },
        ],
        masteredOn: null,
      },
      compare: {
        rating: -2.203294672474744,
        seen: 1,
        answers: [
          {
            day: 1,
            clean: false,
          },
        ],
        masteredOn: null,
      },
      equivalent: {
        rating: -1.7224664201668152,
        seen: 1,
        answers: [
          {
            day: 2,
            clean: false,
          },
        ],
        masteredOn: null,
      },
    },
    ladders: {
      'equal-shares': {
        step: 0,
        run: -1,
      },
      'build-fraction': {
        step: 0,
        run: 2,
      },
      compare: {
        step: 0,
        run: -1,
      },
      equivalent: {
        step: 0,
        run: -1,
      },
    },
    shown: {
      'equal-shares': ['1-2'],
      'build-fraction': ['1-2', '1-4'],
      compare: [],
      equivalent: [],
    },
    recent: [
      'serve-1-3-box',
      'serve-1-2-round',
      'share-3-round',
      'compare-1-2-1-4',
      'share-3-round',
      'share-2-box',
      'serve-1-4-round',
      'recut-1-2-of-4',
    ],
  },
  sitting: {
    seed: 63,
    at: 2,
    again: null,
    taskId: 'serve-3-4-round',
    cuts: [[]],
    taken: [[]],
    misses: 2,
    hints: 1,
    served: ['serve-1-4-round', 'recut-1-2-of-4'],
  },
  buffet: {
    shape: 'round',
    cuts: [],
    eaten: [],
    stickers: [],
  },
};

test('opens a save of before the chooser at its very order, and goes on from its ratings', () => {
  const save = readSave(JSON.stringify(written));

  expect(save.session).toMatchObject({ taskId: 'serve-3-4-round', misses: 2, hints: 1, at: 2 });
  expect(save.session?.served).toEqual(written.sitting.served);
  expect(save.progress.learning.placing).toBeNull();
  expect(save.progress.learning.skills['equal-shares']).toMatchObject({ seen: 4, mastered: false });
  expect(save.progress.learning.skills['equal-shares']?.offset).toBeCloseTo(-2.618, 3);
  expect(save.progress.learning.skills['compare-unlike']).toBeUndefined();
});

test('writes what it opened, and opens that again unchanged', () => {
  const save = readSave(JSON.stringify(written));

  expect(readSave(writeSave(save))).toEqual(save);
});

test('knows every order that a save of before may hold', () => {
  const old = ['compare-1-4-1-2', 'compare-1-4-3-4', 'compare-5-6-2-3', 'compare-2-4-1-2'];

  for (const id of [...old, 'recut-2-6-of-3', 'recut-2-3-of-12', 'serve-7-4-round', 'share-8-box'])
    expect(taskNamed(id, topLevel), id).toBeDefined();
});

test('starts afresh from a save that makes no sense', () => {
  for (const text of ['', '{', 'null', '[]', '{"v":2}', '{"v":1,"sitting":{"taskId":"x"}}'])
    expect(readSave(text).session).toBeNull();
});
