/** A course as data: lessons with four steps, and two questions each whose answers stay on the server. */
import * as z from 'zod/mini';
import { slug } from '../play-event.ts';

export const mostWords = 12;
export const mostLetters = 34;

/** What a beginner reads: at most 12 words, at most 34 letters a line, at most three lines. */
export const readable = (text: string): boolean => {
  // The marks of another language's words are seen by nobody.
  const lines = text.replace(/[\u2068\u2069]/g, '').split('\n');
  return (
    text.trim().split(/\s+/).length <= mostWords &&
    lines.length <= 3 &&
    lines.every((line) => line.length > 0 && line.length <= mostLetters)
  );
};

const line = z
  .string()
  .check(z.refine(readable, `at most ${mostWords} words and ${mostLetters} letters a line`));
const both = z.strictObject({ id: line, en: line });

export const taskArg = z.union([
  z.int(),
  slug,
  z.array(z.int()).check(z.maxLength(24)),
  z.array(slug).check(z.maxLength(24)),
]);

const task = {
  id: slug,
  /** The name of one of the course's own activities; the player knows none of them. */
  activity: slug,
  /** Goal and way in one spoken line. */
  say: both,
  args: z.record(slug, taskArg),
};
export const courseTask = z.strictObject(task);
export const courseItem = z.strictObject({
  ...task,
  skill: slug,
  /** On the logit scale of the learning kit: about -3 is easy, 1 is hard. */
  difficulty: z.number().check(z.gte(-6), z.lte(6)),
});

export const courseLesson = z.strictObject({
  id: slug,
  title: both,
  /** Names what the child did, never how good the child is. */
  recap: both,
  look: z.array(courseTask).check(z.minLength(3), z.maxLength(8)),
  try: z.array(courseItem).check(z.minLength(2), z.maxLength(6)),
  play: z.strictObject({
    items: z.int().check(z.gte(4), z.lte(12)),
    bank: z.array(courseItem).check(z.minLength(10), z.maxLength(240)),
  }),
  make: courseTask,
});

const idsOf = (each: z.infer<typeof courseLesson>): string[] =>
  [...each.look, ...each.try, ...each.play.bank, each.make].map(({ id }) => id);
const allDiffer = (names: string[]): boolean => new Set(names).size === names.length;

export const courseFile = z.strictObject({
  id: slug,
  /** What a child may do without a task. */
  free: courseTask,
  lessons: z.array(courseLesson).check(
    z.minLength(1),
    z.maxLength(12),
    z.refine((lessons) => allDiffer(lessons.map(({ id }) => id)), 'two lessons share an id'),
    z.refine((lessons) => allDiffer(lessons.flatMap(idsOf)), 'two tasks share an id'),
  ),
});

export const courseChoice = z.union([z.int(), slug]);
const question = {
  id: slug,
  /** The lesson that it looks back at: this one or an earlier one. */
  about: slug,
  /** A skill of the manifest: what a right answer speaks for. */
  skill: slug,
  say: both,
  /** What to look at, said after an answer that does not fit. It never gives the answer away. */
  hint: both,
  /** A row of numbers or faces to look at, above the choices. */
  show: z.optional(z.array(courseChoice).check(z.minLength(1), z.maxLength(10))),
  choices: z.array(courseChoice).check(
    z.minLength(2),
    z.maxLength(4),
    z.refine((choices) => new Set(choices).size === choices.length, 'two choices are the same'),
  ),
};
export const courseQuestion = z.strictObject(question);
export const courseCheck = z
  .strictObject({ ...question, answer: courseChoice })
  .check(z.refine(({ choices, answer }) => choices.includes(answer), 'no choice is the answer'));
export const two = <Each extends z.ZodMiniType>(each: Each) =>
  z.array(each).check(z.minLength(2), z.maxLength(2));

/** Two questions a lesson with their answers, by lesson id. Only the server may load them. */
export const courseChecks = z.record(slug, two(courseCheck));

/** The same without the answers: this is what the course's page gets. */
export const courseQuestions = z.record(slug, two(courseQuestion));

/** What the build writes for the server: course, lesson, question, and how it is scored. */
export const answersFile = z.strictObject({
  v: z.literal(1),
  courses: z.record(
    slug,
    z.record(
      slug,
      z.record(
        slug,
        z.strictObject({ answer: courseChoice, choices: z.array(courseChoice), skill: slug }),
      ),
    ),
  ),
});

export type Course = z.infer<typeof courseFile>;
export type CourseLesson = z.infer<typeof courseLesson>;
export type CourseTask = z.infer<typeof courseTask>;
export type CourseItem = z.infer<typeof courseItem>;
export type CourseChecks = z.infer<typeof courseChecks>;
export type CourseQuestion = z.infer<typeof courseQuestion>;
export type CourseQuestions = z.infer<typeof courseQuestions>;
export type CourseChoice = z.infer<typeof courseChoice>;
export type AnswersFile = z.infer<typeof answersFile>;
