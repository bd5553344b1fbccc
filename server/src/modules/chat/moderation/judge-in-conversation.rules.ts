import type { FollowUps, Turn } from '../../../ports/ai.ts';
import { judgeInput } from './judge-input.rules.ts';
import type { Verdict } from './verdict.ts';

/** Where somebody whom every book names was born is no secret. */
const famous =
  /\b(?:penemu|presiden|pahlawan|raja|ratu|pencipta|ilmuwan|pertama|invented|inventor|president|king|queen|hero|scientist|first)\b/i;

/**
 * What is to be done with a message in its talk. A short follow-up is judged by itself and as the
 * sentence it stands for: need in either is need, harm in the sentence is harm; harm in a follow-up
 * that names nothing is taken for chance.
 */
export const judgeInConversation = (
  prompt: string,
  turns: readonly Turn[],
  followUps: FollowUps,
): Verdict => {
  const alone = judgeInput(prompt, turns);
  const meaning = followUps.meaningOf(prompt, turns);
  if (meaning === undefined || alone.kind === 'help') return alone;
  const whole = judgeInput(meaning, turns);
  const last = turns.findLast(({ role }) => role === 'child')?.text ?? '';
  // What was met with help before is not told to anybody a second time by "kenapa?".
  if (whole.kind === 'help' && judgeInput(last, []).kind === 'help')
    return { kind: 'answer', isCareful: true };
  const isFamous = whole.kind === 'refuse' && whole.topic === 'privacy' && famous.test(last);
  if (isFamous && followUps.isBare(prompt)) return { kind: 'answer', isCareful: false };
  if (whole.kind !== 'answer' || alone.kind === 'answer') return whole;
  return followUps.isBare(prompt) ? whole : alone;
};
