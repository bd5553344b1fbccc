import type { Language } from '@nobi/contract';
import type { EmbeddedText } from '../text.en.ts';
import { answerSum } from './answer-sum.rules.ts';
import { answerComparison } from './compare.rules.ts';
import { answerMoney, withAmounts } from './money.rules.ts';
import { answerNumberFact } from './number-facts.rules.ts';
import { answerOrder, answerParity } from './order.rules.ts';
import { answerPercent } from './percent.rules.ts';
import { answerStory } from './stories/answer-story.rules.ts';
import { answerTimesTable } from './times-table.rules.ts';
import { answerUnits } from './units.rules.ts';

export interface NumberAnswer {
  readonly text: string;
  /** False where there are numbers, but no question that can be read for sure. */
  readonly isSure: boolean;
}

/** Everything with numbers; undefined when the message has none to work with. */
export const answerNumbers = (
  text: string,
  language: Language,
  words: EmbeddedText,
): NumberAnswer | undefined => {
  const sure =
    answerTimesTable(text, words) ??
    answerNumberFact(text, words) ??
    answerOrder(text, language, words) ??
    answerParity(text, words) ??
    answerComparison(text, language, words) ??
    answerPercent(text, language, words) ??
    answerUnits(text, language, words) ??
    answerMoney(text, language, words) ??
    answerStory(text, language, words);
  if (sure !== undefined) return { text: sure, isSure: true };
  // Money beside other things is no plain sum: Rp 5.000 + 3 apples.
  if (withAmounts(text).count > 0) return { text: words.sums.unclear, isSure: false };
  const sum = answerSum(text, language, words);
  return sum === undefined ? undefined : { text: sum, isSure: sum !== words.sums.unclear };
};
