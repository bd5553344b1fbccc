import type { Language } from '@nobi/contract';
import { plainText } from '../../../../../text/plain-text.ts';
import type { EmbeddedText } from '../../text.en.ts';
import { answerNumbers } from '../answer-numbers.rules.ts';
import { type Attempt, givesUp, withoutLabel } from './homework.rules.ts';
import { homeworkText, type Way } from './homework-text.ts';
import { wantsHelp } from './set-work.rules.ts';

const ways: readonly (readonly [Way, RegExp])[] = [
  [
    'shape',
    /\b(?:luas|keliling|volume|area|perimeter|persegi\w*|segitiga|lingkaran|kubus|balok)\b/,
  ],
  ['common', /\b(?:fpb|kpk|faktor|kelipatan|gcd|lcm|hcf|factors?|multiples?)\b/],
  ['share', /%|\b(?:persen|percent|persentase)\b/],
  ['average', /\b(?:rata-?rata|average|mean)\b/],
  ['units', /\b(?:km|hm|dam|m|dm|cm|mm|kg|ons|gram|g|liter|ml|jam|menit|detik|hours?|minutes?)\b/],
];

const wayFor = (text: string): Way => ways.find(([, sign]) => sign.test(text))?.[0] ?? 'other';

const hintFor = (text: string, language: Language) =>
  homeworkText[language].ways[wayFor(plainText(text))];

/** What is no plain sum, as homework: first the way to it. */
export const beginWay = ({ text, language }: Attempt): string | undefined => {
  if (!wantsHelp.test(text)) return undefined;
  const words = homeworkText[language];
  return `${words.begin}\n\n${hintFor(text, language)} ${words.yourTurn}`;
};

/** Whether an answer names the number as what it comes to. */
const comesTo = (answer: string, number: string) =>
  new RegExp(`(?:=|adalah|is|jadi|about) ${number.replace(/\W/g, '\\$&')}(?![\\d/]|[.,]\\d)`).test(
    answer,
  );

/** After that hint: what the child makes of it, and then the whole of it. */
export const continueWay = (
  attempt: Attempt,
  size: (text: string, language: Language) => string | undefined,
): string | undefined => {
  const { turns, text, language, words } = attempt;
  const wanted = turns.findLast(({ role }) => role === 'child');
  if (!wanted || !turns.at(-1)?.text.includes(hintFor(wanted.text, language))) return undefined;
  const whole = answerTo(plainText(wanted.text), { language, words, size });
  const tried = text.length < 40 ? /\d[\d.,/:]*/.exec(text)?.[0] : undefined;
  if (whole === undefined || (tried === undefined && !givesUp.test(text))) return undefined;
  const { right, full } = homeworkText[language];
  return `${tried !== undefined && comesTo(whole, tried) ? right : full}\n\n${whole}`;
};

const answerTo = (
  text: string,
  {
    language,
    words,
    size,
  }: {
    language: Language;
    words: EmbeddedText;
    size: (text: string, language: Language) => string | undefined;
  },
) => size(text, language) ?? answerNumbers(withoutLabel(text), language, words)?.text;
