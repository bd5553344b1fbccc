import { missed } from '@nobi/kit/game';
import { expect, test } from 'vitest';
import { codeOf, isBuildable, ordersOf } from './code.ts';
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

test('brings back every sign that can be built, alone and with two others', () => {
  expect(built.length).toBeGreaterThan(700);
  for (const [at, order] of built.entries()) {
    const three = [order, ...built.slice(at + 1, at + 3)];

    expect(ordersOf(codeOf([order]))).toEqual([order]);
    expect(ordersOf(codeOf(three))).toEqual(three);
    expect(codeOf(three)).toMatch(/^\d{5,13}$/);
  }
});

test('lets in no sign that the judge refuses, and no code that was mistyped', () => {
  for (const order of all.filter((each) => !isBuildable(each)))
    expect(ordersOf(codeOf([order]))).toBeNull();
  const code = codeOf(built.slice(40, 43));
  for (const at of [...code].keys())
    for (let wrong = 0; wrong < 10; wrong += 1) {
      const typed = [...code].map((digit, place) => (place === at ? `${wrong}` : digit)).join('');
      if (typed !== code) expect(ordersOf(typed), typed).toBeNull();
    }
});

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
