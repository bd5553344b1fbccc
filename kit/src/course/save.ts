/** What a course keeps between sittings. A save that cannot be read is a fresh start, never an error. */
import type { Answer, SkillRecord } from '../learning/skill.ts';
import type { Course } from '../manifest/course.ts';
import { stepNames } from './activity.ts';
import {
  freshProgress,
  type LessonRecord,
  lessonOf,
  type Place,
  type Progress,
  stepLength,
  tasksOf,
} from './progress.ts';

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
const numbers = (value: unknown): number[] => list(value).filter(isNumber).slice(0, 400);

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
  done: Math.round(within(box.done, 1, 10_000)),
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
const readPlace = (course: Course, value: unknown): Place | null => {
  if (!isBox(value) || !isText(value.lesson)) return null;
  const lesson = lessonOf(course, value.lesson);
  const step = stepNames.find((name) => name === value.step);
  if (!lesson || !step || !isNumber(value.at) || value.at >= stepLength(lesson, step)) return null;
  const tasks = tasksOf(lesson, step).map(({ id }) => id);
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

export const readCourseSave = (course: Course, text: string | null): CourseSave => {
  const value = parsed(text);
  if (!isBox(value) || value.v !== 1) return { progress: freshProgress(), place: null };
  return { progress: readProgress(value.progress), place: readPlace(course, value.place) };
};

export const writeCourseSave = (save: CourseSave): string => JSON.stringify({ v: 1, ...save });
