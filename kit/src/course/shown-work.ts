import type { CourseLesson } from '../manifest/course.ts';
import { openTask } from './desk.ts';
import { clearRoom, type Room } from './room.ts';

/** After the questions the work of the lesson comes back, to be seen once more at its end. */
export const showWork = (
  room: Room,
  lesson: CourseLesson,
  seed: number,
): HTMLElement | undefined => {
  const state = room.save.progress.lessons[lesson.id]?.work ?? [];
  if (state.length === 0) return undefined;
  clearRoom(room);
  const shown = openTask(room, lesson.make, {
    step: 'make',
    state,
    misses: 0,
    seed,
    keep() {},
    answer: () => 'none',
  });
  room.stage.controls.replaceChildren();
  room.refit();
  return shown.work?.();
};
