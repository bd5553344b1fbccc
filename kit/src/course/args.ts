/** Reads what a task asks for. The linter has checked each task against its activity. */
import type { CourseTask } from '../manifest/course.ts';

export const numberIn = (task: Pick<CourseTask, 'args'>, name: string): number => {
  const value = task.args[name];
  return typeof value === 'number' ? value : 0;
};

export const numbersIn = (task: Pick<CourseTask, 'args'>, name: string): number[] => {
  const value = task.args[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
};

export const wordIn = (task: Pick<CourseTask, 'args'>, name: string): string => {
  const value = task.args[name];
  return typeof value === 'string' ? value : '';
};
