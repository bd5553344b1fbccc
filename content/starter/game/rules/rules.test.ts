import { missed } from '@nobi/kit/game';
import { seeded } from '@nobi/kit/guest';
import { extremesOf } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { simulated } from '../simulated.ts';
import { readSave, writeSave } from './save.ts';
import { bank, counted, isMost, platesOf } from './tasks.ts';

test('puts the most on one plate only, whatever chance says', () => {
  for (const task of bank)
    for (let seed = 0; seed < 20; seed += 1) {
      const plates = platesOf(task.order, seeded(seed));

      expect(plates.filter((count) => isMost(plates, count))).toEqual([task.order.most]);
    }
});

test('gives every task at every level a name of its own', () => {
  const names = bank.map(({ id, level }) => `${id} ${level}`);

  expect(new Set(names).size).toBe(names.length);
});

test('masters the skill of a child who can, and none of one who taps at random', () => {
  const { able, tapping } = extremesOf(simulated, 20);

  expect(able).toEqual(['mastered']);
  expect(tapping).toEqual(['learning']);
});

test('keeps a session whole and starts afresh from a save that makes no sense', () => {
  const { progress } = readSave(null);
  const begun = counted.sessions.start(progress, { seed: 8, day: 1 });
  const { game } = counted.sessions.moveOn(missed(begun), 1);

  expect(readSave(writeSave(game))).toEqual(game);
  for (const torn of ['', '{', '{"v":2}', '{"v":1,"sitting":{"taskId":"gone"}}', null])
    expect(readSave(torn).session).toBeNull();
});
