/** Sentences look like sentences, and words come apart where the dictionary parts them. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Course } from '@nobi/kit/manifest';
import { expect, test } from 'vitest';
import { courseWords, wordOf } from '../courses/petualangan-suku/rules/words.ts';
import { words as trainWords } from '../games/kata-berantai/rules/words.ts';
import { bankWords } from '../words/bank.ts';
import { type Line, root, writtenLines } from './lines/written-lines.ts';

/** What is said, as a child meets it. */
const spoken = writtenLines([
  'content/{games,courses,tools}/*/{text,lessons,checks,stories}/**/*.ts',
  'content/{games,courses,tools}/*/{manifest,course}.ts',
  'content/courses/*/rules/*.ts',
  'content/skills/**/*.ts',
  'kit/src/**/words.ts',
  // What stands behind a joining word is half a sentence.
]).filter(({ path }) => !path.endsWith('stories/joints.ts'));

const ending = /(?:[.!?…:]["”]?|\$\{[^}]*\})$/u;
/** A capital, a number, a quotation or a gap first; a letter that is being taught stays small. */
const beginning = /^(?:[\p{Lu}\d"“(…{]|\$\{|_,? |[a-z]{1,4} )/u;
const shownAs = ({ path, line }: Line) => `${path}: ${line}`;

test('what ends like a sentence begins with a capital', () => {
  const sentences = spoken.filter(({ line }) => / .*\p{L}[.!?]$/u.test(line));
  const small = sentences.filter(({ path, line }) => {
    const isTaught = path.includes('petualangan-suku');
    return !beginning.test(line) || (!isTaught && /^[a-z]/.test(line));
  });

  expect(sentences.length).toBeGreaterThan(2000);
  expect(small.map(shownAs)).toEqual([]);
});

test('what holds a whole sentence ends with its sign', () => {
  const longer = spoken.filter(({ line }) => /\p{L}{2}[.!?] \p{Lu}\p{Ll}/u.test(line));

  expect(longer.length).toBeGreaterThan(1000);
  expect(longer.filter(({ line }) => !ending.test(line)).map(shownAs)).toEqual([]);
});

/** A letter or syllable that is being taught stays small, also where it begins: "m meets a: ma!" */
const taught = /^(?:[aiueo]|(?:[bcdfghj-np-tv-z]|ng|ny|sy|kh)[aiueo]?) \p{Ll}/u;

const courses = globSync('content/courses/*/course.ts', { cwd: root });

test.each(courses)('whatever a lesson of %s says is whole sentences', async (path) => {
  const { course }: { course: Course } = await import(join(root, path));
  const lines = course.lessons
    .flatMap(({ recap, look, try: tries, play, make }) => [
      recap,
      ...[...look, ...tries, ...play.bank, make].map(({ say }) => say),
    ])
    .flatMap(({ id, en }) => [id, en])
    .map((line) => line.replace(/[\u2066-\u2069]/g, '').replaceAll('\n', ' '));
  const isTeaching = path.includes('petualangan-suku');
  const broken = lines.filter(
    (line) =>
      !ending.test(line) || !(/^[\p{Lu}\d"“(…]/u.test(line) || (isTeaching && taught.test(line))),
  );

  expect(lines.length).toBeGreaterThan(100);
  expect([...new Set(broken)]).toEqual([]);
});

/** Letters that are one sound; a pair of vowels is one only at the end of a word: pu-lau, but la-ut. */
const sound = /ng|ny|sy|kh|(?:ai|au|oi)$|[a-z]/g;
const isVowel = (each: string) => /^[aiueo]/.test(each);

/** Before a single consonant, between two: what the dictionary does with every root of the bank. */
const partedByRule = (word: string): string => {
  const sounds = word.match(sound) ?? [];
  return sounds.reduce((parted, each, at) => {
    const [next = '', before = ''] = [sounds[at + 1] ?? '', sounds[at - 1] ?? ''];
    const hasVowel = sounds.slice(0, at).some(isVowel);
    const isHead = !isVowel(each) && isVowel(next);
    const isVowelAfterVowel = isVowel(each) && isVowel(before);
    return parted + (hasVowel && (isHead || isVowelAfterVowel) ? '-' : '') + each;
  }, '');
};

/** Baca Lancar and Rak Buku have such a test of their own, with what they know beyond these rules. */
const parted = {
  'the word bank': bankWords,
  'Kata Berantai': trainWords,
  'Petualangan Suku': courseWords.flatMap((name) => wordOf(name) ?? []),
};

test.each(Object.entries(parted))(
  'every word of %s comes apart where the dictionary parts it',
  (_, all) => {
    const differing = all
      .map(({ id, syllables }) => ({
        id,
        ours: syllables.join('-'),
        rule: id.split(/[ -]/).map(partedByRule).join('-'),
      }))
      .filter(({ ours, rule }) => ours !== rule);

    expect(all.length).toBeGreaterThan(50);
    expect(differing).toEqual([]);
  },
);
