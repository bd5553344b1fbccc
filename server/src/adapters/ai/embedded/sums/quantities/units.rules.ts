import type { Language } from '@nobi/contract';
import type { EmbeddedText } from '../../text.en.ts';
import { withDigits } from '../numbers/written-numbers.rules.ts';
import { answerUnitSum } from './add-units.rules.ts';
import { answerUnitComparison } from './compare-units.rules.ts';
import { answerConversion } from './convert-units.rules.ts';

/** Units turned into each other, added up or compared; undefined when the message is about more. */
export const answerUnits = (
  text: string,
  language: Language,
  words: EmbeddedText,
): string | undefined => {
  const digits = withDigits(text).replace(
    /\b(?:an?) (?=hour|day|week|minute|year|kilometer|kilogram|meter|dozen|century|decade)/g,
    '1 ',
  );
  const speech = { language, words: words.units };
  return (
    answerConversion(digits, speech) ??
    answerUnitComparison(digits, speech) ??
    answerUnitSum(digits, speech)
  );
};
