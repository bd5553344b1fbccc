import { expect, test } from 'vitest';
import { inOther, spokenParts } from './spoken.ts';

test('gives each language of a line to a voice of its own, in the order of the line', () => {
  const text = `Itu ${inOther('cat')}, kucing.\nDengar lagi, yuk.`;

  expect(spokenParts({ text, lang: 'id', slow: true })).toEqual([
    { text: 'Itu', lang: 'id', slow: true },
    { text: 'cat', lang: 'en', slow: true },
    { text: ', kucing.\nDengar lagi, yuk.', lang: 'id', slow: true },
  ]);
});

test('says nothing where only a full stop is left, and a line of one language as it is', () => {
  expect(spokenParts({ text: `Make ${inOther('bola')}!`, lang: 'en' })).toEqual([
    { text: 'Make', lang: 'en' },
    { text: 'bola', lang: 'id' },
  ]);
  expect(spokenParts({ text: 'Ada berapa?', lang: 'id' })).toEqual([
    { text: 'Ada berapa?', lang: 'id' },
  ]);
});
