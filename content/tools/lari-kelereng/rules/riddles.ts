/** Beginnings with a question. Each can be answered in many ways; none has to be. */
import { type Board, boardOf } from './board.ts';
import type { Outcome } from './outcome.ts';

export const riddleNames = [
  'bucket',
  'bell',
  'three',
  'across',
  'twoBells',
  'all',
  'lever',
  'twoBuckets',
  'seesaw',
  'spring',
  'song',
  'long',
] as const;
export type RiddleName = (typeof riddleNames)[number];

interface Riddle {
  board: Board;
  isSolved(outcome: Outcome): boolean;
}

const none = '......';

export const riddles: Record<RiddleName, Riddle> = {
  bucket: {
    board: boardOf(1, [none, '.\\....', none, none, none, none, '...U..']),
    isSolved: ({ caught }) => caught >= 1,
  },
  bell: {
    board: boardOf(1, [none, none, none, '...B..', none, none, none]),
    isSolved: ({ rings }) => rings >= 1,
  },
  three: {
    board: boardOf(4, [none, none, none, none, '.B....', none, none]),
    isSolved: ({ rings }) => rings >= 3,
  },
  across: {
    board: boardOf(0, [none, none, none, none, none, none, '.....U']),
    isSolved: ({ caught }) => caught >= 1,
  },
  twoBells: {
    board: boardOf(2, [none, none, 'B.....', none, '.....B', none, none]),
    isSolved: ({ bells }) => bells >= 2,
  },
  all: {
    board: boardOf(4, [none, none, none, '..o...', none, none, '.U....']),
    isSolved: ({ caught }) => caught >= 3,
  },
  lever: {
    board: boardOf(2, [none, none, none, '...>..', none, none, none]),
    isSolved: ({ flips }) => flips >= 3,
  },
  twoBuckets: {
    board: boardOf(2, [none, '..>...', none, none, none, none, '.U...U']),
    isSolved: ({ buckets }) => buckets >= 2,
  },
  seesaw: {
    board: boardOf(1, [none, none, none, '...)..', none, none, none]),
    isSolved: ({ tips }) => tips >= 1,
  },
  spring: {
    board: boardOf(1, [none, none, '....B.', none, none, none, '..S...']),
    isSolved: ({ bounces, rings }) => bounces >= 1 && rings >= 1,
  },
  song: {
    board: boardOf(3, [none, '...B..', none, none, none, none, none]),
    isSolved: ({ bells }) => bells >= 4,
  },
  long: {
    board: boardOf(0, [none, '\\.....', none, none, none, none, none]),
    isSolved: ({ seconds }) => seconds >= 6,
  },
};

export const riddleAt = (place: number): RiddleName =>
  riddleNames[place % riddleNames.length] ?? riddleNames[0];
