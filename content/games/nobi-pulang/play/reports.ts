/** What is told about a walk. */
import type { Happening } from '@nobi/kit/guest';
import { resultOf } from '@nobi/kit/learning';
import type { Trip } from '../../../boards/rules/run.ts';
import { type Session, taskOf } from '../rules/progress.ts';
import { isWatching } from '../rules/session.ts';

export interface Effort {
  tiles: number;
  seconds: number;
}

/** Told before a miss is counted. A path with a bug that is only watched shows nothing of the child. */
export const runReport = (
  trip: Trip,
  session: Session,
  { tiles, seconds }: Effort,
): Omit<Happening, 'ctx'> => ({
  verb: 'answered',
  object: 'run',
  result: resultOf({
    ...session,
    right: trip.stop === 'home',
    response: [tiles, trip.moves.length, trip.stop],
    spentMs: seconds * 1000,
    task: taskOf(session),
    kind: isWatching(session) ? undefined : session.kind,
  }),
});
