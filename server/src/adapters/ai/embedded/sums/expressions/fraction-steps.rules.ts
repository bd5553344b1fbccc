import Fraction from 'fraction.js';
import type { EmbeddedText } from '../../text.en.ts';
import type { Step } from './work-out.rules.ts';

interface Teller {
  readonly show: (value: Fraction) => string;
  readonly text: EmbeddedText['method'];
  readonly divide: string;
}

const over = (n: bigint, d: bigint) => (d === 1n ? `${n}` : `${n}/${d}`);
const raw = ({ n, d }: Fraction) => over(n, d);
const mostBelow = 1000n;

const greatestCommon = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestCommon(b, a % b));

/** Ways with fractions: one denominator, top times top, turned round. Whole numbers are n/1. */
export const fractionSteps = ({ show, text, divide }: Teller) => {
  /** 6/8 = 3/4, and 5/4 = 1 1/4, unless it stands there like that already. */
  const tidy = (n: bigint, d: bigint): string[] => {
    const value = new Fraction(n, d);
    const written = over(n, d);
    const simple = raw(value);
    const final = show(value);
    return [
      ...(simple === written ? [] : [`${written} = ${simple}`]),
      ...(final === simple ? [] : [`${simple} = ${final}`]),
    ];
  };

  const addOrSubtract = ({ operator, left, right }: Step): string[] => {
    const below = (left.d / greatestCommon(left.d, right.d)) * right.d;
    if (below > mostBelow) return [];
    const [a, b] = [left.n * (below / left.d), right.n * (below / right.d)];
    const top = operator === '+' ? a + b : a - b;
    const sign = operator === '+' ? '+' : '−';
    const changed = [left, right].filter(({ d }) => d !== below);
    const widened = new Set(
      changed.map((each) => `${raw(each)} = ${over((each.n * below) / each.d, below)}`),
    );
    return [
      text.sameBelow(`${below}`, changed.length > 0),
      ...widened,
      `${over(a, below)} ${sign} ${over(b, below)} = ${over(top, below)}`,
      ...tidy(top, below),
    ];
  };

  const product = (left: Fraction, right: Fraction): string[] => {
    const [n, d] = [left.n * right.n, left.d * right.d];
    return [`${raw(left)} × ${raw(right)} = ${over(n, d)}`, ...tidy(n, d)];
  };

  /** 3/4 of 12: a quarter first, then three of them. */
  const partOf = (part: Fraction, whole: bigint): string[] => [
    text.partFirst(`${part.d}`),
    `${whole} ${divide} ${part.d} = ${whole / part.d}`,
    ...(part.n === 1n ? [] : [`${whole / part.d} × ${part.n} = ${(whole / part.d) * part.n}`]),
  ];

  const multiply = ({ left, right }: Step): string[] => {
    if (right.d === 1n && left.d > 1n && right.n % left.d === 0n) return partOf(left, right.n);
    if (left.d === 1n && right.d > 1n && left.n % right.d === 0n) return partOf(right, left.n);
    return [text.topAndBelow, ...product(left, right)];
  };

  return (step: Step): string[] => {
    const { operator, left, right, result } = step;
    if ([left, right, result].some(({ s, d }) => s < 0n || d > mostBelow)) return [];
    if (operator === '+' || operator === '-') return addOrSubtract(step);
    if (operator !== '÷') return multiply(step);
    return [text.turnRound(raw(right), raw(right.inverse())), ...product(left, right.inverse())];
  };
};
