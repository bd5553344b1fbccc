import { missed } from '@nobi/kit/game';
import { expectCodesOfSound, expectNoMistyped } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { codeOf, isBuildable, levels } from './code.ts';
import { plateOf, readSave, writeSave } from './save.ts';
import { forms, sizeOf } from './signs.ts';
import { freshStreet, lots } from './street.ts';
import { counted } from './tasks.ts';

const all = forms.flatMap((form) => {
  const { rows, turns } = sizeOf(form);
  return Array.from({ length: rows * turns }, (_, at) => ({
    form,
    a: Math.floor(at / turns),
    b: at % turns,
  }));
});
const built = all.filter(isBuildable);

test('brings back every sign that can be built, alone and with two others, and none that the judge refuses', () => {
  expect(built.length).toBeGreaterThan(700);
  expectCodesOfSound(levels, {
    sound: built,
    refused: all.filter((order) => !isBuildable(order)),
  });
});

test('lets in no code that was mistyped', () => expectNoMistyped(levels, built.slice(40, 43)));

test('keeps a session, the signs that hang, the street and the level that is being built', () => {
  const begun = counted.sessions.start(readSave(null).progress, { seed: 8, day: 1 });
  const { game } = counted.sessions.moveOn(missed(begun), 1);
  const hung = built.slice(3, 9).map((order) => codeOf([order]));
  const street = freshStreet().map((own) => ({ ...own, paint: 3 }));
  const made = built.slice(7, 9);

  const read = readSave(writeSave({ ...game, hung, street, made }));

  expect(read).toEqual({ ...game, hung, street, made });
  expect(hung.map(plateOf).every((plate) => plate.length > 1)).toBe(true);
});

test('begins with one name, and starts afresh from a save that makes no sense', () => {
  const begun = counted.sessions.start(readSave(null).progress, { seed: 8, day: 1 });
  expect(begun.session).toMatchObject({ taskId: 'capital-0-0', level: 0, at: 0 });

  for (const save of ['', '{', '{"v":2}', '{"v":1,"sitting":{"taskId":"gone"},"hung":["1"]}'])
    expect(readSave(save)).toMatchObject({ session: null, made: [], hung: [] });
  expect(readSave('{"v":1,"street":[{}]}').street.length).toBe(lots);
});
