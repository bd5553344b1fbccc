import { expect, test } from 'vitest';
import { asSounds } from './letter-sounds.ts';

test('says taught letters as they sound, in a sentence as alone', () => {
  expect(asSounds('m', 'id')).toBe('meh');
  expect(asSounds('Dua teman baru:\nm dan b.', 'id')).toBe('Dua teman baru:\nmeh dan beh.');
  expect(asSounds('Dengar hidungmu: n, ng, atau ny?', 'id')).toBe(
    'Dengar hidungmu: neh, ngeh, atau nyeh?',
  );
  expect(asSounds('q', 'id')).toBe('keh');
  expect(asSounds('c, t', 'en')).toBe('kuh, tuh');
});

test('leaves vowels, words, capitals, units and parts of words as they are', () => {
  for (const line of ['a, i, u, e, o', 'ma', 'Kelas B', '3 m', '25 g gula', 'me-', 'b-ola', "d'oh"])
    expect(asSounds(line, 'id')).toBe(line);
  for (const line of ['Is it a cat?', 'I see', "can't", 'x-ray', 'T-shirt'])
    expect(asSounds(line, 'en')).toBe(line);
});
