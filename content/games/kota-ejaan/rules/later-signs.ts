/** Signs for those who write well already: one word or two, and the marks of a sentence. Pure. */
import { compounds, marks } from './bank/marks.ts';
import { bare, type Part, type Sign, type Slot, signOfWords, slotOf } from './parts.ts';

const spaced = (word: string): string => word.replaceAll('_', ' ');

/** Ways to write a word, of which the first is right; they take turns in one row for every sign. */
const oneOfWays = (ways: readonly string[]): Slot => {
  const [right = ''] = ways;
  return slotOf([...ways].toSorted().map(spaced), spaced(right), false);
};

/** The shortest of what is mended, for the small plate. */
const shortest = (sign: Sign): string => {
  const all = sign.slots.map(({ options, right }) => bare(options[right] ?? ''));
  return all.toSorted((one, other) => one.length - other.length)[0] ?? '';
};

/** Every line with its parts; the first stands right for a beginner. */
const withParts = (
  line: string,
  level: number,
  waysOf: (word: string) => readonly string[],
): Sign => {
  let isGiven = level === 0;
  const words = line.split(' ').map((word): Part[] => {
    const [right = '', ...others] = waysOf(word);
    if (others.length > 0 && !isGiven) return [oneOfWays([right, ...others])];
    if (others.length > 0) isGiven = false;
    return [spaced(right)];
  });
  const sign = signOfWords(words, '');
  return { ...sign, key: shortest(sign) };
};

/** Apart, joined, and with a hyphen between them, as many write it. */
const waysOfCompound = (word: string): readonly string[] => {
  const stop = word.match(/[.,]$/)?.[0] ?? '';
  const ways = word.slice(0, word.length - stop.length).split('/');
  const apart = ways.find((way) => way.includes('_'));
  const all = apart ? [...ways, apart.replace('_', '-')] : ways;
  return all.map((way) => way + stop);
};

type Row = { readonly a: number };

export const ofCompound = ({ a }: Row, level: number): Sign =>
  withParts(compounds[a] ?? '', level, waysOfCompound);

export const ofMark = ({ a }: Row, level: number): Sign =>
  withParts(marks[a] ?? '', level, (word) => word.split('/'));
