import { missed } from '@nobi/kit/game';
import { expectCodesOfSound, expectNoMistyped } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { isBuildable, kinds, levels, stepOf } from './code.ts';
import { readSave, writeSave } from './save.ts';
import { counted } from './tasks.ts';

const all = kinds.flatMap((kind) =>
  Array.from({ length: 99 }, (_, at) => ({ ...kind, a: (at + 1) * stepOf(kind) })),
);
const built = all.filter(isBuildable);
const boat = { paint: 3, roof: 2, goods: [1, 0, 14, 7] };

test('brings back every order that can be built, alone and with two others, and none that the judge refuses', () => {
  expect(built.length).toBeGreaterThan(300);
  expectCodesOfSound(levels, {
    sound: built,
    refused: all.filter((order) => !isBuildable(order)),
  });
});

test('lets in no code that was mistyped', () => expectNoMistyped(levels, built.slice(40, 43)));

test('keeps a session, the boat and the level that is being built; what came aboard stays', () => {
  const begun = counted.sessions.start(readSave(null).progress, { seed: 8, day: 1 });
  const { game } = counted.sessions.moveOn(missed(begun), 1);
  const made = built.slice(7, 9);

  const read = readSave(writeSave({ ...game, boat, made }));

  expect(read).toEqual({ ...game, boat, made });
  expect(read.progress.brought).toBe(1);
});

test('begins with twelve oranges, and starts afresh from a save that makes no sense', () => {
  const begun = counted.sessions.start(readSave(null).progress, { seed: 8, day: 1 });
  expect(begun.session).toMatchObject({ taskId: 'load-12-0', level: 0, at: 0 });

  for (const save of [
    '',
    '{',
    '{"v":2}',
    '{"v":1,"sitting":{"taskId":"gone"},"boat":7,"made":"99"}',
  ])
    expect(readSave(save)).toMatchObject({
      session: null,
      made: [],
      boat: { paint: 0, roof: 0, goods: [0, 0, 0, 0] },
    });
});
