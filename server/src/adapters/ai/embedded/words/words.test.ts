import { expect, test } from 'vitest';
import { processorMs } from '../../../../testing/processor.ts';
import { readDictionary } from '../dictionary.ts';
import { distance } from '../similarity.rules.ts';
import { en } from '../text.en.ts';
import { id } from '../text.id.ts';
import { readWordBank } from '../word-bank.ts';
import { wordAnswers } from './answer-word.rules.ts';
import { englishSyllables } from './english-syllables.ts';
import { lexiconOf } from './lexicon.ts';
import { syllablesOf } from './syllables.rules.ts';

const bank = await readWordBank();
const about = wordAnswers(lexiconOf(bank, await readDictionary()));
const answer = (...query: Parameters<typeof about>) => about(...query)?.text;

test('the rule splits every root of the word bank as its teacher did', () => {
  const roots = bank.filter(({ id: word }) => /^[a-z]+$/.test(word));
  const joined = new Set(['matahari', 'kacamata']);

  const wrong = roots.filter(
    ({ id: word, suku }) => !joined.has(word) && syllablesOf(word)?.join('-') !== suku.join('-'),
  );

  expect(wrong.map(({ id: word }) => word)).toEqual([]);
});

test.each([
  ['pantai', 'pan-tai'],
  ['sekolah', 'se-ko-lah'],
  ['nyanyi', 'nya-nyi'],
  ['mangga', 'mang-ga'],
  ['bentrok', 'ben-trok'],
  ['syarat', 'sya-rat'],
  ['akhir', 'a-khir'],
  ['di', 'di'],
])('splits %s as %s', (word, parts) => {
  expect(syllablesOf(word)?.join('-')).toBe(parts);
});

test('splits nothing that is no word', () => {
  expect([syllablesOf('xyz'), syllablesOf('café'), syllablesOf('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('the English parts of every word of the bank make the word', () => {
  const wrong = bank.filter(
    ({ en: word }) => englishSyllables(word).join('') !== word.replace(/ /g, ''),
  );

  expect(wrong.map(({ en: word }) => word)).toEqual([]);
});

test.each([
  ['eja gajah', '“gajah” dieja g - a - j - a - h.'],
  ['suku kata matahari', '“matahari” punya 4 suku kata: ma-ta-ha-ri.'],
  ['suku kata dari sekolah apa', '“sekolah” punya 3 suku kata: se-ko-lah.'],
  ['pelangi ada berapa suku kata', '“pelangi” punya 3 suku kata'],
  ['pecah kata pelangi menjadi suku kata', '“pelangi” punya 3 suku kata'],
  ['apa bahasa inggrisnya kucing?', 'Bahasa Inggrisnya “kucing” adalah “cat”.'],
  ['apakah ejaan kelici benar', 'Maksudmu “kelinci”?'],
  ['eja xilofon', 'belum ada di daftar kataku'],
  ['gajah', 'Bahasa Inggrisnya “gajah” adalah “elephant”.'],
])('answers "%s"', (prompt, expected) => {
  expect(answer(prompt, 'id', id)).toContain(expected);
});

test.each([
  ['how do you spell elephant?', 'e - l - e - p - h - a - n - t'],
  ['how many syllables in butterfly', 'but-ter-fly'],
  ['spell elefant', 'Did you mean “elephant”?'],
  ['what is elephant in indonesian?', '“elephant” is “gajah” in Indonesian.'],
  ['is butterfly spelled right?', 'Yes, “butterfly” is spelled right.'],
  ['how many syllables in school', 'I do not want to guess'],
])('answers "%s" in English', (prompt, expected) => {
  expect(answer(prompt, 'en', en)).toContain(expected);
});

test.each(['kenapa langit biru', 'what is the capital of france', 'ceritakan dongeng'])(
  'leaves "%s" alone',
  (prompt) => {
    expect(answer(prompt, 'id', id)).toBeUndefined();
  },
);

test('counts a swap of neighbours as one slip', () => {
  expect([distance('gajha', 'gajah'), distance('kuda', 'kuda'), distance('', 'api')]).toEqual([
    1, 0, 3,
  ]);
});

test('reads the longest question it takes in a moment', async () => {
  const took = await processorMs(() => {
    for (const piece of [' apa ya', ' suku kata', ' eja kata', ' (((', 'a-'])
      answer(`eja kata${piece.repeat(300)}`.slice(0, 120), 'id', id);
  });

  expect(took).toBeLessThan(200);
});

test.each([
  ['lawan kata besar', 'Lawan kata “besar” adalah “kecil”.'],
  ['lawan kata dari tinggi apa?', '“pendek” atau “rendah”'],
  ['sinonim cantik', '“indah”'],
  ['apa yang berima dengan bulan', 'Bunyi akhirnya mirip “bulan”'],
  ['bahasa inggrisnya terima kasih apa', '“thank you”'],
  ['apa bahasa inggrisnya kucng', 'Mungkin maksudmu “kucing”.'],
  ['eja kupu kupu', 'k - u - p - u - k - u - p - u'],
  ['apakah ejaan sekolha benar', 'Maksudmu “sekolah”?'],
])('knows more about words: %s', (prompt, expected) => {
  expect(answer(prompt, 'id', id)).toContain(expected);
});

test.each([
  ['opposite of hot', 'The opposite of “hot” is “cold”.'],
  ['plural of child', 'One child, two children.'],
  ['what is the plural of box', 'One box, two boxes.'],
  ['another word for happy', '“glad”'],
  ["what is 'rumah' in english", '“rumah” is “house” in English.'],
  ['how do you spell beautiful', 'b - e - a - u - t - i - f - u - l'],
  ['plural of xylophone', '“xylophone” is not in my word list'],
])('knows more about English words: %s', (prompt, expected) => {
  expect(answer(prompt, 'en', en)).toContain(expected);
});

test('knows at least 1,200 words in both languages', async () => {
  const { words } = await readDictionary();

  expect(new Set(words.map((each) => each.id)).size).toBeGreaterThanOrEqual(1200);
});
