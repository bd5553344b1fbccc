import type { Language } from '@nobi/contract';
import type Fraction from 'fraction.js';
import type { EmbeddedText } from '../text.en.ts';
import { fractionSteps } from './expressions/fraction-steps.rules.ts';
import { wholeSteps } from './expressions/whole-steps.rules.ts';
import { equation, type Step, signOf, type WorkedOut } from './expressions/work-out.rules.ts';
import { show } from './numbers/digits.rules.ts';

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

/** The steps of a sum, one by one. */
export const stepsOf = (worked: WorkedOut, language: Language, text: EmbeddedText): string[] => {
  if (worked.steps.length === 1) return methodOf(worked, language, text);
  if (worked.steps.length > mostShown) return [];
  const ranks = new Set(worked.steps.map(({ operator }) => operator === '+' || operator === '-'));
  return [
    ranks.size > 1 ? text.method.order : text.method.oneByOne,
    ...worked.steps.map((step) => equation(step, worked.style, language)),
  ];
};

/** 2/5 is also 0.4, as long as that is short. */
export const alsoDecimal = (
  { value, style, steps }: WorkedOut,
  language: Language,
  words: EmbeddedText['sums'],
): string[] => {
  const decimal = show(value, 'decimal', language);
  const isShort = value.d > 1n && value.d <= 1000n && !decimal.includes('/') && decimal.length <= 8;
  const isDivision = steps.length === 1 && steps[0]?.operator === '÷';
  return style === 'whole' && isDivision && isShort ? [words.also(decimal)] : [];
};

export const stepList = (lines: readonly string[], words: EmbeddedText['sums']) =>
  lines.length === 0 ? '' : `\n\n${words.how}\n${lines.map((each) => `• ${each}`).join('\n')}`;
