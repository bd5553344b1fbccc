/** Reads what a task asks for. `playable.ts` has checked each task against its activity. */
import type { CourseTask } from '@nobi/kit/course';

export const textIn = (task: CourseTask, name: string): string => {
  const value = task.args[name];
  return typeof value === 'string' ? value : '';
};

export const textsIn = (task: CourseTask, name: string): string[] => {
  const value = task.args[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
};
