import { expect, test } from 'vitest';
import { readSave, writeSave } from './save.ts';

/** As the game wrote it for a child in November 2026; such saves must always open. */
const written = {
  v: 1,
  progress: {
    skills: {
      'open-syllables': {
        rating: -2.691826441019203,
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
    ladders: {
      'open-syllables': {
        step: 0,
        run: -1,
      },
    },
    recent: ['bola'],
  },
  sitting: {
    seed: 977,
    at: 1,
    again: null,
    moves: [],
    misses: 1,
    hints: 1,
    taskId: 'susu-0',
    freed: [],
  },
  pieces: [
    {
      part: 'ma',
      x: 3.5,
      y: -20,
    },
  ],
  found: ['bola'],
};

test('opens a save of before the chooser at its very word, and goes on from its ratings', () => {
  const save = readSave(JSON.stringify(written));

  expect(save.session).toMatchObject({ taskId: 'susu-0', level: 0, misses: 1, hints: 1, at: 1 });
  expect(save.pieces).toEqual(written.pieces);
  expect(save.found).toEqual(written.found);
  expect(save.progress.learning.placing).toBeNull();
  expect(save.progress.learning.skills['open-syllables']).toMatchObject({ mastered: false });
  expect(readSave(writeSave(save))).toEqual(save);
});

test('starts afresh from a save that makes no sense', () => {
  for (const text of ['', '{', 'null', '[]', '{"v":2}', '{"v":1,"sitting":{"taskId":"x"}}'])
    expect(readSave(text).session).toBeNull();
});
