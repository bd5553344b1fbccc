import {
  commands,
  debug,
  design,
  events,
  loops,
  movePatterns,
  planAhead,
  sequence,
} from '../../skills/coding.ts';

/** What the course teaches, in its order. */
export const skills = [commands, sequence, planAhead, debug, loops, movePatterns, events, design];
