import { expect, test } from 'vitest';
import { loginPath, nextPath } from './next-path.ts';

const own = [
  '/dashboard/games',
  '/dashboard',
  '/dashboard/profile',
  '/support',
  '/staff/',
  '/payment',
  '/payment/success?order_id=NB-1',
  '/play/pasar-apung/http%3A%2F%2Flocalhost%3A3001%2Fgames%2Fpasar-apung%2F',
];
for (const path of own)
  test(`comes back to ${path}`, () => {
    expect(nextPath(path)).toBe(path);
  });

const refused = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/dashboard/\n/evil.example',
  'https://evil.example/dashboard',
  'javascript:alert(1)',
  'dashboard/games',
  '/dashboard/../../evil',
  '/dashboardevil',
  '/staffevil',
  '/login',
  '/login?next=/login',
  '/signup',
  '/api/games/',
  '/',
  '',
  `/dashboard/${'a'.repeat(1000)}`,
];
for (const path of refused)
  test(`refuses to go to ${JSON.stringify(path.slice(0, 40))}`, () => {
    expect(nextPath(path)).toBeNull();
  });

test('does nothing without a wish', () => {
  expect(nextPath(null)).toBeNull();
});

test('asks for the login with the page to come back to', () => {
  const path = loginPath({ pathname: '/dashboard/games', search: '?a=1' });

  expect(path).toBe('/login?next=%2Fdashboard%2Fgames%3Fa%3D1');
});

test('asks for the plain login from the login itself', () => {
  expect(loginPath({ pathname: '/login', search: '' })).toBe('/login');
});
