import { expect, test } from 'vitest';
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

test('opens a save of today and writes it back unchanged', () => {
  const save = readSave(JSON.stringify(written));

  expect(save.session?.taskId).toBe(written.sitting.taskId);
  expect(JSON.parse(writeSave(save))).toEqual(written);
});

test('starts afresh from a save that makes no sense', () => {
  for (const text of ['', '{', 'null', '[]', '{"v":2}', '{"v":1,"sitting":{"taskId":"x"}}'])
    expect(readSave(text).session).toBeNull();
});
