/** What every game keeps alike. The stored field is called `sitting`: the saves of children know it so. */
import { type Box, isBox, whole } from '../save/read.ts';
import type { PlaySession } from './session.ts';

type IsTask = (value: unknown) => value is string;

const readAgain = (value: unknown, isTask: IsTask, last: number): PlaySession['again'] =>
  isBox(value) && isTask(value.taskId)
    ? { taskId: value.taskId, at: whole(value.at, 0, last) }
    : null;

/** The part of a session that is alike in all games, and the rest as it was stored. */
export const readPlaySession = (
  save: Box,
  { isTask, rounds, lastAgain = 12 }: { isTask: IsTask; rounds: number; lastAgain?: number },
): { session: PlaySession; stored: Box } | null => {
  const stored = save.sitting;
  if (!isBox(stored) || !isTask(stored.taskId)) return null;
  const session = {
    seed: whole(stored.seed, 0, 2 ** 32),
    at: whole(stored.at, 0, rounds),
    taskId: stored.taskId,
    misses: whole(stored.misses, 0, 50),
    hints: whole(stored.hints, 0, 50),
    again: readAgain(stored.again, isTask, lastAgain),
  };
  return { session, stored };
};

export const writeGame = <Save extends { session: unknown }>({ session, ...rest }: Save): string =>
  JSON.stringify({ v: 1, ...rest, sitting: session });
