/** Where a child is in a course, and what is remembered of each lesson and skill. Pure. */
import { seeded } from '../guest/random.ts';
import { targetSuccess } from '../learning/elo.ts';
import { type Help, helpAfter } from '../learning/help.ts';
import { pickItem } from '../learning/pick.ts';
import { freshSkill, learn, masteryOf, type SkillRecord } from '../learning/skill.ts';
import type {
  Course,
  CourseItem,
  CourseLesson,
  CourseQuestion,
  CourseTask,
} from '../manifest/course.ts';
import { type LessonStep, lessonSteps, type StepName } from './activity.ts';

export interface LessonRecord {
  /** How many times it was sailed to its end, past its questions. */
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
  step: LessonStep;
  at: number;
  /** The id of a task or, in the last step, of a question. */
  task: string;
  seed: number;
  misses: number;
  hints: number;
  /** What the activity itself keeps; in the last step the choices that were tried, by place. */
  state: number[];
  again: { task: string; at: number } | null;
}

export const freshProgress = (): Progress => ({ lessons: {}, skills: {}, recent: [], free: [] });

export const lessonOf = (course: Course, id: string): CourseLesson | undefined =>
  course.lessons.find((lesson) => lesson.id === id);

/** A lesson with its questions. */
export interface LessonScript {
  lesson: CourseLesson;
  questions: readonly CourseQuestion[];
}

export const stepLength = ({ lesson, questions }: LessonScript, step: LessonStep): number => {
  if (step === 'play') return lesson.play.items;
  if (step === 'ask') return questions.length;
  return step === 'make' ? 1 : lesson[step].length;
};

const tasksOf = (lesson: CourseLesson, step: StepName): (CourseTask | CourseItem)[] => {
  if (step === 'play') return lesson.play.bank;
  return step === 'make' ? [lesson.make] : lesson[step];
};

/** Everything that may stand at a step: tasks or questions. */
export const idsIn = ({ lesson, questions }: LessonScript, step: LessonStep): string[] =>
  (step === 'ask' ? questions : tasksOf(lesson, step)).map(({ id }) => id);

export const questionAt = (
  { questions }: LessonScript,
  { step, task }: Place,
): CourseQuestion | undefined =>
  step === 'ask' ? questions.find(({ id }) => id === task) : undefined;

export const taskAt = (lesson: CourseLesson, { step, task }: Place): CourseTask | CourseItem =>
  (step === 'ask' ? [] : tasksOf(lesson, step)).find(({ id }) => id === task) ?? lesson.make;

export const isDone = ({ lessons }: Progress, { id }: CourseLesson): boolean =>
  (lessons[id]?.done ?? 0) > 0;

/** The first lesson not yet visited, else the first. */
export const nextLesson = (course: Course, progress: Progress): CourseLesson | undefined =>
  course.lessons.find((lesson) => !isDone(progress, lesson)) ?? course.lessons[0];

export interface Learner extends LessonScript {
  course: Course;
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
    spot.step === 'play' ? chooseItem(learner, spot) : (idsIn(learner, spot.step)[spot.at] ?? ''),
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

const stepAfter = (step: LessonStep): LessonStep | undefined =>
  lessonSteps[lessonSteps.indexOf(step) + 1];

/** One task is settled: the next spot, or null when the lesson is over. */
export const moveOn = (learner: Learner, place: Place): Place | null => {
  const again = place.step === 'play' ? comeBack(place) : null;
  const at = place.at + 1;
  if (at < stepLength(learner, place.step)) return arrive(learner, { ...place, at, again });
  const step = stepAfter(place.step);
  return step && stepLength(learner, step) > 0
    ? arrive(learner, { ...place, step, at: 0, again: null })
    : null;
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

const withLesson = (progress: Progress, id: string, changed: Partial<LessonRecord>): Progress => ({
  ...progress,
  lessons: {
    ...progress.lessons,
    [id]: { ...(progress.lessons[id] ?? { done: 0, work: [] }), ...changed },
  },
});

/** What was made is kept at once, whether or not the questions are still seen. */
export const keepWork = (progress: Progress, { lesson, state }: Place): Progress =>
  withLesson(progress, lesson, { work: state });

/** The lesson is over: its questions were seen. */
export const finishLesson = (progress: Progress, { lesson }: Place): Progress =>
  withLesson(progress, lesson, { done: (progress.lessons[lesson]?.done ?? 0) + 1 });
