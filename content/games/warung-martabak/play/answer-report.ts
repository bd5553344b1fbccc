/** What is reported of one try: the pieces that were weighed, or the fractions that were compared. */

import { answerOf } from '@nobi/kit/game';
import type { Happening } from '@nobi/kit/guest';
import { slicesOf } from '@nobi/kit/slices';
import { portions, takenFrom } from '../rules/serving.ts';
import { pansOf } from '../rules/session.ts';
import type { OrderDesk } from './order-desk.ts';

/** The pieces in thousandths of a martabak: all of them, or those on the plate. */
export const weightsIn = ({ task, session }: OrderDesk): number[] => {
  const pans = pansOf(session);
  const slices =
    task.form === 'share'
      ? pans.flatMap(({ shape, cuts }) => portions(slicesOf(shape, cuts)))
      : pans.flatMap(takenFrom);
  return slices.map(({ share }) => Math.round(share * 1000));
};

export const answered = (
  { task, session }: OrderDesk,
  tried: { fits: boolean; response: (number | string)[]; seconds: number },
): Omit<Happening, 'ctx'> => {
  const { fits, response, seconds } = tried;
  const compared = task.form === 'compare';
  const order = `order-${task.want.top}-${task.want.bottom}`;
  return {
    verb: 'answered',
    object: compared ? 'compare' : 'cut',
    ...answerOf(session, {
      isRight: fits,
      response: compared ? response : [order, ...response],
      spentMs: seconds * 1000,
      task,
    }),
  };
};
