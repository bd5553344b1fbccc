import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  ['id', 'id'],
  ['id-ID,id;q=0.9,en-US;q=0.8,en;q=0.7', 'id'],
  ['in-ID', 'id'],
  ['en-GB', 'en'],
  ['en;q=0.5, id;q=0.8', 'id'],
  ['id;q=0.1, en', 'en'],
  ['id;q=0, en;q=0.1', 'en'],
  ['jv, id;q=0.5', 'id'],
  ['fr, de', 'en'],
  ['indo', 'en'],
  ['*', 'en'],
  ['', 'en'],
  ['id;q=abc', 'en'],
] as const)('"%s" is read as %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});

test('without a wish the answer is English', () => {
  expect(languageOf(undefined)).toBe('en');
});

test('any header at all is answered with one of the two languages', () => {
  void fc.assert(
    fc.property(fc.string({ maxLength: 3000 }), (header) => {
      expect(['en', 'id']).toContain(languageOf(header));
    }),
  );
});
