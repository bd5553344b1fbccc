import { expect, test } from 'vitest';
import { isSimplePin } from './pin.ts';

test.each(['000000', '123456', '567890', '987654', '121212', '123123', '777777'])(
  '%s is guessed first and is no PIN',
  (pin) => expect(isSimplePin(pin)).toBe(true),
);

test.each(['314159', '271828', '112358', '132435', '908172'])('%s may be a PIN', (pin) =>
  expect(isSimplePin(pin)).toBe(false),
);
