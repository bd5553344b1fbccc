/** Where a child is in a course, and what is remembered of each lesson and skill. Pure. */
import { seeded } from '../guest/random.ts';
import { targetSuccess } from '../learning/elo.ts';
import { type Help, helpAfter } from '../learning/help.ts';
import { pickItem } from '../learning/pick.ts';
import { freshSkill, learn, masteryOf, type SkillRecord } from '../learning/skill.ts';
import type { Course, CourseItem, CourseLesson, CourseTask } from '../manifest/course.ts';
import { type StepName, stepNames } from './activity.ts';

export interface LessonRecord {
  /** How many times it was sailed to its end. */
  done: number;
  /** The newest work, in the making activity's own numbers. */
  work: number[];
}

export interface Progress {
  lessons: Record<string, LessonRecord>;
  skills: Record<string, SkillRecord>;
  /** The newest items played, newest last. */
  recent: string[];
  /** What was made in free play. */
  free: number[];
}

/** The exact spot inside a lesson. A break and a new device come back to it. */
export interface Place {
  lesson: string;
  step: StepName;
  at: number;
  task: string;
  seed: number;
  misses: number;
  hints: number;
  /** What the activity itself keeps. */
  state: number[];
  again: { task: string; at: number } | null;
}

export const freshProgress = (): Progress => ({ lessons: {}, skills: {}, recent: [], free: [] });

export const lessonOf = (course: Course, id: string): CourseLesson | undefined =>
  course.lessons.find((lesson) => lesson.id === id);

export const stepLength = (lesson: CourseLesson, step: StepName): number => {
  if (step === 'play') return lesson.play.items;
  return step === 'make' ? 1 : lesson[step].length;
};

export const tasksOf = (lesson: CourseLesson, step: StepName): (CourseTask | CourseItem)[] => {
  if (step === 'play') return lesson.play.bank;
  return step === 'make' ? [lesson.make] : lesson[step];
};

export const taskAt = (lesson: CourseLesson, place: Place): CourseTask | CourseItem =>
  tasksOf(lesson, place.step).find((task) => task.id === place.task) ?? lesson.make;

/** The first lesson not yet visited, else the first. */
export const nextLesson = (course: Course, progress: Progress): CourseLesson | undefined =>
  course.lessons.find(({ id }) => !progress.lessons[id]) ?? course.lessons[0];

export interface Learner {
  course: Course;
  lesson: CourseLesson;
  progress: Progress;
  age: number;
}

type Spot = Pick<Place, 'step' | 'at' | 'seed' | 'again'>;

const chooseItem = ({ lesson, progress, age }: Learner, spot: Spot): string => {
  if (spot.again && spot.again.at <= spot.at) return spot.again.task;
  const picked = pickItem(lesson.play.bank, {
    ratingOf: ({ skill }) => (progress.skills[skill] ?? freshSkill()).rating,
    target: targetSuccess(age),
    recent: progress.recent.slice(-4),
    random: seeded(spot.seed + spot.at * 7919),
  });
  return picked?.id ?? '';
};

const arrive = (learner: Learner, spot: Spot): Place => ({
  ...spot,
  lesson: learner.lesson.id,
  task:
    spot.step === 'play'
      ? chooseItem(learner, spot)
      : (tasksOf(learner.lesson, spot.step)[spot.at]?.id ?? ''),
  misses: 0,
  hints: 0,
  state: [],
});

export const startLesson = (learner: Learner, seed: number): Place =>
  arrive(learner, { step: 'look', at: 0, seed, again: null });

export const helpNow = (place: Place): Help => helpAfter(place.misses);

const comeBack = (place: Place): Place['again'] => {
  // What needed a worked example is asked once more, two items later.
  if (helpNow(place) === 'worked') return { task: place.task, at: place.at + 2 };
  return place.again?.task === place.task ? null : place.again;
};

export const stepAfter = (step: StepName): StepName | undefined =>
  stepNames[stepNames.indexOf(step) + 1];

/** One task is settled: the next spot, or null when the lesson is over. */
export const moveOn = (learner: Learner, place: Place): Place | null => {
  const again = place.step === 'play' ? comeBack(place) : null;
  const at = place.at + 1;
  if (at < stepLength(learner.lesson, place.step)) return arrive(learner, { ...place, at, again });
  const step = stepAfter(place.step);
  return step ? arrive(learner, { ...place, step, at: 0, again: null }) : null;
};

const isItem = (task: CourseTask | CourseItem): task is CourseItem => 'skill' in task;

export interface Learned {
  progress: Progress;
  /** The skill that has just been mastered. */
  mastered: string | null;
}

/** Only what is played alone counts: the guided tries teach, they do not measure. */
export const remember = (learner: Learner, place: Place, day: number): Learned => {
  const { progress, lesson } = learner;
  const task = taskAt(lesson, place);
  if (place.step !== 'play' || !isItem(task)) return { progress, mastered: null };
  const clean = place.misses === 0 && place.hints === 0;
  const before = progress.skills[task.skill] ?? freshSkill();
  const after = learn(before, { clean, day, difficulty: task.difficulty });
  const isNew = masteryOf(before, day) !== 'mastered' && masteryOf(after, day) === 'mastered';
  return {
    progress: {
      ...progress,
      skills: { ...progress.skills, [task.skill]: after },
      recent: [...progress.recent, task.id].slice(-8),
    },
    mastered: isNew ? task.skill : null,
  };
};

/** The lesson is over: it is remembered with what was made in it. */
export const finishLesson = (progress: Progress, place: Place): Progress => ({
  ...progress,
  lessons: {
    ...progress.lessons,
    [place.lesson]: {
      done: (progress.lessons[place.lesson]?.done ?? 0) + 1,
      work: place.state,
    },
  },
});
