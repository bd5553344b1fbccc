import type { Language } from '@nobi/contract';
import type { EmbeddedText } from '../text.en.ts';
import { parseSum, type Tree } from './expressions/parse.rules.ts';
import { asDivision, type Token, tokensOf } from './expressions/tokens.rules.ts';
import { echo, workOut } from './expressions/work-out.rules.ts';
import { show } from './numbers/digits.rules.ts';
import { namedPart } from './numbers/number-words.rules.ts';
import { alsoDecimal, stepList, stepsOf } from './sum-steps.rules.ts';

const quiet = new Set(
  `berapa berapakah hasil hasilnya hitung hitunglah tolong coba bantu dong ya sih deh nobi kak kakak halo hai hi
  hello hey adalah itu jawab jawaban jawabannya jadi kalau kalo aku saya kamu mau tahu tau dari dengan soal bisa
  what whats s is how much many calculate please the answer to of solve work out can you tell me do does i want
  know then ok oke apakah`.split(/\s+/),
);
const judging = new Set('benar betul benarkah betulkah kah it true right correct'.split(' '));
/** Words that change what the numbers mean: with one of them near, no sum is taken for the whole. */
const altering = new Set(
  `kuadrat pangkat akar persen persentase percent squared cubed power root sisa modulo mod faktorial factorial juta
  jutaan million milyar miliar billion lusin dozen kodi sqrt sin cos tan log faktor kpk fpb rata average setiap tiap
  masing each every ribu ratus puluh belas rb hundred`.split(/\s+/),
);

/** Signs that no child's sum here has, such as % or ^; pictures are only decoration. */
const isAltering = (token: Token) =>
  token.kind === 'word' &&
  (altering.has(token.word) ||
    namedPart(token.word) !== undefined ||
    !/\p{L}|\p{Extended_Pictographic}/u.test(token.word));

const isNumeric = (token: Token) => token.kind !== 'word';
const isWord = (token: Token, words: ReadonlySet<string>) =>
  token.kind === 'word' && words.has(token.word);

/** "6:30" and "1-2" stand for times and pages in a sentence; these signs never do. */
const isPlainSum = (tokens: readonly Token[]) =>
  tokens.some(
    (token) =>
      token.kind === 'operator' &&
      (token.isSpelled || token.operator === '+' || token.operator === '×'),
  );

/** Stretches without foreign words. */
const runsOf = (tokens: readonly Token[]): Token[][] => {
  const runs: Token[][] = [[]];
  for (const token of tokens)
    if (isNumeric(token)) runs.at(-1)?.push(token);
    else if (runs.at(-1)?.length) runs.push([]);
  return runs.filter((run) => run.length > 0);
};

/** The tokens of the one sum in the message, or undefined when there is none or more than one. */
const onlySum = (tokens: readonly Token[]): Token[] | undefined => {
  if (tokens.some(isAltering)) return undefined;
  const known = tokens.filter((token) => !isWord(token, quiet) && !isWord(token, judging));
  if (known.every(isNumeric)) return known;
  const runs = runsOf(known);
  const [run] = runs;
  return runs.length === 1 && run && isPlainSum(run) ? run : undefined;
};

const answerTree = (tree: Tree, language: Language, text: EmbeddedText): string | undefined => {
  const worked = workOut(tree);
  if (worked === 'by_zero') return text.sums.byZero;
  if (worked === 'too_large') return text.sums.tooLarge;
  if (worked.steps.length === 0) return undefined;
  const shown = show(worked.value, worked.style, language);
  const lines = [...stepsOf(worked, language, text), ...alsoDecimal(worked, language, text.sums)];
  return `${echo(tree, language)} = ${shown}${stepList(lines, text.sums)}`;
};

const isTree = (parsed: ReturnType<typeof parseSum>): parsed is Tree => typeof parsed !== 'string';

/** 5 + 3 = 9? Both sides are worked out. */
const judge = (
  sides: readonly Token[][],
  language: Language,
  text: EmbeddedText,
): string | undefined => {
  const [left, right] = sides.map(parseSum);
  if (sides.length !== 2 || !left || !right || !isTree(left) || !isTree(right)) return undefined;
  const [a, b] = [workOut(left), workOut(right)];
  if (a === 'by_zero' || b === 'by_zero') return text.sums.byZero;
  if (typeof a === 'string' || typeof b === 'string') return text.sums.tooLarge;
  const truth = `${echo(left, language)} = ${show(a.value, a.style, language)}`;
  return a.value.equals(b.value) ? text.sums.isRight(truth) : text.sums.isNotYet(truth);
};

const sidesOf = (tokens: readonly Token[]): Token[][] => {
  const sides: Token[][] = [[]];
  for (const token of tokens)
    if (token.kind === '=') sides.push([]);
    else sides.at(-1)?.push(token);
  return sides.filter((side) => side.length > 0);
};

/** Whether the message has numbers and something to do with them, though no sum we can read. */
const looksLikeSum = (tokens: readonly Token[]) =>
  tokens.filter(({ kind }) => kind === 'number').length > 1 ||
  (tokens.some(({ kind }) => kind === 'number') &&
    tokens.some((token) => token.kind === 'operator' || isAltering(token)));

/** Answers a sum exactly, or says honestly what it could not read; undefined when there is no sum. */
export const answerSum = (
  text: string,
  language: Language,
  words: EmbeddedText,
): string | undefined => {
  const tokens = tokensOf(text, language);
  if (!tokens.some(({ kind }) => kind === 'number')) return undefined;
  const run = onlySum(tokens);
  if (!run) return looksLikeSum(tokens) ? words.sums.unclear : undefined;
  const sides = sidesOf(run);
  if (sides.length > 1) return judge(sides, language, words) ?? words.sums.unclear;
  const parsed = parseSum(asDivision(sides[0] ?? [], language));
  if (parsed === 'too_long') return words.sums.tooLong;
  if (parsed === 'ambiguous') return words.sums.ambiguous;
  if (parsed === 'unreadable') return looksLikeSum(tokens) ? words.sums.unclear : undefined;
  return answerTree(parsed, language, words);
};
