/** What a course keeps between sittings. A save that cannot be read is a fresh start, never an error. */

import { fromRecords, type Plan } from '../../learning/index.ts';
import type { Course, CourseQuestions } from '../../manifest/course.ts';
import { readLearning } from '../../save/chooser.ts';
import { readSkill } from '../../save/learning.ts';
import { type Box, isBox, isNumber, isText, list, openSave, whole } from '../../save/read.ts';
import { lessonSteps } from '../activity.ts';
import {
  freshProgress,
  idsIn,
  type LessonRecord,
  lessonOf,
  type Place,
  type Progress,
  stepLength,
} from './progress.ts';

/** A course with the questions that its page knows. */
export interface CourseScript {
  course: Course;
  questions: CourseQuestions;
  plan: Plan;
  aliases?: Readonly<Record<string, string>> | undefined;
}

export interface CourseSave {
  progress: Progress;
  place: Place | null;
}

// A picture of 60 things, each with a place, fits twice.
const mostNumbers = 400;
const numbers = (value: unknown): number[] => list(value).filter(isNumber).slice(0, mostNumbers);

const readAll = <Thing>(
  value: unknown,
  read: (value: unknown) => Thing | undefined,
): Record<string, Thing> => {
  const found: Record<string, Thing> = {};
  for (const [key, each] of Object.entries(isBox(value) ? value : {})) {
    const thing = read(each);
    if (thing !== undefined) found[key] = thing;
  }
  return found;
};

const readLesson = (value: unknown): LessonRecord | undefined =>
  isBox(value) ? { done: whole(value.done, 0, 10_000), work: numbers(value.work) } : undefined;

/** Saves of before the chooser hold a record for each skill, some under an id of before. */
const readLearnt = ({ plan, aliases = {} }: CourseScript, value: Box): Progress['learning'] => {
  const records = Object.entries(readAll(value.skills, readSkill));
  return (
    readLearning(value.learning) ??
    fromRecords(
      plan,
      Object.fromEntries(records.map(([id, record]) => [aliases[id] ?? id, record])),
    )
  );
};

const readProgress = (script: CourseScript, value: unknown): Progress =>
  isBox(value)
    ? {
        lessons: readAll(value.lessons, readLesson),
        learning: readLearnt(script, value),
        free: numbers(value.free),
      }
    : freshProgress();

const kinds: readonly Place['kind'][] = ['new', 'practice', 'review', 'easy', 'check'];
const helps: readonly Place['help'][] = [0, 1, 2, 3, 4];

/** A spot that the course no longer has, after an update, is left out: the map is shown instead. */
const readPlace = ({ course, questions }: CourseScript, value: unknown): Place | null => {
  if (!isBox(value) || !isText(value.lesson)) return null;
  const lesson = lessonOf(course, value.lesson);
  const step = lessonSteps.find((name) => name === value.step);
  if (!lesson || !step || !isNumber(value.at)) return null;
  const script = { course, lesson, questions: questions[lesson.id] ?? [] };
  const last = stepLength(script, step) - 1;
  // A lesson may have become shorter: who stood near the end of its play stands at its end.
  if (value.at > last && step !== 'play') return null;
  const tasks = idsIn(script, step);
  const task = tasks.find((id) => id === value.task);
  if (task === undefined) return null;
  return {
    lesson: lesson.id,
    step,
    at: whole(value.at, 0, last),
    task,
    seed: whole(value.seed, 0, 2 ** 32),
    misses: whole(value.misses, 0, 50),
    hints: whole(value.hints, 0, 50),
    state: numbers(value.state),
    kind: kinds.find((kind) => kind === value.kind) ?? 'practice',
    help: helps.find((help) => help === value.help) ?? 0,
    spoken: value.spoken === true,
  };
};

export const readCourseSave = (script: CourseScript, text: string | null): CourseSave => {
  const save = openSave(text);
  if (!save) return { progress: freshProgress(), place: null };
  return { progress: readProgress(script, save.progress), place: readPlace(script, save.place) };
};

/** The host keeps 64 kB; the rest is room for what letters cost as UTF-8. */
const mostLetters = 60_000;

/** Works are by far the largest part: three decimals draw as well as seventeen. */
const slim = (key: string, value: unknown): unknown => {
  if (Array.isArray(value) && ['state', 'work', 'free'].includes(key)) return numbers(value);
  return isNumber(value) ? Math.round(value * 1000) / 1000 : value;
};

export const writeCourseSave = ({ progress, place }: CourseSave): string => {
  const text = JSON.stringify({ v: 1, progress, place }, slim);
  if (text.length <= mostLetters) return text;
  // The first lesson's work gives way before the host would refuse the whole.
  const full = Object.entries(progress.lessons).find(([, { work }]) => work.length > 0);
  if (!full) return text;
  const [lesson, record] = full;
  const lessons = { ...progress.lessons, [lesson]: { ...record, work: [] } };
  return writeCourseSave({ progress: { ...progress, lessons }, place });
};
