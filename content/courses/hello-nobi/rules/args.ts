/** Reads what a task asks for. The tests have checked each task against its activity. */
import type { CourseTask } from '@nobi/kit/course';

export const numberIn = (task: CourseTask, name: string): number => {
  const value = task.args[name];
  return typeof value === 'number' ? value : 0;
};

export const numbersIn = (task: CourseTask, name: string): number[] => {
  const value = task.args[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
};

export const nameIn = (task: CourseTask, name: string): string => {
  const value = task.args[name];
  return typeof value === 'string' ? value : '';
};

export const namesIn = (task: CourseTask, name: string): string[] => {
  const value = task.args[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
};
