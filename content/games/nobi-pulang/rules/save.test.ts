import { freshLearning } from '@nobi/kit/game';
import { expect, test } from 'vitest';
import { emptyProgram } from '../../../boards/rules/program.ts';
import { freshIsland, islandSize, mostFruit, placeThing } from './island.ts';

import { readSave, writeSave } from './save.ts';
import { lay, sessions } from './session.ts';

test('comes back to the exact board and arrows after a save', () => {
  const moved = sessions.moveOn(sessions.start(freshLearning(), { seed: 42, day: 1 }), 1).game;
  const game = lay(moved, { ...emptyProgram(), before: ['up', 'left'] });
  const board = placeThing(freshIsland().board, { x: 1, y: 1 }, 'rock');
  const island = { ...freshIsland(), board, building: false };

  const back = readSave(writeSave({ ...game, island }));

  expect(back.session).toEqual(game.session);
  expect(back.progress).toEqual(game.progress);
  expect(back.island).toEqual(island);
});

test('starts afresh from a save that makes no sense', () => {
  const torn = ['', '{', 'null', '[]', '{"v":2}', '{"v":1,"sitting":{"taskId":"x"},"island":7}'];

  for (const text of torn) {
    expect(readSave(text).session).toBeNull();
    expect(readSave(text).island).toEqual(freshIsland());
  }
});

test('keeps one Nobi, one home and few fruits on the own island', () => {
  const { board } = freshIsland();
  const corner = { x: islandSize - 1, y: islandSize - 1 };
  const fruity = Array.from({ length: 9 }, (_, i) => ({
    x: i % islandSize,
    y: 1 + (i % 3),
  })).reduce((now, spot) => placeThing(now, spot, 'fruit'), board);

  expect(placeThing(board, board.home, 'nobi')).toBe(board);
  expect(placeThing(placeThing(board, corner, 'rock'), corner, 'home').home).toEqual(corner);
  expect(fruity.cells.filter((cell) => cell === 'fruit')).toHaveLength(mostFruit);
});

/** As the game wrote it for a child in November 2026; such saves must always open. */
const written = {
  v: 1,
  progress: {
    skills: {
      sequence: {
        rating: -1.188086778608449,
        seen: 4,
        answers: [
          { day: 0, clean: true },
          { day: 0, clean: true },
          { day: 0, clean: false },
          { day: 0, clean: true },
        ],
        masteredOn: null,
      },
      debug: {
        rating: -3.126377278424059,
        seen: 1,
        answers: [{ day: 1, clean: false }],
        masteredOn: null,
      },
    },
    open: ['sequence', 'plan', 'debug'],
    recent: ['sequence-1', 'sequence-13', 'sequence-15', 'sequence-4', 'debug-3'],
  },
  sitting: {
    seed: 8793,
    at: 5,
    again: null,
    solved: ['sequence', 'sequence', 'sequence', 'sequence', 'debug'],
    taskId: 'sequence-10',
    program: '',
    misses: 0,
    hints: 1,
  },
  island: { rows: ['....H', '.....', '.....', '.....', 'N....'], program: '2()', building: true },
};

test('opens a save of before the chooser at its very board, and goes on from its ratings', () => {
  const save = readSave(JSON.stringify(written));

  expect(save.session).toMatchObject({ taskId: 'sequence-10', at: 5, hints: 1, program: '' });
  expect(save.session?.solved).toEqual(written.sitting.solved);
  expect(save.progress.learning.placing).toBeNull();
  expect(save.progress.learning.skills.sequence).toMatchObject({ seen: 4, mastered: false });
  expect(save.progress.learning.skills.sequence?.offset).toBeCloseTo(-1.188, 3);
  expect(save.progress.learning.skills.loops).toBeUndefined();
});

test('writes what it opened, and opens that again unchanged', () => {
  const save = readSave(JSON.stringify(written));

  expect(readSave(writeSave(save))).toEqual(save);
});
