import { expect, test } from 'vitest';
import { readSave, writeSave } from './save.ts';

/** As the game wrote it for a child in November 2026; such saves must always open. */
const written = {
  v: 1,
  progress: {
    skills: {
      nouns: {
        rating: -2.1712220640606534,
        seen: 1,
        answers: [
          {
            day: 0,
            clean: false,
          },
        ],
        masteredOn: null,
      },
    },
    heard: {},
    recent: ['nouns-cat-0'],
  },
  sitting: {
    seed: 977,
    at: 1,
    again: null,
    taskId: 'nouns-bus-0',
    placed: [null, null],
    misses: 3,
    hints: 1,
    done: ['nouns-cat-0'],
  },
  haven: {
    berth: 'port',
    things: [
      {
        key: 'small-elephant',
        spot: null,
      },
      {
        key: 'yellow-octopus',
        spot: null,
      },
      {
        key: 'cow',
        spot: null,
      },
    ],
  },
};

test('opens a save of before the chooser at its very order, and goes on from its ratings', () => {
  const save = readSave(JSON.stringify(written));

  expect(save.session?.taskId).toBe(written.sitting.taskId);
  expect(save.progress.heard).toEqual(written.progress.heard);
  expect(save.progress.learning.placing).toBeNull();
  expect(save.haven).toEqual(written.haven);
  expect(readSave(writeSave(save))).toEqual(save);
});

test('starts afresh from a save that makes no sense', () => {
  for (const text of ['', '{', 'null', '[]', '{"v":2}', '{"v":1,"sitting":{"taskId":"x"}}'])
    expect(readSave(text).session).toBeNull();
});
