import { expectCodesOfSound, expectNoMistyped } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { built, builtForms, levels } from './code.ts';
import { isSound, type Order } from './orders.ts';

const sides = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const all: Order[] = builtForms.flatMap((form) =>
  sides.flatMap((rows) => sides.map((cols) => built(form, { rows, cols }))),
);
const sound = all.filter(isSound);

test('brings back every field that can be built, alone and with two others', () => {
  expect(sound.length).toBeGreaterThan(300);
  expectCodesOfSound(levels, { sound, refused: [] });
});

test('lets in no field that the judge refuses', () => {
  const refused = all.filter((order) => !isSound(order));

  expect(refused.length).toBeGreaterThan(0);
  expectCodesOfSound(levels, { sound: [], refused });
});

test('notices every digit that was mistyped', () => expectNoMistyped(levels, sound.slice(40, 43)));

test('is numbers and nothing else, at most ten, and shows no side of the field', () => {
  const codes = sound.map((order) => levels.codeOf([order, order, order]));

  for (const code of codes) expect(code).toMatch(/^\d{10}$/);
  const open = sound.filter(({ rows, cols }, at) =>
    codes[at]?.includes(`${rows % 10}${cols % 10}`),
  );
  expect(open.length / sound.length).toBeLessThan(0.2);
});

test('takes nothing that is no code', () => {
  for (const typed of ['', '0', '12', '1234567', 'abcd', '12345678901234', '-123', '1e10'])
    expect(levels.ordersOf(typed), typed).toBeNull();
});
