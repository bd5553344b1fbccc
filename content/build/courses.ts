/** Checks the data of every course, and writes the answers of its questions where only the server reads. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AnswersFile,
  answersFile,
  type Course,
  type CourseChecks,
  type CourseQuestions,
  courseChecks,
  courseFile,
  courseQuestions,
  withoutAnswer,
} from '@nobi/kit/manifest';
import type { FoundItem } from './items.ts';

export interface FoundCourse {
  course: Course;
  checks: CourseChecks;
}

type ParseResult<Data> =
  | { success: true; data: Data }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

const load = async (file: string): Promise<Record<string, unknown>> => {
  const source: Record<string, unknown> = await import(`${file}?${Date.now()}`);
  return source;
};

const insist = <Data>(what: string, parsed: ParseResult<Data>): Data => {
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`${what}: ${lines.join('; ')}`);
};

/** Each question belongs to a lesson and looks back at that one or at an earlier one. */
const strayCheck = ({ course, checks }: FoundCourse): string | undefined => {
  const order = course.lessons.map(({ id }) => id);
  for (const [lesson, questions] of Object.entries(checks))
    for (const { id, about } of questions) {
      const place = order.indexOf(about);
      if (place < 0 || place > order.indexOf(lesson)) return `${lesson}.${id}`;
    }
  return order.find((lesson) => !checks[lesson]);
};

/** A course keeps its lessons in `course.ts` and, apart from them, its questions in `checks.ts`. */
export const readCourse = async (item: FoundItem): Promise<FoundCourse> => {
  const files = { course: join(item.folder, 'course.ts'), checks: join(item.folder, 'checks.ts') };
  for (const file of Object.values(files))
    if (!existsSync(file)) throw new Error(`${file} is missing`);
  const found = {
    course: insist(files.course, courseFile.safeParse((await load(files.course)).course)),
    checks: insist(files.checks, courseChecks.safeParse((await load(files.checks)).checks)),
  };
  const stray = strayCheck(found);
  if (found.course.id !== item.manifest.id || stray !== undefined)
    throw new Error(
      `${item.path}: ${stray ?? 'course.ts'} names a lesson or course that is not there`,
    );
  return found;
};

export const answersOf = (courses: readonly FoundCourse[]): AnswersFile =>
  answersFile.parse({
    v: 1,
    courses: Object.fromEntries(
      courses.map(({ course, checks }) => [
        course.id,
        Object.fromEntries(
          Object.entries(checks).map(([lesson, questions]) => [
            lesson,
            Object.fromEntries(
              questions.map(({ id, answer, choices, skill }) => [id, { answer, choices, skill }]),
            ),
          ]),
        ),
      ]),
    ),
  });

/** What the page gets. */
export const questionsOf = ({ checks }: FoundCourse): CourseQuestions =>
  courseQuestions.parse(
    Object.fromEntries(
      Object.entries(checks).map(([lesson, all]) => [lesson, all.map(withoutAnswer)]),
    ),
  );

/** Beside the catalogue, outside `assets/`: the play origin serves neither. */
export const publishAnswers = async (items: readonly FoundItem[], dist: string): Promise<void> => {
  const courses: FoundCourse[] = [];
  for (const item of items)
    if (item.manifest.kind === 'course') courses.push(await readCourse(item));
  await writeFile(join(dist, 'answers.json'), `${JSON.stringify(answersOf(courses), null, 1)}\n`);
};
