import type { FollowUps, Turn } from '../../../ports/ai.ts';
import { judgeInput } from './judge-input.rules.ts';
import type { Verdict } from './verdict.ts';

/** Where somebody whom every book names was born is no secret. */
const famous =
  /\b(?:penemu|presiden|pahlawan|raja|ratu|pencipta|ilmuwan|pertama|invented|inventor|president|king|queen|hero|scientist|first)\b/i;

const playful: readonly string[] = [
  'bullying',
  'violence_at_home',
  'danger_now',
  'sadness',
  'neglect',
];
const adventurous: readonly string[] = ['violence', 'crime', 'horror'];
const asksForWay =
  /\b(?:cara(?:nya)?|gimana|bagaimana|langkah\w*|resep|bahan|how|steps|ingredients|recipe|detail\w*)\b/i;

/** A story or a game of something bad is no need, nor is it harm unless it asks for the way. */
const isOnlyPlay = (prompt: string, verdict: Verdict): boolean => {
  if (verdict.kind === 'help') return playful.includes(verdict.topic);
  return (
    verdict.kind === 'refuse' && adventurous.includes(verdict.topic) && !asksForWay.test(prompt)
  );
};

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
  if (isOnlyPlay(prompt, alone) && followUps.isMadeUp(prompt))
    return { kind: 'answer', isCareful: true };
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
