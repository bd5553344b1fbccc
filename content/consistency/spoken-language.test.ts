/** Words of the other language stand between marks, so that a voice of their own says them (kit/src/spoken.ts). */
import { spokenParts } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { checks as fluentChecks } from '../courses/baca-lancar/checks.ts';
import { course as fluent } from '../courses/baca-lancar/course.ts';
import { words as fluentWords } from '../courses/baca-lancar/text/text.ts';
import { checks as helloChecks } from '../courses/hello-nobi/checks.ts';
import { course as hello } from '../courses/hello-nobi/course.ts';
import { checks as worldChecks } from '../courses/my-world/checks.ts';
import { course as world } from '../courses/my-world/course.ts';
import { checks as firstChecks } from '../courses/petualangan-suku/checks.ts';
import { course as first } from '../courses/petualangan-suku/course.ts';
import { words as letterWords } from '../courses/petualangan-suku/text/text.ts';
import { writingWords } from '../courses/petualangan-suku/text/writing.ts';
import { bankWords } from '../words/bank.ts';
import { consonants, openSyllables } from '../words/sounds.ts';

/** Written alike in both languages, and English where they stand in an English line. */
const alsoEnglish = new Set('to me we be he so do go no she robot'.split(' '));
const indonesian = new Set(
  [...consonants, ...openSyllables, ...bankWords.map(({ id }) => id)].filter(
    (each) => !alsoEnglish.has(each),
  ),
);

/** What an English voice would say wrong. */
const strangers = (line: string): string[] =>
  spokenParts({ text: line, lang: 'en' })
    .filter(({ lang }) => lang === 'en')
    .flatMap(({ text }) => text.toLowerCase().match(/[\p{L}’']+/gu) ?? [])
    .filter((word) => indonesian.has(word));

test('knows a word of the other language when it meets one', () => {
  expect(strangers('Tap every lantern with m.')).toEqual(['m']);
  expect(strangers('This is ma, as in mata.')).toEqual(['ma', 'mata']);
  expect(strangers('Start at dot one.')).toEqual([]);
});

test('has every letter, syllable and word of a reading course said by an Indonesian voice', () => {
  const lines = [first, fluent].flatMap(({ lessons }) =>
    lessons.flatMap(({ recap, look, try: tries, play, make }) => [
      recap.en,
      ...[...look, ...tries, ...play.bank, make].map(({ say }) => say.en),
    ]),
  );
  const questions = [firstChecks, fluentChecks].flatMap((checks) =>
    Object.values(checks).flatMap((pair) => pair.flatMap(({ say, hint }) => [say.en, hint.en])),
  );

  expect(lines.length).toBeGreaterThan(1000);
  expect(questions.length).toBeGreaterThan(60);
  expect(
    [...new Set([...lines, ...questions])].filter((line) => strangers(line).length > 0),
  ).toEqual([]);
});

/** Words of English lessons that no Indonesian line has as its own; "cat" is paint there, too. */
const english = new Set([
  ...bankWords.flatMap(({ en }) => en.split(/[ -]/)),
  ...'hello goodbye please how many where which touch feed some under between behind'.split(' '),
  ...'is are am was were has have can do did there she they when wearing opposite ate'.split(' '),
]);
for (const word of ['a', 'cat', 'robot', ...bankWords.flatMap(({ id }) => id.split(' '))])
  english.delete(word);

/** What an Indonesian voice would say wrong. */
const foreign = (line: string): string[] =>
  spokenParts({ text: line, lang: 'id' })
    .filter(({ lang }) => lang === 'id')
    .flatMap(({ text }) => text.toLowerCase().match(/[\p{L}’']+/gu) ?? [])
    .filter((word) => english.has(word));

test('has every English word of an Indonesian line of an English course said by an English voice', () => {
  const lessons = [hello, world].flatMap((each) =>
    each.lessons.flatMap(({ recap, look, try: tries, play, make }) => [
      recap.id,
      ...[...look, ...tries, ...play.bank, make].map(({ say }) => say.id),
    ]),
  );
  const questions = [helloChecks, worldChecks].flatMap((checks) =>
    Object.values(checks).flatMap((pair) => pair.flatMap(({ say, hint }) => [say.id, hint.id])),
  );
  const lines = [...new Set([...lessons, ...questions])];

  expect(foreign('Anjing itu dog.')).toEqual(['dog']);
  expect(lines.length).toBeGreaterThan(200);
  expect(lines.filter((line) => line.includes('\u2068')).length).toBeGreaterThan(70);
  expect(lines.filter((line) => foreign(line).length > 0)).toEqual([]);
});

test('has the words that a reading course puts into its sentences said so, too', () => {
  const { en } = letterWords;
  const { en: writing } = writingWords;
  const { en: reading } = fluentWords;
  const lines = [
    ...[en.caught('m'), en.iAm('m', 'b'), en.catchAll('m'), en.found('ma', 'mata')],
    ...[en.foundBySound('m', 'mata'), en.readAlone('mata'), en.isOther('mata'), en.reads('mata')],
    ...[writing.traced('m'), writing.joined('m', 'a'), writing.joinedOther('ma', 'ba')],
    ...[writing.built(['ma', 'ta'], 'an eye'), writing.readsSoFar('ma', 'mata')],
    ...[writing.ended('ikan'), writing.endedAlone('ikan', 'a fish'), writing.endedOther('ikan')],
    ...[writing.pageReadAlone('ikan'), writing.taleRead('ikan')],
    ...[reading.built('ikan'), reading.picked('ikan'), reading.cut('i-kan'), reading.reads('ikan')],
    ...[reading.answered('ikan'), reading.picture('ikan')],
  ];

  expect(lines.filter((line) => strangers(line).length > 0)).toEqual([]);
});
