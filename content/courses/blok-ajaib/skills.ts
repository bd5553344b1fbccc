import { events, sequence } from '../../skills/coding.ts';
import {
  counter,
  fixBlocks,
  gameRules,
  messages,
  nestedLoops,
  ownBlock,
} from '../../skills/coding-blocks.ts';
import { ifElse, loopBody } from '../../skills/coding-sensors.ts';

/** What the course teaches, in its order. */
export const skills = [
  sequence,
  loopBody,
  nestedLoops,
  events,
  ifElse,
  counter,
  ownBlock,
  fixBlocks,
  messages,
  gameRules,
];

/** How much harder a lesson is than the one before, in logits. */
export const laterBy = 0.54;
