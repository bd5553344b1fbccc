import { courseRobot } from '@nobi/kit/robot';
import { course } from './course.ts';

export const robot = courseRobot(course, {
  count: (hands, task) => hands.tap(`.number[data-number="${task.args.n}"]`),
  sky: (hands) => hands.tap('.more'),
});
