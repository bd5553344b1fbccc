/** What a lesson leaves behind in the memory of a course. Pure. */
import { isNewlyShown, type LearningTask, settleTask } from '../../learning/chooser/index.ts';
import {
  chooseItem,
  type Learner,
  type LessonRecord,
  type Place,
  type Progress,
} from './progress.ts';

export const chosenTask = ({ plan }: Learner, { step, task }: Place): LearningTask | undefined => {
  if (step !== 'play') return undefined;
  for (const tasks of plan.tasksOf.values()) {
    const found = tasks.find(({ id }) => id === task);
    if (found) return found;
  }
  return undefined;
};

interface Learned {
  progress: Progress;
  /** The skill that has just been mastered. */
  mastered: string | null;
}

/** Only what is played alone counts: the guided tries teach, they do not measure. */
export const remember = (learner: Learner, place: Place): Learned => {
  const { progress, plan, day } = learner;
  const task = chosenTask(learner, place);
  if (!task) return { progress, mastered: null };
  const { kind, help, misses, hints, spoken } = place;
  const learning = settleTask(plan, progress.learning, {
    assignment: { task, kind, help },
    // Help that was taken shows the answer, and what was read out was not read.
    outcome: { right: misses === 0, help: hints > 0 || spoken ? 4 : help, day },
    choose: (other) =>
      chooseItem({ ...learner, progress: { ...progress, learning: other } }, place),
  });
  const isNew = isNewlyShown({ before: progress.learning, after: learning }, { id: task.skill });
  return { progress: { ...progress, learning }, mastered: isNew ? task.skill : null };
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
