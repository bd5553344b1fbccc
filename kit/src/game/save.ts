/** What every game keeps alike. The stored field is called `sitting`: the saves of children know it so. */
import { type Box, isBox, whole } from '../save/read.ts';
import type { PlaySession } from './session.ts';

type IsTask = (value: unknown) => value is string;

/** The part of a session that is alike in all games, and the rest as it was stored. */
export const readPlaySession = (
  save: Box,
  { isTask, rounds }: { isTask: IsTask; rounds: number },
): { session: PlaySession; stored: Box } | null => {
  const stored = save.sitting;
  if (!isBox(stored) || !isTask(stored.taskId)) return null;
  const session = {
    seed: whole(stored.seed, 0, 2 ** 32),
    at: whole(stored.at, 0, rounds),
    taskId: stored.taskId,
    misses: whole(stored.misses, 0, 50),
    hints: whole(stored.hints, 0, 50),
  };
  return { session, stored };
};

export const writeGame = <Save extends { session: unknown }>({ session, ...rest }: Save): string =>
  JSON.stringify({ v: 1, ...rest, sitting: session });
