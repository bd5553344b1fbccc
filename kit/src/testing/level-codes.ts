/** Whether a code brings back what was built, and nothing else. */
import { expect } from 'vitest';
import type { LevelCodes } from '../rounds/index.ts';

type Codes<Order> = Pick<LevelCodes<Order>, 'codeOf' | 'ordersOf'>;

/** Those that the judge lets through come back, alone and with two others; the rest do not. */
export const expectCodesOfSound = <Order>(
  { codeOf, ordersOf }: Codes<Order>,
  { sound, refused }: { sound: readonly Order[]; refused: readonly Order[] },
): void => {
  for (const [at, order] of sound.entries()) {
    const three = [order, ...sound.slice(at + 1, at + 3)];

    expect(ordersOf(codeOf([order]))).toEqual([order]);
    expect(ordersOf(codeOf(three))).toEqual(three);
  }
  for (const order of refused) expect(ordersOf(codeOf([order])), codeOf([order])).toBeNull();
};

/** No digit of the code can be another one. */
export const expectNoMistyped = <Order>(
  { codeOf, ordersOf }: Codes<Order>,
  orders: readonly Order[],
): void => {
  const code = codeOf(orders);
  expect(ordersOf(code)).toEqual(orders);
  for (const at of [...code].keys())
    for (let wrong = 0; wrong < 10; wrong += 1) {
      const typed = [...code].map((digit, place) => (place === at ? `${wrong}` : digit)).join('');
      if (typed !== code) expect(ordersOf(typed), typed).toBeNull();
    }
};
