import { expect, test } from 'vitest';
import { built, builtForms, codeOf, fieldsOf } from './code.ts';
import { isSound, type Order } from './orders.ts';

const sides = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const all: Order[] = builtForms.flatMap((form) =>
  sides.flatMap((rows) => sides.map((cols) => built(form, { rows, cols }))),
);
const sound = all.filter(isSound);

test('brings back every field that can be built, alone and with two others', () => {
  expect(sound.length).toBeGreaterThan(300);
  for (const [at, order] of sound.entries()) {
    const three = [order, sound[(at + 7) % sound.length], sound[(at + 31) % sound.length]].flatMap(
      (each) => each ?? [],
    );

    expect(fieldsOf(codeOf([order]))).toEqual([order]);
    expect(fieldsOf(codeOf(three))).toEqual(three);
  }
});

test('lets in no field that the judge refuses', () => {
  const refused = all.filter((order) => !isSound(order));

  expect(refused.length).toBeGreaterThan(0);
  for (const order of refused) expect(fieldsOf(codeOf([order]))).toBeNull();
});

test('notices every digit that was mistyped', () => {
  const code = codeOf(sound.slice(40, 43));
  const digits = [...code];
  for (const at of digits.keys())
    for (let wrong = 0; wrong < 10; wrong += 1) {
      const typed = digits.map((digit, place) => (place === at ? String(wrong) : digit)).join('');
      if (typed !== code) expect(fieldsOf(typed), typed).toBeNull();
    }
});

test('is numbers and nothing else, at most ten, and shows no side of the field', () => {
  const codes = sound.map((order) => codeOf([order, order, order]));

  for (const code of codes) expect(code).toMatch(/^\d{10}$/);
  const open = sound.filter(({ rows, cols }, at) =>
    codes[at]?.includes(`${rows % 10}${cols % 10}`),
  );
  expect(open.length / sound.length).toBeLessThan(0.2);
});

test('takes nothing that is no code', () => {
  for (const typed of ['', '0', '12', '1234567', 'abcd', '12345678901234', '-123', '1e10'])
    expect(fieldsOf(typed), typed).toBeNull();
});
