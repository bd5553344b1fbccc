import { readable } from '@nobi/kit/manifest';
import { expect, test } from 'vitest';
import { course } from './course.ts';
import {
  activityNames,
  headOf,
  isPlayable,
  lanternsOf,
  lastSoundOf,
  otherPictures,
  partnerOf,
} from './playable.ts';
import { textIn, textsIn } from './rules/args.ts';
import { spelled, syllablesOf, wordOf, writtenLine } from './rules/words.ts';
import { words } from './text/text.ts';
import { writingWords } from './text/writing.ts';

const tasks = course.lessons.flatMap((lesson) => [
  ...lesson.look,
  ...lesson.try,
  ...lesson.play.bank,
  lesson.make,
]);
type Task = (typeof tasks)[number];

const task = (activity: string, args: Task['args']): Task => ({
  id: 'x',
  activity,
  say: { id: 'Dengar, lalu ketuk.', en: 'Listen, then tap.' },
  args,
});

test('gives every task what it needs to be won, and uses every activity', () => {
  for (const each of [course.free, ...tasks]) expect(isPlayable(each), each.id).toBe(true);
  expect(new Set(tasks.map(({ activity }) => activity))).toEqual(new Set(activityNames));
});

test('would notice a task that cannot be won', () => {
  const unwinnable = [
    task('catch', { want: 'a', letters: ['i', 'u'], many: 2 }),
    task('catch', { want: 'a', letters: ['a', 'i', 'u', 'e', 'o', 'm'], many: 4 }),
    task('trace', { letter: 'ng' }),
    task('blend', { heads: ['m', 'b'], tail: 'a', want: 'pa' }),
    task('blend', { heads: ['m', 'b'], tail: 'a', want: 'mi' }),
    task('build', { word: 'bola', tiles: ['bo', 'bu', 'ba'] }),
    task('ending', { word: 'bulan', endings: ['m', 'ng'] }),
    task('pick', { by: 'sound', show: 'bola', among: ['m', 'p'] }),
    task('pick', { by: 'word', show: 'b', among: ['bola', 'batu'] }),
    task('garden', { letters: ['a'] }),
    task('puzzle', {}),
  ];

  expect(unwinnable.filter(isPlayable)).toEqual([]);
});

test('finds the one card that goes with what is shown', () => {
  expect(partnerOf(task('pick', { by: 'word', show: 'ma', among: ['bola', 'mata'] }))).toBe('mata');
  expect(partnerOf(task('pick', { by: 'picture', show: 'mata', among: ['mi', 'ma'] }))).toBe('ma');
  expect(partnerOf(task('pick', { by: 'sound', show: 'nyamuk', among: ['n', 'ny'] }))).toBe('ny');
});

test('hears ng as one last sound, and takes the vowel off a syllable', () => {
  expect(lastSoundOf('bintang')).toBe('ng');
  expect(lastSoundOf('bulan')).toBe('n');
  expect(headOf(task('blend', { want: 'nyu', tail: 'u', heads: ['ny'] }))).toBe('ny');
});

test('floats the wanted letter as often as asked, among others', () => {
  const sky = lanternsOf(task('catch', { want: 'a', letters: ['a', 'i', 'o'], many: 3 }));

  expect([...sky].sort()).toEqual(['a', 'a', 'a', 'i', 'o']);
});

test('leaves a child who taps at random mostly without luck in play', () => {
  const bank = course.lessons.flatMap(({ play }) => play.bank);
  const chanceOf = (each: Task): number => {
    const shares: Record<string, number> = {
      catch: textsIn(each, 'letters').length,
      blend: textsIn(each, 'heads').length,
      ending: textsIn(each, 'endings').length,
      pick: textsIn(each, 'among').length,
    };
    return 1 / (shares[each.activity] ?? 1);
  };
  const measured = bank.filter(({ activity }) =>
    ['catch', 'blend', 'ending', 'pick'].includes(activity),
  );
  const mean = measured.reduce((sum, each) => sum + chanceOf(each), 0) / measured.length;

  expect(mean).toBeLessThan(0.4);
});

/** The bubble folds at words; a line of the island has at most twelve. */
const isShort = (line: string): boolean =>
  line.trim().split(/\s+/).length <= 12 && readable(line.split(/(?<=[.!?:]) /).join('\n'));

test('answers every move in at most twelve words and short rows', () => {
  const built = tasks.filter(({ activity }) => activity === 'build');
  for (const lang of ['id', 'en'] as const) {
    const [text, writing] = [words[lang], writingWords[lang]];
    const lines = [
      ...['a', 'ng', 'nyu'].flatMap((glyph) => [
        text.caught(glyph),
        text.iAm(glyph, 'ny'),
        text.catchAll(glyph),
        text.found(glyph, 'orang utan'),
        text.isOther('orang utan'),
        text.reads(glyph),
        writing.traced(glyph),
        writing.joinedOther(glyph, 'mu'),
      ]),
      ...[text.tapEach, text.look, text.listen, text.plant, text.garden],
      ...built.map((each) => {
        const word = textIn(each, 'word');
        return writing.built(syllablesOf(word), wordOf(word)?.en ?? spelled(word));
      }),
    ];
    for (const line of lines) expect(isShort(line), line).toBe(true);
  }
});

const pictured = ['kuda', 'kue', 'kaki', 'kado', 'dadu', 'madu', 'buku', 'topi'];

test('a page that is read can be got wrong, with words that look alike before others', () => {
  const others = otherPictures(
    task('page', { words: ['ini', 'kue', 'dodi'], picture: 'kue' }),
    pictured,
  );

  expect(others).toHaveLength(pictured.length - 1);
  expect(others.slice(0, 3).toSorted()).toEqual(['kado', 'kaki', 'kuda']);
});

test('no wrong picture shows what the line speaks of', () => {
  const line = ['ada', 'dua', 'dadu', 'di', 'kado'];

  expect(otherPictures(task('page', { words: line, picture: 'dadu' }), pictured)).not.toContain(
    'kado',
  );
});

test('a line is written as a sentence, with its names', () => {
  expect(writtenLine(['budi', 'suka', 'buku', 'nina'])).toEqual(['Budi', 'suka', 'buku', 'Nina.']);
});
