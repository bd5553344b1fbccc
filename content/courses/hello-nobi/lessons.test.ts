import { readable } from '@nobi/kit/manifest';
import { expect, test } from 'vitest';
import { course } from './course.ts';
import { activityNames, cardsAt, isPlayable, nextMove, tallyOf } from './playable.ts';
import { namesIn } from './rules/args.ts';
import { colourNames, entryOf, friendNames } from './rules/lexicon.ts';
import {
  balloonsOf,
  callOf,
  hiddenOf,
  orderOf,
  paintOf,
  placedOf,
  putOf,
  selfOf,
} from './rules/phrases.ts';
import { verseNames, verseOf } from './rules/verses.ts';
import { words } from './text/text.ts';
import type { Words } from './text/words.ts';

const tasks = course.lessons.flatMap((lesson) => [
  ...lesson.look,
  ...lesson.try,
  ...lesson.play.bank,
  lesson.make,
]);
type Task = (typeof tasks)[number];
type Args = Task['args'];

const task = (activity: string, args: Args): Task => ({
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
    task('pick', { way: 'hello', want: ['momo'], of: ['kiki', 'lala'] }),
    task('pick', { way: 'feed', want: ['dragon'], of: ['dragon', 'cat'] }),
    task('paint', { figure: 'fish', want: ['red'], of: ['red', 'blue'] }),
    task('paint', { figure: 'balloon', want: ['red'], of: ['blue', 'green'] }),
    task('gather', { view: 'monster', want: ['eye'], n: [11], of: ['eye'] }),
    task('spot', { toy: 'ball', want: 'in-table', of: ['table'] }),
    task('wheel', { want: ['fly'], of: ['wake', 'fly'] }),
    task('puzzle', {}),
  ];

  expect(unwinnable.filter(isPlayable)).toEqual([]);
});

test('leads from any heap to the order, and never past it', () => {
  const wanted = { eye: 2, ear: 1 };

  expect(nextMove(wanted, {})).toBe('eye');
  expect(nextMove(wanted, { eye: 2 })).toBe('ear');
  expect(nextMove(wanted, { eye: 3, ear: 1 })).toBe('undo');
  expect(nextMove(wanted, { eye: 2, ear: 1, nose: 1 })).toBe('undo');
  expect(nextMove(wanted, { eye: 2, ear: 1 })).toBe('ready');
  expect(tallyOf(['eye', 'ear'], [0, 1, 0])).toEqual(wanted);
});

test('lays the card of each verse among others, at most three', () => {
  for (const each of tasks.filter(({ activity }) => activity === 'wheel'))
    for (const [sung, due] of namesIn(each, 'want').entries()) {
      const cards = cardsAt(each, sung);

      expect(cards, each.id).toContain(due);
      expect(cards.length).toBeGreaterThanOrEqual(2);
      expect(cards.length).toBeLessThanOrEqual(3);
      expect(new Set(cards).size).toBe(cards.length);
    }
});

test('lets the card of a verse wander', () => {
  const song = { want: [...verseNames], of: [...verseNames] };
  const places = verseNames.map((due, sung) => cardsAt(task('wheel', song), sung).indexOf(due));

  expect(new Set(places).size).toBe(3);
});

test('never offers more answers than fit a small phone', () => {
  for (const each of tasks)
    if (['paint', 'gather'].includes(each.activity) && namesIn(each, 'want').length > 0)
      expect(namesIn(each, 'of').length, each.id).toBeLessThanOrEqual(3);
});

test('speaks English as it is spoken', () => {
  const monster = { view: 'monster', want: ['eye', 'foot', 'nose'], n: [2, 3, 1], of: ['eye'] };
  const plain = { view: 'balloons', want: ['red'], n: [3], of: ['red'] };
  const choice = { view: 'balloons', want: ['red', 'blue'], n: [1, 2], of: ['red', 'blue'] };
  const ask = (want: string[]) => callOf(task('pick', { way: 'ask', want, of: want }));

  expect(orderOf(task('gather', monster))).toBe('Two eyes, three feet and one nose, please!');
  expect(balloonsOf(task('gather', plain))).toBe('Three balloons, please!');
  expect(balloonsOf(task('gather', choice))).toBe('One red and two blue!');
  expect(ask(['apple', 'milk'])).toBe('An apple and some milk, please!');
  expect(callOf(task('pick', { way: 'find', want: ['blue'], of: [] }))).toBe('Where is blue?');
  expect(callOf(task('pick', { way: 'find', want: ['cat', 'dog'], of: [] }))).toBe(
    'Where are the cat and the dog?',
  );
  expect(selfOf('feed', 'cow')).toBe("I'm a cow!");
  expect(selfOf('ask', 'milk')).toBe('Some milk!');
  expect(placedOf('egg', 2)).toBe('Two eggs!');
  expect(placedOf('rice', 2)).toBe('Some rice!');
  expect(placedOf('momo', 2)).toBe('Hello, Momo!');
  expect(putOf('ball', 'under-table')).toBe('Put the ball under the table!');
  expect(hiddenOf('cat', 'in-box')).toBe('The cat is in the box.');
  expect(paintOf(['red', 'green'])).toBe('Red and green, please!');
});

test('gives each word of a verse its note', () => {
  for (const name of verseNames) {
    const verse = verseOf(name);

    expect(verse?.notes.length, name).toBe(verse?.line.split(' ').length);
  }
});

const spoken = (text: Words): string[] => [
  ...[...colourNames, ...friendNames, 'elephant', 'teddy'].flatMap((name) => [
    text.foundBySound(name),
    text.isOther(name),
    text.painted(name),
    text.isColour(name),
  ]),
  text.heardLine,
  text.heardAll,
  text.listen,
  text.tapEach,
  text.pickPot,
  text.more,
  text.countFits,
  text.nothingHere('under the chair'),
  text.verseOther,
];

test('answers every move in at most twelve words and short rows', () => {
  for (const line of [...spoken(words.id), ...spoken(words.en)])
    expect(readable(line.replace(/[.!?:] /g, (stop) => `${stop.trim()}\n`)), line).toBe(true);
});

test('says in praise and in a miss which word was heard', () => {
  for (const text of [words.id, words.en])
    for (const name of ['cat', 'red', 'momo']) {
      expect(text.foundBySound(name)).toContain(entryOf(name).en);
      expect(text.isOther(name)).toContain(entryOf(name).en);
    }
});
