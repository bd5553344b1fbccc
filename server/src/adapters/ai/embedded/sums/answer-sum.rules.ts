import type { Language } from '@nobi/contract';
import type Fraction from 'fraction.js';
import type { EmbeddedText } from '../text.en.ts';
import { show } from './digits.rules.ts';
import { fractionSteps } from './fraction-steps.rules.ts';
import { namedPart } from './number-words.rules.ts';
import { parseSum, type Tree } from './parse.rules.ts';
import { asDivision, type Token, tokensOf } from './tokens.rules.ts';
import { wholeSteps } from './whole-steps.rules.ts';
import { echo, equation, type Step, signOf, type WorkedOut, workOut } from './work-out.rules.ts';

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

type Words = EmbeddedText['sums'];

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
      (token.isSaid || token.operator === '+' || token.operator === '×'),
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

const isSmallWhole = ({ left, right }: Step) =>
  [left, right].every(({ s, n, d }) => s >= 0n && d === 1n && n <= 9_999_999n);

/** How one operation is worked out, in steps of a child's size. */
const methodOf = ({ steps, style }: WorkedOut, language: Language, { method }: EmbeddedText) => {
  const [step] = steps;
  if (!step) return [];
  const divide = signOf('÷', language);
  if (isSmallWhole(step)) {
    const write = (value: number) => value.toLocaleString(language === 'id' ? 'id-ID' : 'en-US');
    const ways = wholeSteps({ show: write, text: method, divide });
    return ways[step.operator](Number(step.left.n), Number(step.right.n));
  }
  const write = (value: Fraction) => show(value, 'fraction', language);
  if (style !== 'decimal') return fractionSteps({ show: write, text: method, divide })(step);
  return step.operator === '+' || step.operator === '-' ? [method.lineUp] : [];
};

const mostShown = 4;

const stepsOf = (worked: WorkedOut, language: Language, text: EmbeddedText): string[] => {
  if (worked.steps.length === 1) return methodOf(worked, language, text);
  if (worked.steps.length > mostShown) return [];
  const ranks = new Set(worked.steps.map(({ operator }) => operator === '+' || operator === '-'));
  return [
    ranks.size > 1 ? text.method.order : text.method.oneByOne,
    ...worked.steps.map((step) => equation(step, worked.style, language)),
  ];
};

/** 2/5 is also 0.4, as long as that is short. */
const alsoDecimal = (
  { value, style, steps }: WorkedOut,
  language: Language,
  words: Words,
): string[] => {
  const decimal = show(value, 'decimal', language);
  const isShort = value.d > 1n && value.d <= 1000n && !decimal.includes('/') && decimal.length <= 8;
  const isDivision = steps.length === 1 && steps[0]?.operator === '÷';
  return style === 'whole' && isDivision && isShort ? [words.also(decimal)] : [];
};

const told = (lines: readonly string[], words: Words) =>
  lines.length === 0 ? '' : `\n\n${words.how}\n${lines.map((each) => `• ${each}`).join('\n')}`;

const answerTree = (tree: Tree, language: Language, text: EmbeddedText): string | undefined => {
  const worked = workOut(tree);
  if (worked === 'by_zero') return text.sums.byZero;
  if (worked === 'too_large') return text.sums.tooLarge;
  if (worked.steps.length === 0) return undefined;
  const shown = show(worked.value, worked.style, language);
  const lines = [...stepsOf(worked, language, text), ...alsoDecimal(worked, language, text.sums)];
  return `${echo(tree, language)} = ${shown}${told(lines, text.sums)}`;
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
