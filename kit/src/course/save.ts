/** What a course keeps between sittings. A save that cannot be read is a fresh start, never an error. */
import type { Answer, SkillRecord } from '../learning/skill.ts';
import type { Course, CourseQuestions } from '../manifest/course.ts';
import { lessonSteps } from './activity.ts';
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
}

export interface CourseSave {
  progress: Progress;
  place: Place | null;
}

type Box = Record<string, unknown>;
const isBox = (value: unknown): value is Box =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const within = (value: unknown, from: number, to: number): number =>
  isNumber(value) ? Math.min(to, Math.max(from, value)) : from;
// A picture of 60 things, each with a place, fits twice.
const mostNumbers = 400;
const numbers = (value: unknown): number[] => list(value).filter(isNumber).slice(0, mostNumbers);

const readAll = <Thing>(value: unknown, read: (box: Box) => Thing): Record<string, Thing> =>
  isBox(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, each]) => (isBox(each) ? [[key, read(each)]] : [])),
      )
    : {};

const readAnswer = (value: unknown): Answer[] =>
  isBox(value) && isNumber(value.day) ? [{ day: value.day, clean: value.clean === true }] : [];

const readSkill = (box: Box): SkillRecord => ({
  rating: isNumber(box.rating) ? within(box.rating, -6, 6) : 0,
  seen: Math.round(within(box.seen, 0, 100_000)),
  answers: list(box.answers).flatMap(readAnswer).slice(-20),
  masteredOn: isNumber(box.masteredOn) ? box.masteredOn : null,
});

const readLesson = (box: Box): LessonRecord => ({
  done: Math.round(within(box.done, 0, 10_000)),
  work: numbers(box.work),
});

const readProgress = (value: unknown): Progress =>
  isBox(value)
    ? {
        lessons: readAll(value.lessons, readLesson),
        skills: readAll(value.skills, readSkill),
        recent: list(value.recent).filter(isText).slice(-8),
        free: numbers(value.free),
      }
    : freshProgress();

const readAgain = (value: unknown): Place['again'] =>
  isBox(value) && isText(value.task) && isNumber(value.at)
    ? { task: value.task, at: value.at }
    : null;

/** A spot that the course no longer has, after an update, is left out: the map is shown instead. */
const readPlace = ({ course, questions }: CourseScript, value: unknown): Place | null => {
  if (!isBox(value) || !isText(value.lesson)) return null;
  const lesson = lessonOf(course, value.lesson);
  const step = lessonSteps.find((name) => name === value.step);
  if (!lesson || !step || !isNumber(value.at)) return null;
  const script = { lesson, questions: questions[lesson.id] ?? [] };
  if (value.at >= stepLength(script, step)) return null;
  const tasks = idsIn(script, step);
  const task = tasks.find((id) => id === value.task);
  if (task === undefined) return null;
  const again = readAgain(value.again);
  return {
    lesson: lesson.id,
    step,
    at: Math.round(within(value.at, 0, 80)),
    task,
    seed: Math.round(within(value.seed, 0, 2 ** 32)),
    misses: Math.round(within(value.misses, 0, 50)),
    hints: Math.round(within(value.hints, 0, 50)),
    state: numbers(value.state),
    again: again && tasks.includes(again.task) ? again : null,
  };
};

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

export const readCourseSave = (script: CourseScript, text: string | null): CourseSave => {
  const value = parsed(text);
  if (!isBox(value) || value.v !== 1) return { progress: freshProgress(), place: null };
  return { progress: readProgress(value.progress), place: readPlace(script, value.place) };
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
