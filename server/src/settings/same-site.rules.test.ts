import { expect, test } from 'vitest';
import { isSameSite } from './same-site.rules.ts';

test.each([
  ['https://app.nobi.id', 'https://play.nobi.id'],
  ['https://nobi.id', 'https://play.nobi.id'],
  ['https://app.nobi.co.id', 'https://play.nobi.co.id'],
  ['http://localhost:3000', 'http://localhost:3001'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3001'],
])('%s and %s are one site', (app, play) => {
  expect(isSameSite(app, play)).toBe(true);
});

test.each([
  ['https://app.nobi.id', 'https://play.nobi-content.id'],
  // A public suffix is nobody's domain: whoever is below it shares nothing.
  ['https://nobi.co.id', 'https://play.co.id'],
  ['https://nobi.github.io', 'https://nobi-play.github.io'],
  ['https://app.nobi.id', 'http://play.nobi.id'],
  ['http://localhost:3000', 'http://127.0.0.1:3001'],
])('%s and %s are two', (app, play) => {
  expect(isSameSite(app, play)).toBe(false);
});
