/** What is told about a walk. */
import type { Happening } from '@nobi/kit/guest';
import type { Trip } from '../../boards/run.ts';
import type { Sitting } from './session.ts';

/** Whole days since 1970, by the child's calendar. */
export const today = (): number => {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);
};

export interface Effort {
  tiles: number;
  seconds: number;
  /** Single steps that were watched. */
  steps: number;
}

export const runReport = (
  trip: Trip,
  sitting: Pick<Sitting, 'misses' | 'hints'>,
  effort: Effort,
): Omit<Happening, 'ctx'> => {
  const home = trip.stop === 'home';
  return {
    verb: 'answered',
    object: 'run',
    result: {
      success: home,
      first_try: home && sitting.misses === 0,
      response: [effort.tiles, trip.moves.length, trip.stop],
      duration_ms: Math.min(3_600_000, Math.round(effort.seconds * 1000)),
      hints: Math.min(50, sitting.hints + effort.steps),
    },
  };
};
