import { missed } from '@nobi/kit/game';
import { expectCodesOfSound, expectNoMistyped } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { built, isBuildable, kinds, levels } from './code.ts';
import { latticeOf, spotsOf } from './orders.ts';
import { freshBoat, readSave, writeSave } from './save.ts';
import { counted } from './tasks.ts';

const all = kinds.flatMap((_, kind) => {
  const spots = spotsOf(latticeOf(built(kind, { x: 0, y: 0 })));
  const orders = spots.map((spot) => built(kind, spot));
  return [...new Map(orders.map((order) => [order.n.join(), order])).values()];
});
const sound = all.filter(isBuildable);

test('brings back every riddle that can be built, alone and with two others, and none that the judge refuses', () => {
  expect(sound.length).toBeGreaterThan(200);
  expectCodesOfSound(levels, { sound, refused: all.filter((order) => !isBuildable(order)) });
});

test('lets in no code that was mistyped', () => expectNoMistyped(levels, sound.slice(40, 43)));

test('keeps a session, the boat of one’s own and the riddle that is being built', () => {
  const begun = counted.sessions.start(readSave(null).progress, { seed: 8, day: 1 });
  const { game } = counted.sessions.moveOn(missed(begun), 1);
  const own = { ...freshBoat, hull: 4, trips: 3, sail: freshBoat.sail.replaceAll('1', '5') };
  const made = sound.slice(7, 9);

  const read = readSave(writeSave({ ...game, own, made }));

  expect(read).toEqual({ ...game, own, made });
  expect(read.progress.brought).toBe(1);
});

test('begins with a plain mast, and starts afresh from a save that makes no sense', () => {
  const begun = counted.sessions.start(readSave(null).progress, { seed: 8, day: 1 });
  expect(begun.session).toMatchObject({ taskId: 'scale-0-6-200', level: 0, at: 0 });

  for (const save of [
    '',
    '{',
    '{"v":2}',
    '{"v":1,"sitting":{"taskId":"gone"},"made":"99","own":{"sail":"9"}}',
  ])
    expect(readSave(save)).toMatchObject({ session: null, made: [], own: freshBoat });
});
