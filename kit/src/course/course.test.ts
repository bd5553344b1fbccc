import { expect, test } from 'vitest';
import { seeded } from '../guest/random.ts';
import { expectedSuccess } from '../learning/elo.ts';
import { type Course, courseFile } from '../manifest/course.ts';
import { placeIslands } from './island-places.ts';
import {
  finishLesson,
  freshProgress,
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
const first = course.lessons[0] ?? raise();
function raise(): never {
  throw new Error('the course has no lesson');
}

const learner = (progress = freshProgress()): Learner => ({
  course,
  lesson: first,
  progress,
  age: 5,
});

const until = (step: string, from = startLesson(learner(), 7)): Place => {
  let place = from;
  while (place.step !== step) place = moveOn(learner(), place) ?? raise();
  return place;
};

test('walks through look, try, play and make, then the lesson is over', () => {
  const seen: string[] = [];
  let place: Place | null = startLesson(learner(), 7);
  while (place) {
    seen.push(place.step);
    place = moveOn(learner(), place);
  }

  expect(seen.join(' ')).toBe('look look look try try play play play play play play make');
});

test('comes back to the very spot inside a step', () => {
  const place = { ...until('play'), at: 3, misses: 2, hints: 1, state: [4, 1] };

  const back = readCourseSave(course, writeCourseSave({ progress: freshProgress(), place }));

  expect(back.place).toEqual(place);
  expect(back.place && taskAt(first, back.place).id).toBe(place.task);
});

test('starts afresh from a save that makes no sense or names what is gone', () => {
  const place = { ...until('play'), task: 'gone' };
  const torn = ['', '{', 'null', '[]', '{"v":2}', '{"v":1,"place":{"lesson":"x"},"progress":7}'];

  for (const text of torn) expect(readCourseSave(course, text).place).toBeNull();
  expect(
    readCourseSave(course, writeCourseSave({ progress: freshProgress(), place })).place,
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
  const done = finishLesson(freshProgress(), { ...until('make'), state: [1, 2, 3] });

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
