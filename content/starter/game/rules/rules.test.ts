import { missed } from '@nobi/kit/game';
import { seeded } from '@nobi/kit/guest';
import { playChild } from '@nobi/kit/simulate';
import { expect, test } from 'vitest';
import { simulated } from '../simulated.ts';
import { readSave, writeSave } from './save.ts';
import { sessions } from './session.ts';
import { bank, isMost, platesOf } from './tasks.ts';

const options = { child: 1, sittings: 20, daysBetween: 1, seed: 7 };

test('puts the most on one plate only, whatever chance says', () => {
  for (const task of bank)
    for (let seed = 0; seed < 20; seed += 1) {
      const plates = platesOf(task, seeded(seed));

      expect(plates.filter((count) => isMost(plates, count))).toEqual([task.most]);
    }
});

test('gives every task at every level a name of its own', () => {
  const names = bank.map(({ id, level }) => `${id} ${level}`);

  expect(new Set(names).size).toBe(names.length);
});

test('masters the skill of a child who can, and none of one who taps at random', () => {
  const able = playChild(simulated, () => ({ answer: always }), options);
  const tapping = playChild(
    simulated,
    (random) => ({ answer: () => ({ right: random() < 1 / 4, wants_help: false }) }),
    options,
  );

  expect(able.skills['compare-10']?.state).toBe('mastered');
  expect(tapping.skills['compare-10']?.state).toBe('learning');
});

const always = () => ({ right: true, wants_help: false });

test('keeps a session whole and starts afresh from a save that makes no sense', () => {
  const { progress } = readSave(null);
  const begun = sessions.start(progress, { seed: 8, day: 1 });
  const { game } = sessions.moveOn(missed(begun), 1);

  expect(readSave(writeSave(game))).toEqual(game);
  for (const torn of ['', '{', '{"v":2}', '{"v":1,"sitting":{"taskId":"gone"}}', null])
    expect(readSave(torn).session).toBeNull();
});
