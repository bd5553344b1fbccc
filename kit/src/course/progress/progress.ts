/** Where a child is in a course, and what is remembered of each lesson and skill. Pure. */
import { seeded } from '../../guest/random.ts';
import {
  type Assignment,
  chooseTask,
  freshState,
  type HelpLevel,
  type LearningState,
  type LearningTask,
  nextSkill,
  oncePer,
  type Plan,
  type TaskKind,
} from '../../learning/chooser/index.ts';
import { type Help, helpAfter } from '../../learning/help.ts';
import type {
  Course,
  CourseItem,
  CourseLesson,
  CourseQuestion,
  CourseTask,
} from '../../manifest/course.ts';
import { type LessonStep, lessonSteps, type StepName } from '../activity.ts';

export interface LessonRecord {
  /** How many times it was sailed to its end, past its questions. */
  done: number;
  /** The newest work, in the making activity's own numbers. */
  work: number[];
}

export interface Progress {
  lessons: Record<string, LessonRecord>;
  learning: LearningState;
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
  /** In play: how the task is meant, and the help that it begins with. */
  kind: TaskKind;
  help: HelpLevel;
  /** The device has read out what was to be read. */
  spoken: boolean;
}

export const freshProgress = (): Progress => ({ lessons: {}, learning: freshState(), free: [] });

export const lessonOf = (course: Course, id: string): CourseLesson | undefined =>
  course.lessons.find((lesson) => lesson.id === id);

/** A lesson with its questions, and the course whose earlier tasks may come back in it. */
export interface LessonScript {
  course: Course;
  lesson: CourseLesson;
  questions: readonly CourseQuestion[];
}

export const stepLength = (
  { lesson, questions }: Omit<LessonScript, 'course'>,
  step: LessonStep,
): number => {
  if (step === 'play') return lesson.play.items;
  if (step === 'ask') return questions.length;
  return step === 'make' ? 1 : lesson[step].length;
};

type Script = Pick<LessonScript, 'course' | 'lesson'>;

/** What is played alone comes from the whole course: reviews of earlier lessons, and what lies ahead. */
const tasksOf = ({ course, lesson }: Script, step: StepName): (CourseTask | CourseItem)[] => {
  if (step === 'play') return course.lessons.flatMap(({ play }) => play.bank);
  return step === 'make' ? [lesson.make] : lesson[step];
};

/** Everything that may stand at a step: tasks or questions. */
export const idsIn = (script: LessonScript, step: LessonStep): string[] =>
  (step === 'ask' ? script.questions : tasksOf(script, step)).map(({ id }) => id);

export const questionAt = (
  { questions }: LessonScript,
  { step, task }: Place,
): CourseQuestion | undefined =>
  step === 'ask' ? questions.find(({ id }) => id === task) : undefined;

export const taskAt = (script: Script, { step, task }: Place): CourseTask | CourseItem =>
  (step === 'ask' ? [] : tasksOf(script, step)).find(({ id }) => id === task) ?? script.lesson.make;

export const isDone = ({ lessons }: Progress, { id }: CourseLesson): boolean =>
  (lessons[id]?.done ?? 0) > 0;

export interface Learner extends LessonScript {
  progress: Progress;
  plan: Plan<LearningTask>;
  /** Whole days since 1970, by the child's calendar. */
  day: number;
}

const skillsOf = oncePer((plan: Plan<LearningTask>) =>
  oncePer((lesson: CourseLesson): readonly string[] => {
    const ids = new Set(lesson.play.bank.map(({ id }) => id));
    return plan.skills.flatMap(({ id }) =>
      plan.tasksOf.get(id)?.some((task) => ids.has(task.id)) ? [id] : [],
    );
  }),
);

/** The skills that a lesson plays with. */
const skillsIn = (lesson: CourseLesson, plan: Plan<LearningTask>): readonly string[] =>
  skillsOf(plan)(lesson);

/** Where to sail next: a lesson of the skill whose turn it is, first one that was not yet visited. */
export const nextLesson = ({
  course,
  progress,
  plan,
  day,
}: Pick<Learner, 'course' | 'progress' | 'plan' | 'day'>): CourseLesson | undefined => {
  const skill = nextSkill(plan, progress.learning, day);
  const fitting = course.lessons.filter(
    (lesson) => skill !== undefined && skillsIn(lesson, plan).includes(skill),
  );
  const doneOf = ({ id }: CourseLesson): number => progress.lessons[id]?.done ?? 0;
  const [first] = (fitting.length > 0 ? fitting : course.lessons).toSorted(
    (a, b) => doneOf(a) - doneOf(b),
  );
  return first;
};

type Spot = Pick<Place, 'step' | 'at' | 'seed'>;

export const chooseItem = (
  { lesson, progress, plan, day }: Learner,
  { at, seed }: Omit<Spot, 'step'>,
): Assignment =>
  chooseTask(plan, progress.learning, {
    day,
    at,
    random: seeded(seed + at * 7919),
    focus: skillsIn(lesson, plan),
  });

const chosenAt = (learner: Learner, spot: Spot): Pick<Place, 'task' | 'kind' | 'help'> => {
  const { task, kind, help } = chooseItem(learner, spot);
  return { task: task.id, kind, help };
};

const arrive = (learner: Learner, { step, at, seed }: Spot): Place => ({
  step,
  at,
  seed,
  lesson: learner.lesson.id,
  task: step === 'play' ? '' : (idsIn(learner, step)[at] ?? ''),
  kind: 'practice',
  help: 0,
  ...(step === 'play' && chosenAt(learner, { step, at, seed })),
  misses: 0,
  hints: 0,
  spoken: false,
  state: [],
});

/** Who comes back and knows what is asked here need not look and be guided again. */
const isIntroduced = ({ lesson, progress, plan }: Learner): boolean =>
  isDone(progress, lesson) &&
  skillsIn(lesson, plan).every((id) => (progress.learning.skills[id]?.introduced ?? 0) > 0);

export const startLesson = (learner: Learner, seed: number): Place =>
  arrive(learner, { step: isIntroduced(learner) ? 'play' : 'look', at: 0, seed });

export const helpNow = (place: Place): Help => helpAfter(place.misses);

const stepAfter = (step: LessonStep): LessonStep | undefined =>
  lessonSteps[lessonSteps.indexOf(step) + 1];

/** One task is settled: the next spot, or null when the lesson is over. */
export const moveOn = (learner: Learner, place: Place): Place | null => {
  const at = place.at + 1;
  if (at < stepLength(learner, place.step)) return arrive(learner, { ...place, at });
  const step = stepAfter(place.step);
  return step && stepLength(learner, step) > 0 ? arrive(learner, { ...place, step, at: 0 }) : null;
};
