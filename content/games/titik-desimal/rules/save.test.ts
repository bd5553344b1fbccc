import { missed } from '@nobi/kit/game';
import { expectCodesOfSound, expectNoMistyped } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { isBuildable, kinds, levels } from './code.ts';
import { readSave, writeSave } from './save.ts';
import { counted } from './tasks.ts';

const all = kinds.flatMap((kind) =>
  Array.from({ length: 99 }, (_, at) => ({ ...kind, a: at + 1 })),
);
const built = all.filter(isBuildable);

test('brings back every point that can be built, alone and with two others, and none that the judge refuses', () => {
  expect(built.length).toBeGreaterThan(200);
  expectCodesOfSound(levels, {
    sound: built,
    refused: all.filter((order) => !isBuildable(order)),
  });
});

test('lets in no code that was mistyped', () => expectNoMistyped(levels, built.slice(40, 43)));

test('keeps a session, the sea and the level that is being built; finds stay', () => {
  const begun = counted.sessions.start(readSave(null).progress, { seed: 8, day: 1 });
  const { game } = counted.sessions.moveOn(missed(begun), 1);
  const sunk = [
    { thing: 3, at: 3750 },
    { thing: 0, at: 10_000 },
  ];
  const made = built.slice(7, 9);

  const read = readSave(writeSave({ ...game, sunk, made }));

  expect(read).toEqual({ ...game, sunk, made });
  expect(read.progress.brought).toBe(1);
});

test('begins with the marked line, and starts afresh from a save that makes no sense', () => {
  const begun = counted.sessions.start(readSave(null).progress, { seed: 8, day: 1 });
  expect(begun.session).toMatchObject({ taskId: 'tenths-7-0', level: 0, at: 0 });

  for (const save of ['', '{', '{"v":2}', '{"v":1,"sitting":{"taskId":"gone"},"made":"99"}'])
    expect(readSave(save)).toMatchObject({ session: null, made: [], sunk: [] });
});
