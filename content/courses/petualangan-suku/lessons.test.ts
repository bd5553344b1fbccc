import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checks } from './checks.ts';
import { course } from './course.ts';
import { activityNames, isPlayable } from './playable.ts';
import { textIn, textsIn } from './rules/args.ts';
import { closedFrom, soundsOfE, spelled, syllablesOf, taughtIn, wordOf } from './rules/words.ts';

const lessonTasks = course.lessons.map((lesson, at) => ({
  id: lesson.id,
  at,
  tasks: [...lesson.look, ...lesson.try, ...lesson.play.bank, lesson.make],
}));
const tasks = lessonTasks.flatMap((lesson) => lesson.tasks);
const lessonIds = lessonTasks.map(({ id }) => id);

const taughtBy = (at: number): string[] =>
  lessonIds.slice(0, at + 1).flatMap((id) => taughtIn[id] ?? []);

/** What of a word the child has not met by a lesson: letters, or a consonant that closes. */
const notYet = (word: string, at: number): string[] => {
  const sounds = word.match(/ng|ny|[a-z]/g) ?? [];
  const strange = sounds.filter((sound) => !taughtBy(at).includes(sound));
  const isOpen = sounds.every(
    (sound, i) => /[aiueo]/.test(sound) || /^[aiueo]/.test(sounds[i + 1] ?? ''),
  );
  return isOpen || at >= lessonIds.indexOf(closedFrom) ? strange : [...strange, word];
};

const hasArt = (word: string): boolean =>
  [join(import.meta.dirname, 'art'), join(import.meta.dirname, '../../art/fluent')].some((folder) =>
    ['webp', 'svg'].some((format) => existsSync(join(folder, `${word}.${format}`))),
  );

test('gives every task what it needs to be won, and uses every activity', () => {
  for (const each of [course.free, ...tasks]) expect(isPlayable(each), each.id).toBe(true);
  expect(new Set(tasks.map(({ activity }) => activity))).toEqual(new Set(activityNames));
});

test('puts nothing on a page that has not been taught by then', () => {
  for (const lesson of lessonTasks)
    for (const each of lesson.tasks.filter(({ activity }) => activity === 'page'))
      for (const word of textsIn(each, 'words'))
        expect(notYet(word, lesson.at), `${lesson.id}: ${word}`).toEqual([]);
});

/** What a child must read to do a task, apart from a page. */
const readIn = (each: (typeof tasks)[number]): string[] => {
  const among = textIn(each, 'by') === 'picture' ? textsIn(each, 'among') : [];
  const pictured = textIn(each, 'by') === 'word' ? [textIn(each, 'show')] : [];
  const spoken = [...textsIn(each, 'first'), ...textsIn(each, 'second')];
  return [...among, ...pictured, ...spoken, textIn(each, 'word')].filter((text) => text !== '');
};

test('lets no child read, build or finish a word of letters to come', () => {
  for (const lesson of lessonTasks)
    for (const each of lesson.tasks)
      for (const word of readIn(each))
        expect(notYet(spelled(word), lesson.at), `${lesson.id}, ${each.id}: ${word}`).toEqual([]);
});

test('joins and catches only letters that are taught by then', () => {
  for (const lesson of lessonTasks)
    for (const each of lesson.tasks)
      for (const glyph of ['letters', 'heads', 'endings'].flatMap((name) => textsIn(each, name)))
        expect(notYet(`${glyph}a`, lesson.at), `${lesson.id}, ${each.id}: ${glyph}`).toEqual([]);
});

test('would notice a letter to come, and a closed syllable too early', () => {
  expect(notYet('ibu', 1)).toEqual([]);
  expect(notYet('bola', 1)).toEqual(['l']);
  expect(notYet('bulan', 4)).toEqual(['bulan']);
  expect(notYet('bulan', 7)).toEqual([]);
  expect(notYet('bunga', 7)).toEqual(['ng']);
  expect(notYet('bunga', 8)).toEqual([]);
});

test('shows a thing only when there is a picture of it', () => {
  for (const each of tasks) {
    const pictured = ['word', 'picture', 'thing'].map((name) => textIn(each, name));
    const cards = each.activity === 'pick' ? [textIn(each, 'show'), ...textsIn(each, 'among')] : [];
    const things = [...pictured, ...cards.filter((card) => wordOf(card) !== undefined)];
    for (const thing of things.filter((text) => text !== ''))
      expect(hasArt(thing), `${each.id}: ${thing}`).toBe(true);
  }
});

test('begins the thing of a cart with the syllable that is made', () => {
  for (const each of tasks.filter((task) => textIn(task, 'thing') !== ''))
    expect(spelled(textIn(each, 'thing')).startsWith(textIn(each, 'want')), each.id).toBe(true);
});

test('lets each stone that does not fit lie beside those that do', () => {
  for (const { id, tasks: all } of lessonTasks)
    for (const each of all.filter(({ activity }) => activity === 'build'))
      expect(textsIn(each, 'tiles').length, `${id}: ${each.id}`).toBeLessThanOrEqual(
        syllablesOf(textIn(each, 'word')).length + 2,
      );
});

test('names both sounds of e where e is taught, each with a word of its own', () => {
  const captions = course.lessons[0]?.look.map(({ say }) => say) ?? [];
  const named = captions.find(({ id }) => id.includes(soundsOfE.clear));

  for (const line of [named?.id, named?.en])
    for (const word of [soundsOfE.clear, soundsOfE.soft]) expect(line).toContain(word);
});

test('tells a story of eight pages, and asks about it', () => {
  const story = course.lessons.find(({ id }) => id === 'first-story')?.look ?? [];

  expect(story.map(({ activity }) => activity)).toEqual(Array(8).fill('page'));
  expect(checks['first-story']?.[0]?.about).toBe('first-story');
});

test('shows no answer of a question in the row above its choices', () => {
  for (const { id, show, answer } of Object.values(checks).flat())
    expect(show ?? [], id).not.toContain(answer);
});
