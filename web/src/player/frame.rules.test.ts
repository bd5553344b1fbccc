import { expect, test } from 'vitest';
import { frameAddress, sandboxOf } from './frame.rules.ts';

const origins = { appOrigin: 'http://localhost:3000', playOrigin: 'http://localhost:3001' };

test('shows a signed address of the play origin', () => {
  const address = frameAddress('http://localhost:3001/games/a/?ticket=x', origins);

  expect(address).toEqual({
    src: 'http://localhost:3001/games/a/?ticket=x',
    origin: 'http://localhost:3001',
  });
});

for (const refused of [
  'http://localhost:3000/games/a/',
  '/games/a/',
  'https://evil.example/',
  'javascript:alert(1)',
  'blob:http://localhost:3000/1',
  '',
])
  test(`refuses to frame "${refused}"`, () => {
    expect(frameAddress(refused, origins)).toBeNull();
  });

test('refuses the app’s own origin even when the config names it as play origin', () => {
  const same = { appOrigin: origins.appOrigin, playOrigin: origins.appOrigin };

  expect(frameAddress('http://localhost:3000/games/a/', same)).toBeNull();
});

test('never gives a guest an origin', () => {
  expect(sandboxOf('guest')).toBe('allow-scripts');
  expect(sandboxOf('house')).toBe('allow-scripts allow-same-origin');
});
