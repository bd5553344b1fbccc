import { partGlued } from '../numbers/number-words.rules.ts';

/** Words that mean one operator; what is said in several words comes first. */
const operatorWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:di)?tambah(?:kan)?(?: dengan)?\b|\bplus\b|\badded to\b/g, ' § + '],
  [/\b(?:di)?kurang(?:i|kan)?(?: dengan)?\b|\bminus\b|\bmin\b|\btake away\b/g, ' § - '],
  [
    /\b(?:di)?kali(?:kan)?(?: dengan)?\b|\btimes\b|\bmultiplied by\b|(?<=[\d\s)])x(?=[\d\s(])/g,
    ' § × ',
  ],
  [/\b(?:di)?bagi(?:kan)?(?: dengan| oleh)?\b|\bdivided by\b/g, ' § ÷ '],
  [/\bper\b/g, ' § / '],
  [/\bsama dengan\b|\bequals?\b|\bis equal to\b/g, ' = '],
  [/\b(?:negatif|negative)\b/g, ' - '],
];

const piece =
  /(?<date>\d+(?:\/\d+){2,})|(?<fraction>(?<![\d/.,])\d{1,6}\/\d{1,6}(?![\d/]|[.,]\d))|(?<number>\d+(?:[.,]\d+)*)|(?<word>\p{L}+)|(?<sign>[+\-×÷:/()=])|(?<spelled>§)|(?<quiet>[\s.,;?!"'…]+)|(?<other>.)/gu;

/** A piece of the text: `spelled` marks an operator that was a word. */
export interface Bit {
  readonly kind: 'fraction' | 'number' | 'word' | 'sign' | 'spelled' | 'other';
  readonly text: string;
}

export const bitsOf = (text: string): Bit[] => {
  // twenty-one
  const spaced = text.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ');
  const marked = operatorWords.reduce((line, [words, sign]) => line.replace(words, sign), spaced);
  const bits: Bit[] = [];
  for (const { groups = {} } of marked.matchAll(piece)) {
    const [kind, found] = Object.entries(groups).find(([, each]) => each !== undefined) ?? [];
    if (kind === 'word') for (const word of partGlued(found ?? '')) bits.push({ kind, text: word });
    else if (kind === 'fraction' || kind === 'number' || kind === 'sign' || kind === 'spelled')
      bits.push({ kind, text: found ?? '' });
    else if (kind === 'other' || kind === 'date') bits.push({ kind: 'other', text: found ?? '' });
  }
  return bits;
};
