/** How a skill stands by what was shown of it alone, for who chooses among items and has no save. */
import type { ShownSkill } from '../../port.ts';
import { proofOf } from './begin.ts';
import { isProven } from './evidence.ts';
import { freshMemory, recall } from './review.ts';

export type Standing = 'open' | 'known' | 'due';

/** What was shown over many days is remembered for as many. */
const memoryOf = ({ from, to }: ShownSkill) => {
  const fresh = freshMemory(to);
  return { ...fresh, stability: Math.max(fresh.stability, to - from) };
};

/** Below it a look back is worth its time. */
const remembered = 0.9;

/** How likely it is still known, of what was shown well enough; undefined of what was not. */
export const recallOf = (shown: ShownSkill, day: number): number | undefined =>
  isProven(proofOf(shown)) ? recall(memoryOf(shown), day) : undefined;

export const standingOf = (shown: ShownSkill, day: number): Standing => {
  const likely = recallOf(shown, day);
  if (likely === undefined) return 'open';
  return likely <= remembered ? 'due' : 'known';
};
