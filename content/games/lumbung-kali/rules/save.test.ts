import { missed } from '@nobi/kit/game';
import { expect, test } from 'vitest';
import { built } from './code.ts';
import { land, planted, plotBetween } from './garden.ts';
import { readSave, writeSave } from './save.ts';
import { counted } from './tasks.ts';

const { rounds, sessions } = counted;
const fresh = readSave(null);
const begun = sessions.start(fresh.progress, { seed: 8, day: 1 });

test('begins with the field that shows how to pull', () => {
  expect(begun.session).toMatchObject({ taskId: 'lay-2-3', level: 0, at: 0 });
});

test('keeps a session, the land and the level that is being built', () => {
  const { game } = sessions.moveOn(missed(begun), 1);
  const plots = planted(fresh.plots, plotBetween({ row: 3, col: 5 }, { row: 1, col: 2 }, 1));
  const made = [built('cut', { rows: 7, cols: 8 }), built('share', { rows: 4, cols: 10 })];

  expect(readSave(writeSave({ ...game, plots, made }))).toEqual({ ...game, plots, made });
});

test('brings a sack into the barn for every field that is filled, and they stay', () => {
  let game = begun;
  for (let round = 0; round < rounds; round += 1) game = sessions.moveOn(game, 1).game;

  expect(game.progress.brought).toBe(rounds);
  expect(sessions.isOver(game.session)).toBe(true);
  expect(readSave(writeSave({ ...game, plots: [], made: [] })).progress.brought).toBe(rounds);
});

test('still has every sack of a save from before', () => {
  const text = writeSave({ ...begun, plots: [], made: [] }).replace('"brought":0', '"sacks":12');

  expect(readSave(text)).toMatchObject({ progress: { brought: 12 }, session: { at: 0 } });
});

test('lays no field over another, nor beyond the land', () => {
  const corner = { row: 0, col: 0 };
  const first = planted([], plotBetween(corner, { row: 2, col: 3 }, 0));

  expect(planted(first, plotBetween({ row: 2, col: 3 }, { row: 4, col: 5 }, 2))).toBe(first);
  expect(planted(first, { crop: 0, row: 6, col: 0, rows: land.rows, cols: 1 })).toBe(first);
  expect(planted(first, plotBetween({ row: 3, col: 0 }, { row: 4, col: 9 }, 2)).length).toBe(2);
});

test('starts afresh from a save that makes no sense', () => {
  const torn = ['', '{', '{"v":2}', '{"v":1,"sitting":{"taskId":"gone"}}', '{"v":1,"made":"99"}'];
  const odd = '{"v":1,"plots":[{"row":99},7,{"row":0,"col":0,"rows":99,"cols":1}],"progress":3}';

  for (const save of [...torn, odd]) {
    const read = readSave(save);

    expect(read.session).toBeNull();
    expect(read.made).toEqual([]);
    expect(read.progress.brought).toBe(0);
  }
});
