import { expect, test } from 'vitest';
import { seeded } from '../guest/random.ts';
import { expectedSuccess } from '../learning/elo.ts';
import { type Course, courseFile, courseQuestions } from '../manifest/course.ts';
import { placeIslands } from './island-places.ts';
import {
  finishLesson,
  freshProgress,
  keepWork,
  type Learner,
  moveOn,
  nextLesson,
  type Place,
  remember,
  startLesson,
  taskAt,
} from './progress.ts';
import { timeWords } from './read-along.ts';
import { readCourseSave, writeCourseSave } from './save.ts';

const say = { id: 'Ada berapa?', en: 'How many?' };
const task = (id: string) => ({ id, activity: 'count', say, args: { n: 3 } });
const item = (id: string, difficulty: number) => ({ ...task(id), skill: 'see', difficulty });

const makeLesson = (id: string) => ({
  id,
  title: say,
  recap: say,
  look: [task(`${id}-look-1`), task(`${id}-look-2`), task(`${id}-look-3`)],
  try: [item(`${id}-try-1`, -3), item(`${id}-try-2`, -3)],
  play: {
    items: 6,
    bank: Array.from({ length: 20 }, (_, i) => item(`${id}-play-${i}`, -4 + i * 0.35)),
  },
  make: task(`${id}-make`),
});
const course: Course = courseFile.parse({
  id: 'angka',
  free: task('free'),
  lessons: [makeLesson('one'), makeLesson('two')],
});
const question = (id: string) => ({
  id,
  about: 'one',
  skill: 'see',
  say,
  hint: say,
  choices: [3, 4, 5],
});
const questions = courseQuestions.parse({
  one: [question('one-a'), question('one-b')],
  two: [question('two-a'), question('two-b')],
});
const script = { course, questions };
const first = course.lessons[0] ?? raise();
function raise(): never {
  throw new Error('the course has no lesson');
}

const learner = (progress = freshProgress()): Learner => ({
  course,
  lesson: first,
  questions: questions.one ?? [],
  progress,
  age: 5,
});

const until = (step: string, from = startLesson(learner(), 7)): Place => {
  let place = from;
  while (place.step !== step) place = moveOn(learner(), place) ?? raise();
  return place;
};

test('walks through look, try, play, make and two questions, then the lesson is over', () => {
  const seen: string[] = [];
  let place: Place | null = startLesson(learner(), 7);
  while (place) {
    seen.push(place.step);
    place = moveOn(learner(), place);
  }

  expect(seen.join(' ')).toBe('look look look try try play play play play play play make ask ask');
});

test('comes back to the very spot inside a step', () => {
  const place = { ...until('play'), at: 3, misses: 2, hints: 1, state: [4, 1] };

  const back = readCourseSave(script, writeCourseSave({ progress: freshProgress(), place }));

  expect(back.place).toEqual(place);
  expect(back.place && taskAt(first, back.place).id).toBe(place.task);
});

test('comes back to the very question, with the choices that were tried', () => {
  const asked = moveOn(learner(), until('ask')) ?? raise();
  const place = { ...asked, misses: 1, state: [2] };

  const back = readCourseSave(script, writeCourseSave({ progress: freshProgress(), place }));

  expect(place.task).toBe('one-b');
  expect(back.place).toEqual(place);
});

test('is over after the work when there is nothing to ask', () => {
  const unasked = { ...learner(), questions: [] };

  expect(moveOn(unasked, until('make'))).toBeNull();
});

test('keeps the work of a lesson whose questions were not yet seen, and does not call it done', () => {
  const made = keepWork(freshProgress(), { ...until('make'), state: [1, 2, 3] });

  const { progress } = readCourseSave(
    script,
    writeCourseSave({ progress: made, place: until('ask') }),
  );

  expect(progress.lessons.one).toEqual({ done: 0, work: [1, 2, 3] });
  expect(nextLesson(course, progress)?.id).toBe('one');
});

test('fits twelve full lessons and their works into what the host keeps', () => {
  const work = Array.from({ length: 500 }, (_, i) => 100 + i / 7);
  const record = { done: 3, work };
  const lessons = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`lesson-${i}`, record]));
  const answers = Array.from({ length: 20 }, () => ({ day: 20_700, clean: true }));
  const skill = { rating: 1 / 3, seen: 999, answers, masteredOn: 20_700 };
  const skills = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`skill-${i}`, skill]));
  const place = { ...until('make'), state: work };

  const text = writeCourseSave({ progress: { lessons, skills, recent: [], free: work }, place });
  const back = readCourseSave(script, text);

  expect(text.length).toBeLessThan(60_000);
  expect(Object.keys(back.progress.lessons)).toHaveLength(12);
  expect(back.progress.lessons['lesson-11']?.work).toHaveLength(400);
  expect(back.place?.state).toHaveLength(400);
});

