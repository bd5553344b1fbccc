/**
 * How easily does it go of late? Who grows does better than was aimed at, because the estimate runs behind
 * and help is given for more than it would take. The aim follows what happened: then more is asked and less
 * help given. A single slip changes nothing, and who is weak never comes near.
 */
import { within } from './ability.ts';
import { missesIn } from './evidence.ts';
import { type LearningState, recentTasks } from './state.ts';

/** So often right, it begins to be easy; a little more often, it is as easy as can be. */
const easy = 0.85;
const more = 0.08;

/** Fewer than these do not say that it is easy. */
const few = 12;

/** By so much less likely may a task then go right than what else would be chosen. */
const most = 0.18;

/** By the newest first tries of all that was played lately. */
export const ease = ({ skills, at }: LearningState): number => {
  const tries = Object.values(skills)
    .map(({ last, firsts }) => (last > at - recentTasks ? firsts : ''))
    .join('');
  const right = (tries.length - missesIn(tries)) / Math.max(tries.length, few);
  return most * within((right - easy) / more, 0, 1);
};
