import { missed } from '@nobi/kit/game';
import { expectCodesOfSound, expectNoMistyped } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { codeOf, isBuildable, levels } from './code.ts';
import { forms, sizeOf } from './orders.ts';
import { readSave, writeSave } from './save.ts';
import { counted } from './tasks.ts';

const all = forms.flatMap((form) =>
  Array.from({ length: sizeOf(form) + 9 }, (_, a) => ({ form, a })),
);
const built = all.filter(isBuildable);

test('brings back every train that can be built, alone and with two others, and none that is not there', () => {
  expect(built.length).toBeGreaterThan(280);
  expectCodesOfSound(levels, {
    sound: built,
    refused: all.filter((order) => !isBuildable(order)),
  });
});

test('lets in no code that was mistyped', () => expectNoMistyped(levels, built.slice(40, 43)));

test('keeps a session, what rode along, the trains of one’s own and the level that is being built', () => {
  const begun = counted.sessions.start(readSave(null).progress, { seed: 8, day: 1 });
  const { game } = counted.sessions.moveOn(missed(begun), 1);
  const more = {
    carried: ['sapi', 'kopi'],
    trains: ['n.g.u.k', 'ny.a.m'],
    made: built.slice(7, 9),
  };

  expect(readSave(writeSave({ ...game, ...more }))).toEqual({ ...game, ...more });
  expect(codeOf(more.made)).toMatch(/^\d{9}$/);
});

test('begins with a cow, and starts afresh from a save that makes no sense', () => {
  const begun = counted.sessions.start(readSave(null).progress, { seed: 8, day: 1 });
  expect(begun.session).toMatchObject({ taskId: 'build-1', level: 0, at: 0 });

  for (const save of ['', '{', '{"v":2}', '{"v":1,"sitting":{"taskId":"gone"},"carried":["xyz"]}'])
    expect(readSave(save)).toMatchObject({ session: null, made: [], carried: [], trains: [] });
});
