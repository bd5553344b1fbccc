/** A right program with one thing wrong: what a child mistakes who goes too far, forgets or changes round. */
import { type Board, type Way, ways } from '../../../boards/rules/board.ts';
import { insertAt, type Program, removeAt, replaceAt } from '../../../boards/rules/program.ts';
import { walk } from '../../../boards/rules/run.ts';
import type { Bug } from './levels.ts';

const spoilt: Record<
  Exclude<Bug, 'times'>,
  (program: Program, index: number, way: Way) => Program
> = {
  wrong: (program, index, way) => replaceAt(program, { list: 'before', index }, way),
  extra: (program, index, way) => insertAt(program, { list: 'before', index }, way),
  missing: (program, index) => removeAt(program, { list: 'before', index }),
  swap(program, index) {
    const [one, other] = program.before.slice(index, index + 2);
    if (!one || !other) return program;
    const first = replaceAt(program, { list: 'before', index }, other);
    return replaceAt(first, { list: 'before', index: index + 1 }, one);
  },
};

const beats = [2, 3, 4];

/** All ways to spoil it so that it really does not lead home. */
export const spoiltWith = (board: Board, right: Program, bug: Bug): Program[] => {
  const { drum } = right;
  const tries =
    bug === 'times' || drum
      ? beats.map((times) => ({ ...right, drum: drum && { ...drum, times } }))
      : [...right.before.keys()].flatMap((index) =>
          ways.map((way) => spoilt[bug](right, index, way)),
        );
  return tries.filter((program) => walk(board, program).stop !== 'home');
};
