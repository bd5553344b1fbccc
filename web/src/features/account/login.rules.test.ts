import { expect, test } from 'vitest';
import { afterLogin, checkLogin } from './login.rules.ts';

const attempts = [
  ['', 'rahasia', 'login_fields'],
  ['  ', 'rahasia', 'login_fields'],
  ['sari@example.com', '', 'login_fields'],
  ['sari@example.com', '12345', 'login_fields'],
  ['sari', 'rahasia', 'login_invalid_email'],
  ['sari@example', 'rahasia', 'login_invalid_email'],
  ['sari@example.com', '123456', undefined],
  [' Sari@Example.com ', 'rahasia', undefined],
] as const;
for (const [email, password, code] of attempts)
  test(`says ${code ?? 'nothing'} for "${email}" with ${password.length} characters`, () => {
    expect(checkLogin({ email, password })).toBe(code);
  });

test('leads a paid account to play, or back to where it came from', () => {
  expect(afterLogin({ isPaid: true, next: null })).toBe('/dashboard');
  expect(afterLogin({ isPaid: true, next: '/dashboard/games/math' })).toBe('/dashboard/games/math');
});

test('leads an unpaid account to the plans, unless it came from an open page', () => {
  expect(afterLogin({ isPaid: false, next: null })).toBe('/payment');
  expect(afterLogin({ isPaid: false, next: '/dashboard/games' })).toBe('/payment');
  expect(afterLogin({ isPaid: false, next: '/play/a/b' })).toBe('/payment');
  expect(afterLogin({ isPaid: false, next: '/payment/success?order_id=1' })).toBe(
    '/payment/success?order_id=1',
  );
  expect(afterLogin({ isPaid: false, next: '/dashboard/profile?lang=id' })).toBe(
    '/dashboard/profile?lang=id',
  );
  expect(afterLogin({ isPaid: false, next: '/support' })).toBe('/support');
});
