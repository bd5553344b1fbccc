import { expect, test } from 'vitest';
import { token } from './tokens.ts';

test('reads a colour of the brand, as MUI can reckon with it', () => {
  expect(token('ungu-600')).toMatch(/^#[0-9a-f]{6}$/);
});

test('refuses a colour that the brand does not have', () => {
  expect(() => token('ungu-601')).toThrow('--ungu-601');
});
