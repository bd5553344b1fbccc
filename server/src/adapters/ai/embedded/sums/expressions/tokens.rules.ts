import type { Language } from '@nobi/contract';
import Fraction from 'fraction.js';
import { readDigits, show, type Written } from '../numbers/digits.rules.ts';
import { namedFraction, namedPart, readNumberWords } from '../numbers/number-words.rules.ts';
import { type Bit, bitsOf } from './bits.rules.ts';

export type Operator = '+' | '-' | '×' | '÷' | 'of';

/** `shown` is how the answer repeats it; `isSlashed` when it was written as one fraction, 3/4. */
export type NumberToken = Written & {
  readonly kind: 'number';
  readonly shown: string;
  readonly isSlashed: boolean;
};

export type Token =
  | NumberToken
  | { readonly kind: 'operator'; readonly operator: Operator; readonly isSpelled: boolean }
  | { readonly kind: '(' | ')' | '=' }
  | { readonly kind: 'word'; readonly word: string };

const fraction = (n: number, d: number): Written | undefined =>
  d === 0 ? undefined : { value: new Fraction(n, d), style: 'fraction' };

/** The number that begins at this bit, and where it ends. */
const numberAt = (bits: readonly Bit[], at: number, language: Language) => {
  const { kind, text } = bits[at] ?? { kind: 'other', text: '' };
  if (kind === 'fraction') {
    const [n = 0, d = 0] = text.split('/').map(Number);
    return { written: fraction(n, d), next: at + 1, isZeroBelow: d === 0 };
  }
  if (kind === 'number') return { written: readDigits(text, language), next: at + 1 };
  if (kind !== 'word') return undefined;
  const words = bits.map((bit) => (bit.kind === 'word' ? bit.text : ''));
  const alone = namedFraction(text);
  if (alone !== undefined) return { written: fraction(1, alone), next: at + 1 };
  const part = text === 'a' ? namedPart(words[at + 1] ?? '') : undefined;
  if (part !== undefined) return { written: fraction(1, part), next: at + 2 };
  const read = readNumberWords(words, at);
  if (!read) return undefined;
  const below = namedPart(words[read.next] ?? '');
  if (below !== undefined) return { written: fraction(read.value, below), next: read.next + 1 };
  const whole: Written = { value: new Fraction(read.value), style: 'whole' };
  return { written: whole, next: read.next };
};

const operators: Record<string, Operator> = {
  '+': '+',
  '-': '-',
  '×': '×',
  '÷': '÷',
  ':': '÷',
  '/': '÷',
};

const isProper = ({ value, style }: Written) => style === 'fraction' && value.n < value.d;
const isWhole = (token: Token | undefined) => token?.kind === 'number' && token.style === 'whole';

/** A whole number and a proper fraction after it are one number: 1 1/2, "two and a half". */
const joined = (tokens: readonly Token[]): Token[] => {
  const result: Token[] = [];
  for (const token of tokens) {
    const last = result.at(-1);
    const isAnd = last?.kind === 'word' && last.word === 'and' && isWhole(result.at(-2));
    const whole = isAnd ? result.at(-2) : last;
    if (token.kind === 'number' && isProper(token) && whole?.kind === 'number' && isWhole(whole)) {
      result.splice(isAnd ? -2 : -1);
      const value = whole.value.add(token.value);
      result.push({ ...token, value, shown: `${whole.shown} ${token.shown}`, isSlashed: false });
    } else result.push(token);
  }
  return result;
};

const tokenAt = (bit: Bit, isSpelled: boolean): Token => {
  const operator = bit.kind === 'sign' ? operators[bit.text] : undefined;
  if (operator) return { kind: 'operator', operator, isSpelled };
  if (bit.text === '(' || bit.text === ')' || bit.text === '=') return { kind: bit.text };
  return { kind: 'word', word: bit.text };
};

/** "1/2 dari 8", "half of 8": a part of the number that follows. */
const isPartOf = ({ text }: Bit, before: Token | undefined) =>
  (text === 'dari' || text === 'of') && before?.kind === 'number' && before.style === 'fraction';

const numberToken = (written: Written, bit: Bit, language: Language): NumberToken => {
  const isSlashed = bit.kind === 'fraction';
  const shown = isSlashed ? bit.text : show(written.value, written.style, language);
  return { kind: 'number', ...written, shown, isSlashed };
};

/** 5/0 is no fraction but a division, to be answered as one. */
const divisionOf = (slashed: string, language: Language): Token[] => {
  const [top = '', below = ''] = slashed.split('/');
  const whole = (digits: string) =>
    numberToken(
      { value: new Fraction(digits), style: 'whole' },
      { kind: 'number', text: digits },
      language,
    );
  return [whole(top), { kind: 'operator', operator: '÷', isSpelled: true }, whole(below)];
};

/** A fraction that stands alone asks to be worked out: 10/4. */
export const asDivision = (tokens: readonly Token[], language: Language): readonly Token[] => {
  const [only, ...others] = tokens;
  const isAlone = others.length === 0 && only?.kind === 'number' && only.isSlashed;
  return isAlone ? divisionOf(only.shown, language) : tokens;
};

/** The pieces of a sum in a message that `plainText` has read; what is no piece of one stays a word. */
export const tokensOf = (text: string, language: Language): Token[] => {
  const bits = bitsOf(text);
  const tokens: Token[] = [];
  let isSpelled = false;
  for (let at = 0; at < bits.length; ) {
    const bit = bits[at];
    if (!bit) break;
    const number = numberAt(bits, at, language);
    if (number?.written) tokens.push(numberToken(number.written, bit, language));
    else if (number?.isZeroBelow) tokens.push(...divisionOf(bit.text, language));
    else if (isPartOf(bit, tokens.at(-1)))
      tokens.push({ kind: 'operator', operator: 'of', isSpelled: true });
    else if (bit.kind !== 'spelled') tokens.push(tokenAt(bit, isSpelled));
    isSpelled = bit.kind === 'spelled';
    at = number?.next ?? at + 1;
  }
  return joined(tokens);
};
