/** What is told about a walk. */
import { isAlone } from '@nobi/kit/game';
import type { Happening } from '@nobi/kit/guest';
import type { Trip } from '../../../boards/rules/run.ts';
import type { Session } from '../rules/progress.ts';

export interface Effort {
  tiles: number;
  seconds: number;
  /** Single steps that were watched. */
  steps: number;
}

export const runReport = (
  trip: Trip,
  session: Pick<Session, 'misses' | 'hints' | 'help'>,
  effort: Effort,
): Omit<Happening, 'ctx'> => {
  const home = trip.stop === 'home';
  return {
    verb: 'answered',
    object: 'run',
    result: {
      success: home,
      first_try: home && isAlone(session),
      response: [effort.tiles, trip.moves.length, trip.stop],
      duration_ms: Math.min(3_600_000, Math.round(effort.seconds * 1000)),
      hints: Math.min(50, session.hints + effort.steps + (session.help > 0 ? 1 : 0)),
    },
  };
};
