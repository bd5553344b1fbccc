import { courseRobot, type Move } from '@nobi/kit/robot';
import { namesIn } from './args.ts';
import { course } from './course.ts';

/** Taps in the order of the line. A break may have left some of it done. */
const inTurn =
  (kind: string): Move =>
  async (hands, task) => {
    for (const name of namesIn(task, 'want')) await hands.tap(`${kind}[data-name="${name}"]`);
  };

const colouring: Move = (hands) => hands.tap('.pot');

const collage: Move = async (hands) => {
  await hands.tap('.stamp');
  await hands.tap('.paper');
};

export const robot = courseRobot(course, {
  pick: inTurn('.thing'),
  paint: inTurn('.pot'),
  colouring,
  collage,
});
