import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { attempts } from './attempt.ts';

const secret = randomBytes(32).toString('base64url');
const started = {
  state: 's'.repeat(43),
  nonce: 'n'.repeat(43),
  verifier: 'v'.repeat(43),
  opener: 'o'.repeat(20),
  language: 'id',
} as const;

const sentBack = (cookie: string) => cookie.split(';', 1)[0] ?? '';

test('over TLS no sibling name can plant an attempt in the browser', async () => {
  const secure = attempts(secret, true);
  const cookie = await secure.cookieFor(started);
  const planted = sentBack(cookie).replace('__Host-', '');

  expect(cookie).toMatch(
    /^__Host-nobi-sign-in=[^;]+; Max-Age=600; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
  );
  expect(cookie.length).toBeLessThan(4096);
  expect(await secure.of(`a=b; ${sentBack(cookie)}`)).toEqual(started);
  expect(await secure.of(planted)).toBeUndefined();
});

test('the end of an attempt takes the very cookie away that it gave', async () => {
  for (const isSecure of [true, false]) {
    const { cookieFor, endingCookie } = attempts(secret, isSecure);
    const rulesOf = (cookie: string) => cookie.replace(/=[^;]*; Max-Age=\d+/, '');

    expect(rulesOf(endingCookie)).toBe(rulesOf(await cookieFor(started)));
    expect(endingCookie).toContain('Max-Age=0');
  }
});
