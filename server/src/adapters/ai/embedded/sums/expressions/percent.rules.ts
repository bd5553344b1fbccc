import type { Language } from '@nobi/contract';
import type { EmbeddedText } from '../../text.en.ts';
import { answerSum } from '../answer-sum.rules.ts';
import { show } from '../numbers/digits.rules.ts';
import { readWritten, withDigits, writtenNumber } from '../numbers/written-numbers.rules.ts';

const percentQuestion = new RegExp(
  String.raw`^(?:nobi|tolong|coba|hitung|hitunglah|berapa|berapakah|itu|hasil|dari|hasilnya|what|what's|whats|is|calculate|how much|please|[\s,:])*(?<part>${writtenNumber}) ?(?:%|persen|percent|per cent) ?(?:dari|of|×|x|kali) ?(?<whole>${writtenNumber})(?: berapa| itu| ya| please|[\s?.=!])*$`,
);

/** 20% of 50 as twenty of every hundred. */
export const answerPercent = (
  text: string,
  language: Language,
  words: EmbeddedText,
): string | undefined => {
  const found = percentQuestion.exec(withDigits(text))?.groups;
  const part = found?.part === undefined ? undefined : readWritten(found.part, language);
  const whole = found?.whole === undefined ? undefined : readWritten(found.whole, language);
  if (!part || !whole || part.style !== 'whole') return undefined;
  const percent = show(part.value, part.style, language);
  const sum = answerSum(`${part.value.n}/100 × ${found?.whole}`, language, words);
  const result = part.value.mul(whole.value).div(100);
  const shown = show(result, whole.style === 'fraction' ? 'fraction' : 'decimal', language);
  if (!sum?.includes(' = ')) return undefined;
  return `${words.percent.answer(percent, show(whole.value, whole.style, language), shown)}\n\n${words.percent.means(percent)}\n${sum}`;
};
