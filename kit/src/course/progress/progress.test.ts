import { expect, test } from 'vitest';
import { seeded } from '../../guest/random.ts';
import { freshClaim } from '../../learning/claim/index.ts';
import { type Course, courseFile, courseQuestions } from '../../manifest/course.ts';
import { coursePlan } from './course-plan.ts';
import {
  freshProgress,
  type Learner,
  moveOn,
  nextLesson,
  type Place,
  startLesson,
  taskAt,
} from './progress.ts';
import { finishLesson, keepWork, remember } from './remember.ts';
import { readCourseSave, writeCourseSave } from './save.ts';

const likely = (logit: number): number => 1 / (1 + Math.exp(-logit));

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
const plan = coursePlan({ course, age: 5, skills: [{ id: 'see', domain: 'number', needs: [] }] });
const script = { course, questions, plan };
const first = course.lessons[0] ?? raise();
function raise(): never {
  throw new Error('the course has no lesson');
}

const learner = (progress = freshProgress(), day = 1): Learner => ({
  course,
  lesson: first,
  questions: questions.one ?? [],
  progress,
  plan,
  day,
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
  expect(back.place && taskAt(learner(), back.place).id).toBe(place.task);
});

test('comes back to the very question, with the choices that were tried', () => {
  const atAsk = moveOn(learner(), until('ask')) ?? raise();
  const place = { ...atAsk, misses: 1, state: [2] };

  const back = readCourseSave(script, writeCourseSave({ progress: freshProgress(), place }));

  expect(place.task).toBe('one-b');
  expect(back.place).toEqual(place);
});

test('is over after the work when there is nothing to ask', () => {
  const unused = { ...learner(), questions: [] };

  expect(moveOn(unused, until('make'))).toBeNull();
});

test('keeps the work of a lesson whose questions were not yet seen, and does not call it done', () => {
  const made = keepWork(freshProgress(), { ...until('make'), state: [1, 2, 3] });

  const { progress } = readCourseSave(
    script,
    writeCourseSave({ progress: made, place: until('ask') }),
  );

  expect(progress.lessons.one).toEqual({ done: 0, work: [1, 2, 3] });
  expect(nextLesson({ course, progress, plan, day: 0 })?.id).toBe('one');
});

test('fits twelve full lessons and their works into what the host keeps', () => {
  const work = Array.from({ length: 500 }, (_, i) => 100 + i / 7);
  const record = { done: 3, work };
  const lessons = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`lesson-${i}`, record]));
  const proof = { trail: '1'.repeat(21), evidence: 29.123456, from: 20_000, to: 20_700 };
  const skill = {
    offset: 1 / 3,
    seen: 999,
    last: 9999,
    firsts: '1h011h11',
    introduced: 4,
    stands: true,
    proof,
    mastered: true,
    memory: { stability: 34.56789, on: 20_700 },
    doubt: 0,
    dip: null,
    open: ['a-task-with-a-long-name-1', 'a-task-with-a-long-name-2'],
    basis: Array.from({ length: 60 }, (_, i) => 150 + i),
    claim: { ...freshClaim(), evidence: 2.0273255405540822, restsUntil: 20_707 },
  };
  const skills = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`skill-${i}`, skill]));
  const recent = Array.from({ length: 24 }, (_, i) => `skill-${i} a-task-with-a-long-name-${i}`);
  const learning = { ...freshProgress().learning, skills, recent };
  const place = { ...until('make'), state: work };

  const text = writeCourseSave({ progress: { lessons, learning, free: work }, place });
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

test('comes back to the skill at a lower level, with help, after a worked example', () => {
  const levelOf = (id: string) => plan.tasksOf.get('see')?.find((task) => task.id === id)?.level;
  const start = until('play');
  const easy = moveOn(learner(remember(learner(), start).progress), start) ?? raise();
  const { progress } = remember(learner(), { ...easy, misses: 3 });
  const next = moveOn(learner(progress), easy) ?? raise();

  expect(next.task).not.toBe(easy.task);
  expect(levelOf(next.task) ?? 9).toBeLessThanOrEqual(levelOf(easy.task) ?? 0);
});