test('lets the oldest works go before the host would refuse the save', () => {
  const work = Array.from({ length: 400 }, (_, i) => -123_456.789 - i);
  const lessons = Object.fromEntries(
    Array.from({ length: 20 }, (_, i) => [`lesson-${i}`, { done: 1, work }]),
  );

  const text = writeCourseSave({ progress: { ...freshProgress(), lessons }, place: null });
  const { progress } = readCourseSave(script, text);

  expect(text.length).toBeLessThan(60_001);
  expect(progress.lessons['lesson-0']).toEqual({ done: 1, work: [] });
  expect(progress.lessons['lesson-19']?.work).toHaveLength(400);
});

test('starts afresh from a save that makes no sense or names what is gone', () => {
  const place = { ...until('play'), task: 'gone' };
  const torn = ['', '{', 'null', '[]', '{"v":2}', '{"v":1,"place":{"lesson":"x"},"progress":7}'];

  for (const text of torn) expect(readCourseSave(script, text).place).toBeNull();
  expect(
    readCourseSave(script, writeCourseSave({ progress: freshProgress(), place })).place,
  ).toBeNull();
});

test('asks an item again two later when it needed a worked example', () => {
  const hard = { ...until('play'), misses: 3 };

  const { progress } = remember(learner(), hard, 1);
  const next = moveOn(learner(progress), hard) ?? raise();
  const later = moveOn(learner(progress), next) ?? raise();

  expect(next.task).not.toBe(hard.task);
  expect(later.task).toBe(hard.task);
});

test('does not measure what was guided', () => {
  const guided = remember(learner(), until('try'), 1);
  const alone = remember(learner(), until('play'), 1);

  expect(guided.progress.skills).toEqual({});
  expect(alone.progress.skills.see?.seen).toBe(1);
});

/** Plays the play step again and again, a sitting a day. */
const playFor = (days: number, answers: (difficulty: number) => boolean) => {
  let progress = freshProgress();
  let clean = 0;
  let played = 0;
  let mastered = false;
  for (let day = 1; day <= days; day += 1) {
    let place: Place | null = until('play', startLesson(learner(progress), day * 13));
    while (place?.step === 'play') {
      const { difficulty } = first.play.bank.find(({ id }) => id === place?.task) ?? raise();
      const right = answers(difficulty);
      const answered: Place = { ...place, misses: right ? 0 : 1 };
      const learned = remember(learner(progress), answered, day);
      progress = learned.progress;
      mastered ||= learned.mastered !== null;
      if (day > 3) {
        clean += right ? 1 : 0;
        played += 1;
      }
      place = moveOn(learner(progress), answered);
    }
  }
  return { share: clean / played, mastered };
};

test.each([-1.8, -1, 0, 1, 1.8])(
  'holds success near 85 % for a learner of ability %d',
  (ability) => {
    const random = seeded(ability * 100 + 500);

    const { share } = playFor(43, (difficulty) => random() < expectedSuccess(ability, difficulty));

    expect(share).toBeGreaterThan(0.75);
    expect(share).toBeLessThan(0.95);
  },
);

test('gives no mastery to random taps on three choices', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = seeded(seed);

    expect(playFor(20, () => random() < 1 / 3).mastered).toBe(false);
  }
});

test('leads to the first island that was not yet visited', () => {
  const made = keepWork(freshProgress(), { ...until('make'), state: [1, 2, 3] });
  const done = finishLesson(made, until('ask'));

  expect(nextLesson(course, freshProgress())?.id).toBe('one');
  expect(nextLesson(course, done)?.id).toBe('two');
  expect(done.lessons.one?.work).toEqual([1, 2, 3]);
});

test('times words one after the other, longer ones for longer, with a breath at a stop', () => {
  const [ini, satu, kepiting] = timeWords('Ini Satu. Kepiting').map(({ from, until: end }) => ({
    from,
    end,
    long: end - from,
  }));

  expect(ini?.from).toBe(0);
  expect(satu?.from).toBe(ini?.end);
  expect(kepiting?.from).toBeGreaterThan((satu?.end ?? 0) + 0.2);
  expect(kepiting?.long).toBeGreaterThan(satu?.long ?? 0);
});

test.each([
  [3, 360, 430],
  [8, 360, 430],
  [10, 360, 430],
  [10, 390, 640],
  [10, 1280, 690],
  [12, 360, 430],
])('lays %d islands on %d by %d without one covering another', (count, width, height) => {
  const { size, places } = placeIslands(count, { width, height });

  for (const [i, one] of places.entries()) {
    expect(one.x - size / 2).toBeGreaterThanOrEqual(-8);
    expect(one.x + size / 2).toBeLessThanOrEqual(width + 8);
    for (const other of places.slice(i + 1)) {
      const apart =
        Math.abs(one.x - other.x) >= size * 0.98 || Math.abs(one.y - other.y) >= size * 0.72;
      expect(apart, `${i}`).toBe(true);
    }
  }
});
