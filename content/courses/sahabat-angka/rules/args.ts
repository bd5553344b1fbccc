/** Reads what a task asks for. The linter has checked each task against its activity. */
import type { CourseTask } from '@nobi/kit/course';
import { isThing, type ThingName } from '../view/things.ts';

export { numberIn, numbersIn, wordIn } from '@nobi/kit/bank';

export const thingIn = (task: CourseTask): ThingName => {
  const value = task.args.thing;
  return isThing(value) ? value : 'chick';
};

export const thingsIn = (task: CourseTask): ThingName[] => {
  const value = task.args.things;
  return Array.isArray(value) ? value.filter(isThing) : [];
};

/** Names in a list, in their order: the row of a pattern, or what may be picked. */
export const namesIn = (task: CourseTask, name: string): ThingName[] => {
  const value = task.args[name];
  return Array.isArray(value) ? value.filter(isThing) : [];
};
