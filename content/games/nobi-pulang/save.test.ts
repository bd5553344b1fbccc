import { expect, test } from 'vitest';
import { emptyProgram } from '../../boards/program.ts';
import { freshIsland, islandSize, mostFruit, placeThing } from './island-rules.ts';
import { readSave, writeSave } from './save.ts';
import { freshProgress, lay, moveOn, sitDown } from './session.ts';

test('comes back to the exact board and arrows after a save', () => {
  const moved = moveOn(sitDown(freshProgress(), 42), 1).game;
  const game = lay(moved, { ...emptyProgram(), before: ['up', 'left'] });
  const board = placeThing(freshIsland().board, { x: 1, y: 1 }, 'rock');
  const island = { ...freshIsland(), board, building: false };

  const back = readSave(writeSave({ ...game, island }));

  expect(back.sitting).toEqual(game.sitting);
  expect(back.progress).toEqual(game.progress);
  expect(back.island).toEqual(island);
});

test('starts afresh from a save that makes no sense', () => {
  const torn = ['', '{', 'null', '[]', '{"v":2}', '{"v":1,"sitting":{"taskId":"x"},"island":7}'];

  for (const text of torn) {
    expect(readSave(text).sitting).toBeNull();
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
