import { missed } from '@nobi/kit/game';
import { expect, test } from 'vitest';
import { codeOf, isBuildable, kinds, longestCode, ordersOf, stepOf } from './code.ts';
import { readSave, writeSave } from './save.ts';
import { counted } from './tasks.ts';

const all = kinds.flatMap((kind) =>
  Array.from({ length: 99 }, (_, at) => ({ ...kind, a: (at + 1) * stepOf(kind) })),
);
const built = all.filter(isBuildable);
const boat = { paint: 3, roof: 2, goods: [1, 0, 14, 7] };

test('brings back every order that can be built, alone and with two others', () => {
  expect(built.length).toBeGreaterThan(300);
  for (const [at, order] of built.entries()) {
    const three = [order, ...built.slice(at + 1, at + 3)];

    expect(ordersOf(codeOf([order]))).toEqual([order]);
    expect(ordersOf(codeOf(three))).toEqual(three);
    expect(codeOf(three).length).toBeLessThanOrEqual(longestCode);
  }
});

test('lets in no order that the judge refuses, and no code that was mistyped', () => {
  for (const order of all.filter((each) => !isBuildable(each)))
    expect(ordersOf(codeOf([order]))).toBeNull();
  const code = codeOf(built.slice(40, 43));
  for (const at of [...code].keys())
    for (let wrong = 0; wrong < 10; wrong += 1) {
      const typed = [...code].map((digit, place) => (place === at ? `${wrong}` : digit)).join('');
      if (typed !== code) expect(ordersOf(typed), typed).toBeNull();
    }
});

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
