/** Whether a task can be won with what it gives: pure, and the server's judge as well. */
import type { CourseTask } from '@nobi/kit/course';
import { blockCount, isGuest, isSound, isWhole, tokensIn } from './rules/blocks.ts';
import { isSound as isSoundOrder, orderIn } from './rules/orders.ts';
import { isForeseeable } from './rules/predictions.ts';

const built = (task: CourseTask): boolean => isSoundOrder(orderIn(task));

const fits: Record<string, (task: CourseTask) => boolean> = {
  compose: built,
  mend: (task) => built(task) && blockCount(orderIn(task).start) > 0,
  predict: (task) => isWhole(tokensIn(task.args.want)) && isForeseeable(task),
  studio(task) {
    const start = tokensIn(task.args.start);
    return isWhole(start) && blockCount(start) <= 14 && tokensIn(task.args.tray).length >= 2;
  },
  tale: ({ args }) =>
    Array.isArray(args.cast) && args.cast.every((each) => isSound(`${each}`) || isGuest(`${each}`)),
};

/** Whether the activity that a task names exists and can be won with what the task gives. */
export const isPlayable = (task: CourseTask): boolean => fits[task.activity]?.(task) ?? false;

export const activityNames: readonly string[] = Object.keys(fits);