test('does not measure what was guided', () => {
  const guided = remember(learner(), until('try'));
  const alone = remember(learner(), until('play'));

  expect(guided.progress.learning.skills).toEqual({});
  expect(alone.progress.learning.skills.see?.seen).toBe(1);
});

test('what the device read out is no reading: it counts as help and proves nothing', () => {
  const place = until('play');
  const proving = plan.tasksOf.get('see')?.find(({ proves }) => proves);
  const checked: Place = { ...place, task: proving?.id ?? '', kind: 'check' };
  const read = remember(learner(), checked).progress.learning.skills.see;
  const spoken = remember(learner(), { ...checked, spoken: true }).progress.learning.skills.see;
  const stored = readCourseSave(
    script,
    writeCourseSave({ progress: freshProgress(), place: { ...checked, spoken: true } }),
  );

  expect([read?.proof.trail, read?.firsts]).toEqual(['1', '1']);
  expect([spoken?.proof.trail, spoken?.firsts]).toEqual(['', 'h']);
  expect(stored.place?.spoken).toBe(true);
});

test('goes on with what a save of before knew of a skill, under its id of before too', () => {
  const answers = Array.from({ length: 12 }, (_, i) => ({ day: i < 6 ? 1 : 2, clean: true }));
  const record = { rating: 1.5, seen: 12, answers, masteredOn: 2 };
  const before = { lessons: {}, skills: { look: record }, recent: [], free: [] };
  const text = JSON.stringify({ v: 1, progress: before, place: null });

  const { progress } = readCourseSave({ ...script, aliases: { look: 'see' } }, text);

  expect(progress.learning.skills.see).toMatchObject({ offset: 1.5, seen: 12, stands: true });
  expect(progress.learning.skills.see?.mastered).toBe(false);
});

test('starts a lesson that was done at its play: who knows the way need not be led', () => {
  let progress = freshProgress();
  for (let place: Place | null = startLesson(learner(), 7); place; ) {
    progress = remember(learner(progress), place).progress;
    const next = moveOn(learner(progress), place);
    if (!next) progress = finishLesson(progress, place);
    place = next;
  }

  expect(startLesson(learner(progress), 8).step).toBe('play');
});

/** Plays the play step again and again, a sitting a day. */
const playFor = (days: number, answers: (difficulty: number, help: number) => boolean) => {
  let progress = freshProgress();
  let clean = 0;
  let played = 0;
  let mastered = false;
  for (let day = 1; day <= days; day += 1) {
    let place: Place | null = until('play', startLesson(learner(progress, day), day * 13));
    while (place?.step === 'play') {
      const { difficulty } =
        plan.tasksOf.get('see')?.find(({ id }) => id === place?.task) ?? raise();
      const right = answers(difficulty, place.help);
      const answered: Place = { ...place, misses: right ? 0 : 1 };
      const learned = remember(learner(progress, day), answered);
      progress = learned.progress;
      mastered ||= learned.mastered !== null;
      if (day > 3) {
        clean += right ? 1 : 0;
        played += 1;
      }
      place = moveOn(learner(progress, day), answered);
    }
  }
  return { share: clean / played, mastered };
};

test.each([-1.8, -1, 0, 1, 1.8])(
  'holds success near 85 % for a learner of ability %d',
  (ability) => {
    const random = seeded(ability * 100 + 500);

    const { share } = playFor(
      43,
      (difficulty, help) => random() < likely(ability - difficulty + 0.8 * help),
    );

    // Introductions and checks cost a little of it; help gives it back.
    expect(share).toBeGreaterThan(0.7);
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

  expect(nextLesson({ course, plan, progress: freshProgress(), day: 0 })?.id).toBe('one');
  expect(nextLesson({ course, plan, progress: done, day: 0 })?.id).toBe('two');
  expect(done.lessons.one?.work).toEqual([1, 2, 3]);
});
