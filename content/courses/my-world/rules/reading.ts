/** All the words of a task, whatever is done with them. */
import type { CourseTask } from '@nobi/kit/course';
import { basketOf } from './baskets.ts';
import { shown } from './line.ts';
import { lineOf } from './patterns.ts';
import { spotsOf } from './spots.ts';

const textOf = (task: Pick<CourseTask, 'args'>): string =>
  lineOf(task).text || basketOf(task)?.text || spotsOf(task)?.text || '';

export const wordsOfTask = (task: Pick<CourseTask, 'args'>): string[] =>
  shown(textOf(task))
    .split(/[\s.,?!]+/)
    .filter((word) => word !== '');
