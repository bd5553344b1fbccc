import type { Language } from '@nobi/contract';
import type { EmbeddedText } from '../text.en.ts';
import { answerSum } from './answer-sum.rules.ts';
import { answerPercent } from './expressions/percent.rules.ts';
import { answerTimesTable } from './expressions/times-table.rules.ts';
import { answerComparison } from './numbers/compare.rules.ts';
import { answerNumberFact } from './numbers/number-facts.rules.ts';
import { answerOrder, answerParity } from './numbers/order.rules.ts';
import { answerMoney, withAmounts } from './quantities/money.rules.ts';
import { answerUnits } from './quantities/units.rules.ts';
import { answerStory } from './stories/answer-story.rules.ts';
import { answerWordProblem } from './word-problems/answer-problem.rules.ts';

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
    answerStory(text, language, words) ??
    answerWordProblem(text, language, words);
  if (sure !== undefined) return { text: sure, isSure: true };
  // Money beside other things is no plain sum: Rp 5.000 + 3 apples.
  if (withAmounts(text).count > 0) return { text: words.sums.unclear, isSure: false };
  const sum = answerSum(text, language, words);
  return sum === undefined ? undefined : { text: sum, isSure: sum !== words.sums.unclear };
};
