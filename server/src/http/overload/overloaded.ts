import { Problem } from '@nobi/contract';
import type { FastifyBaseLogger } from 'fastify';
import { seconds } from '../../time/durations.ts';

/** Refused unread because too many are here already: expected, so it leaves one line in the log for many. */
export class Overloaded extends Problem {
  override name = 'Overloaded';
}

/** Made once: writing down where an error arose costs more than the whole refusal. */
const refusals = [1, 2, 3].map(
  (retryAfterSeconds) => new Overloaded('unavailable', { retryAfterSeconds }),
);
let turn = 0;

/** Waits of different lengths, so that those who were refused together do not come back together. */
export const nextRefusal = () => {
  turn += 1;
  return refusals[turn % refusals.length] ?? new Overloaded('unavailable');
};

const every = seconds(10);

/** Tells the log how many were refused, at most every ten seconds. */
export const refusalCounter = (log: FastifyBaseLogger) => {
  let refused = 0;
  const write = () => {
    log.warn({ refused }, 'more calls than this process can carry: some were refused');
    refused = 0;
  };
  return () => {
    if (refused === 0) setTimeout(write, every).unref();
    refused += 1;
  };
};
