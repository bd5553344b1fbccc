import { see5 } from '../../skills/number.ts';

/** What the course teaches, in its order. */
export const skills = [see5];
