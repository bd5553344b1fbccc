import { expect, test } from 'vitest';
import { apiBaseOf } from './api-base.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['/api', '/api'],
  ['/nobi/api', '/nobi/api'],
  ['https://api.nobi.example/v2/api', 'https://api.nobi.example/v2/api'],
  ['http://localhost:3000/api', 'http://localhost:3000/api'],
])('takes the base %s as %s', (written, base) => {
  expect(apiBaseOf(written)).toBe(base);
});

test.each([
  'http://api.nobi.example/api',
  'https://api.nobi.example/',
  'https://api.nobi.example/api/',
  'https://api.nobi.example/api?x=1',
  'https://ibu:rahasia@api.nobi.example/api',
  'javascript:alert(1)//api',
  'api',
])('refuses %s', (written) => {
  expect(() => apiBaseOf(written)).toThrow();
});
