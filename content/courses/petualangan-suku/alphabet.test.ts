/** The letters behind the story: what they add, and what they leave as it was. */
import { simulatedCourse } from '@nobi/kit/simulate';
import { expect, test } from 'vitest';
import { playDays } from '../../simulate/play-days.testing.ts';
import { course } from './course.ts';
import { soundsLike } from './generators/confused.ts';
import { textIn, textsIn } from './rules/args.ts';
import { laterWords, lettersOfNames, taughtIn } from './rules/words.ts';
import { simulated } from './simulated.ts';
import { laterBy, skills } from './skills.ts';

const letters = Object.values(taughtIn).flat();
const story = course.lessons.findIndex(({ id }) => id === 'first-story');
const [upToStory, behind] = [course.lessons.slice(0, story + 1), course.lessons.slice(story + 1)];

test('teaches every letter from a to z, each of them once', () => {
  const single = letters.filter((glyph) => glyph.length === 1);

  expect(single.toSorted().join('')).toBe('abcdefghijklmnopqrstuvwxyz');
});

test('has nothing of the later words in what was there before them', () => {
  const early = new Set(upToStory.flatMap(({ id }) => taughtIn[id] ?? []));
  const readableEarly = laterWords.filter((word) =>
    (word.match(/ng|ny|[a-z]/g) ?? []).every((sound) => early.has(sound)),
  );
  const shown = upToStory
    .flatMap(({ look, try: tries, play, make }) => [...look, ...tries, ...play.bank, make])
    .flatMap((task) => [
      ...['word', 'picture', 'show', 'thing'].map((name) => textIn(task, name)),
      ...textsIn(task, 'among'),
    ]);

  expect(readableEarly).toEqual([]);
  expect(shown.filter((word) => laterWords.includes(word))).toEqual([]);
});

test('has each new letter caught, and each with a way to be written', () => {
  for (const { id, play } of behind)
    for (const letter of taughtIn[id] ?? []) {
      const of = (activity: string, name: string) =>
        play.bank.filter((task) => task.activity === activity && textIn(task, name) === letter);
      expect(of('catch', 'want').length, letter).toBeGreaterThan(0);
      expect(of('trace', 'letter').length, letter).toBeGreaterThan(0);
    }
});

test('asks for q and x in names, never in a syllable', () => {
  const heads = course.lessons
    .flatMap(({ play }) => play.bank)
    .flatMap((task) => [...textsIn(task, 'heads'), ...textsIn(task, 'endings')]);
  const lines = behind
    .flatMap(({ look, play }) => [...look, ...play.bank])
    .flatMap((task) => (task.activity === 'page' ? textsIn(task, 'words') : []));

  for (const letter of lettersOfNames) {
    expect(heads).not.toContain(letter);
    expect(lines.filter((word) => word.includes(letter)).length, letter).toBeGreaterThan(2);
  }
});

test('offers nothing beside what is asked for that sounds the same', () => {
  const tasks = course.lessons.flatMap(({ look, try: tries, play }) => [
    ...look,
    ...tries,
    ...play.bank,
  ]);
  const double = tasks.filter((task) => {
    const [want, shown] = [textIn(task, 'want'), textIn(task, 'show')];
    const target = want || shown[0] || '';
    const offered = ['letters', 'heads', 'tiles', ...(shown ? ['among'] : [])]
      .flatMap((name) => textsIn(task, name))
      .filter((each) => each !== shown);
    // Tiles are asked for one after the other, a head by the syllable that it begins.
    const wanted = textIn(task, 'word') ? offered : [target, target[0] ?? ''];
    return wanted.some((one) => offered.some((other) => soundsLike(one, other)));
  });

  expect(tasks.some((task) => textsIn(task, 'letters').includes('v'))).toBe(true);
  expect(double.map(({ id }) => id)).toEqual([]);
});

const before = simulatedCourse({
  course: { ...course, lessons: upToStory },
  age: 4,
  skills,
  laterBy,
});

const lessonsDone = (save: string): Record<string, { done: number }> =>
  JSON.parse(save).progress.lessons;

test('leads who finished the course before on to the new letters, and takes nothing back', () => {
  const old = playDays(before, null, { from: 0, to: 60 });
  const known = skills.filter(({ id }) => old.session.stateOf(id) === 'mastered');
  const session = simulated.open(old.save, { day: 60, seed: 1 });

  expect(known).toHaveLength(skills.length);
  for (const { id } of known) expect(session.stateOf(id), id).toBe('mastered');

  const then = playDays(simulated, old.save, { from: 60, to: 70 });
  const done = lessonsDone(then.save);

  for (const { id } of upToStory)
    expect(done[id]?.done ?? 0, id).toBe(lessonsDone(old.save)[id]?.done);
  for (const { id } of behind) expect(done[id]?.done ?? 0, id).toBeGreaterThan(0);
  for (const { id } of known) expect(then.session.stateOf(id), id).toBe('mastered');
});
