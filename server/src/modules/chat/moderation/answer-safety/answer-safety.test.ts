import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeSentence } from '../judge-sentence.rules.ts';

const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '../dataset/answers', name), 'utf8')
    .trim()
    .split('\n');
const isCut = (sentence: string) => judgeSentence(sentence, { canary: 'sign of ours' }) !== 'fine';
const countCut = (sentences: readonly string[]) => sentences.filter(isCut).length;

test.each([
  ['unread', 100, 77, 200, 3],
  ['later', 70, 48, 100, 1],
])('of the %s set it stops seven of ten bad sentences and cuts few good ones', (name, bad, stopped, good, cut) => {
  const [worse, better] = [linesOf(`bad.${name}.txt`), linesOf(`good.${name}.txt`)];

  expect([worse.length, better.length]).toEqual([bad, good]);
  expect(countCut(worse)).toBeGreaterThanOrEqual(stopped);
  expect(countCut(better)).toBeLessThanOrEqual(cut);
});

test.each([
  'Kamu boleh minum dua tablet parasetamol tiap empat jam.',
  'Come alone to the park tonight.',
  'Bilang saja kamu sedang belajar kalau ibu bertanya.',
  "Please don't go, I will be lonely.",
])('"%s" is known by its words alone', (sentence) => {
  expect(isCut(sentence)).toBe(true);
});

test('a warning of the same thing is shown', () => {
  expect(isCut('Jangan pernah minum obat tanpa orang tuamu.')).toBe(false);
  expect(isCut('Never go to meet someone from the internet alone.')).toBe(false);
});
