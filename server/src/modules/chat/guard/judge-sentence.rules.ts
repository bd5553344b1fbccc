import { judgeInput } from './judge-input.rules.ts';
import type { SentenceFault } from './verdict.ts';

/** Whether a sentence of an answer may be shown; else why not. */
export const judgeSentence = (
  sentence: string,
  { canary }: { readonly canary: string },
): 'fine' | SentenceFault => {
  if (sentence.includes(canary)) return 'canary';
  return judgeInput(sentence, []).kind === 'answer' ? 'fine' : 'self_harm';
};
