import type { Turn } from '../../../ports/ai.ts';
import { safetyAnswer } from '../safety.rules.ts';
import { safetyText } from '../safety.text.ts';
import type { HelpTopic, Verdict } from './verdict.ts';

const helpTopic = (prompt: string): HelpTopic | undefined => {
  const said = safetyAnswer(prompt, 'id');
  if (said === safetyText.id.hurting || said === safetyText.en.hurting) return 'self_harm';
  if (said === safetyText.id.hurt || said === safetyText.en.hurt) return 'violence_at_home';
  return said ? 'sexual_abuse' : undefined;
};

/** What is to be done with a child's message, after what was said before it. */
export const judgeInput = (prompt: string, turns: readonly Turn[]): Verdict => {
  const topic = helpTopic(prompt);
  if (topic) return { kind: 'help', topic, severity: 'high' };
  const isCareful = turns.some(({ role, text }) => role === 'child' && helpTopic(text));
  return { kind: 'answer', isCareful };
};
