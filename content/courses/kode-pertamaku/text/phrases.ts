import type { Way } from '../../../boards/rules/board.ts';
import { type Program, unroll } from '../../../boards/rules/program.ts';

export const sayProgram = (program: Program, ways: Record<Way, string>): string =>
  unroll(program)
    .map(({ way }) => ways[way])
    .join(', ');
