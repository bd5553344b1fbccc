import type { Turn } from '../../../ports/ai.ts';
import { read } from './normalise.rules.ts';
import { matches, type Pattern, type Sentence } from './pattern.rules.ts';
import { broadHelps } from './topics/broad-helps.rules.ts';
import { broadRefusals } from './topics/broad-refusals.rules.ts';
import { helps } from './topics/helps.rules.ts';
import { refusals } from './topics/refusals.rules.ts';
import type { Verdict } from './verdict.ts';

const isSaid = (sentences: readonly Sentence[], signs: readonly Pattern[]) =>
  sentences.some((sentence) => signs.some((sign) => matches(sentence, sign)));

const helpFor = (sentences: readonly Sentence[]): Verdict | undefined => {
  const found = [...helps, ...broadHelps].find(({ signs }) => isSaid(sentences, signs));
  return found && { kind: 'help', topic: found.topic, severity: found.severity };
};

const refusalFor = (sentences: readonly Sentence[]): Verdict | undefined => {
  const found = [...refusals, ...broadRefusals].find(([, signs]) => isSaid(sentences, signs));
  return found && { kind: 'refuse', topic: found[0] };
};

/** What is to be done with a child's message, after what was said before it. */
export const judgeInput = (prompt: string, turns: readonly Turn[]): Verdict => {
  const sentences = read(prompt);
  const verdict = helpFor(sentences) ?? refusalFor(sentences);
  if (verdict) return verdict;
  const isCareful = turns.some(({ role, text }) => role === 'child' && helpFor(read(text)));
  return { kind: 'answer', isCareful };
};
