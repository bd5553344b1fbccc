import type { Language } from '@nobi/contract';
import type { EmbeddedText } from '../../text.en.ts';
import { type NumberToken, type Token, tokensOf } from '../expressions/tokens.rules.ts';
import { isDecimal, show } from './digits.rules.ts';

const bigger = new Set(
  'besar terbesar banyak terbanyak tinggi bigger larger greater more biggest largest greatest'.split(
    ' ',
  ),
);
const smaller = new Set(
  'kecil terkecil sedikit rendah smaller less fewer smallest least'.split(' '),
);
const around = new Set(
  `mana manakah yang lebih paling atau dari daripada antara dan angka bilangan nilainya pecahan nobi tolong ya apakah kah
  dibandingkan dibanding sama which one is number or than and between of the are a fraction what s`.split(
    /\s+/,
  ),
);

const wordOf = (token: Token) => (token.kind === 'word' ? token.word : '');

/** The two numbers that are to be compared, when the message asks just that. */
const pairIn = (tokens: readonly Token[]): readonly [NumberToken, NumberToken] | undefined => {
  const words = tokens.map(wordOf).filter(Boolean);
  const isAsked = words.some((word) => bigger.has(word) || smaller.has(word));
  const isKnown = words.every((word) => bigger.has(word) || smaller.has(word) || around.has(word));
  const numbers = tokens.filter((token) => token.kind === 'number');
  const [first, second] = numbers;
  const isRest = tokens.every(({ kind }) => kind === 'word' || kind === 'number');
  return isAsked && isKnown && isRest && numbers.length === 2 && first && second
    ? [first, second]
    : undefined;
};

const leastCommon = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
};

/** What makes the difference visible: one denominator, or as many decimals on both sides. */
const reasonOf = (
  [a, b]: readonly [NumberToken, NumberToken],
  language: Language,
  words: EmbeddedText['compare'],
): string => {
  const has = (style: NumberToken['style']) => a.style === style || b.style === style;
  const alike = (write: (number: NumberToken) => string) => {
    const changed = [a, b].filter((each) => write(each) !== each.shown);
    return words.sameKind(changed.map((each) => `${each.shown} = ${write(each)}`));
  };
  if (has('fraction') && has('decimal')) {
    if (!isDecimal(a.value) || !isDecimal(b.value)) return '';
    return alike(({ value }) => show(value, 'decimal', language));
  }
  if (has('fraction')) {
    const below = leastCommon(a.value.d, b.value.d);
    const top = ({ n, d }: NumberToken['value']) => `${n * (below / d)}/${below}`;
    return a.value.d === b.value.d ? words.topOnly : alike(({ value }) => top(value));
  }
  return has('decimal') ? words.byPlaces : words.onTheLine;
};

/** Which of two numbers is larger or smaller, with what shows it. */
export const answerComparison = (
  text: string,
  language: Language,
  words: EmbeddedText,
): string | undefined => {
  const tokens = tokensOf(text, language);
  const pair = pairIn(tokens);
  if (!pair) return undefined;
  const [a, b] = pair;
  if (a.value.equals(b.value)) {
    const reason =
      a.style === b.style && a.style !== 'fraction' ? '' : reasonOf(pair, language, words.compare);
    return `${words.compare.equal(a.shown, b.shown)}${reason && `\n\n${reason}`}`;
  }
  const [more, less] = a.value.gt(b.value) ? [a, b] : [b, a];
  const isSmaller = tokens.some((token) => smaller.has(wordOf(token)));
  const verdict = isSmaller
    ? words.compare.smaller(less.shown, more.shown)
    : words.compare.bigger(more.shown, less.shown);
  const reason = reasonOf(pair, language, words.compare);
  return `${verdict}${reason && `\n\n${reason}`}`;
};
