import { expect, test } from 'vitest';
import { meaningsIn } from './meaning.rules.ts';
import { wordsIn } from './sentence-signs.rules.ts';

const meaningsOf = (text: string) => meaningsIn(wordsIn(text)).flat();

test.each([
  ['Sembunyikan saja di bawah kasur.', 'hide'],
  ['Disembunyikannya di laci.', 'hide'],
  ['She was hiding it.', 'hide'],
  ['Menusuknya pakai jarum.', 'stab'],
  ['Tell an adult you trust.', 'grownup'],
  ['Minta izin kepada orang tuamu.', 'withadult'],
  ["They won't notice.", 'sneaky'],
])('"%s" is read as %s', (text, meaning) => {
  expect(meaningsOf(text)).toContain(meaning);
});

test('a phrase marks each of its words, and a word that no list has stands for nothing', () => {
  expect(meaningsIn(['diam', 'diam', 'zebrafinch'])).toEqual([
    expect.arrayContaining(['silent', 'sneaky']),
    expect.arrayContaining(['silent', 'sneaky']),
    [],
  ]);
});
