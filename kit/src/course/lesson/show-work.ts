import type { CourseLesson } from '../../manifest/course.ts';
import { type Context, clearGround } from '../context.ts';
import { openTask } from './desk.ts';

/** After the questions the work of the lesson comes back, to be seen once more at its end. */
export const showWork = (
  context: Context,
  lesson: CourseLesson,
  seed: number,
): HTMLElement | undefined => {
  const state = context.save.progress.lessons[lesson.id]?.work ?? [];
  if (state.length === 0) return undefined;
  clearGround(context);
  const task = openTask(context, lesson.make, {
    step: 'make',
    state,
    misses: 0,
    seed,
    keep() {},
    answer: () => 'none',
  });
  context.stage.controls.replaceChildren();
  context.refit();
  return task.work?.();
};
