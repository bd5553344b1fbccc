import type { Language } from '@nobi/contract';
import type Fraction from 'fraction.js';
import { isDecimal, type Style, show } from '../numbers/digits.rules.ts';
import type { Tree } from './parse.rules.ts';
import type { Operator } from './tokens.rules.ts';

/** One operation in the order it is worked out. */
export interface Step {
  readonly operator: Operator;
  readonly left: Fraction;
  readonly right: Fraction;
  readonly result: Fraction;
}

export interface WorkedOut {
  readonly value: Fraction;
  readonly steps: readonly Step[];
  readonly style: Style;
}

const mostDigits = 15;

const calculate = (operator: Operator, left: Fraction, right: Fraction): Fraction => {
  if (operator === '+') return left.add(right);
  if (operator === '-') return left.sub(right);
  return operator === '÷' ? left.div(right) : left.mul(right);
};

const stylesOf = (tree: Tree): Style[] => {
  if (tree.kind === 'number') return [tree.number.style];
  if (tree.kind === 'minus') return stylesOf(tree.of);
  return [...stylesOf(tree.left), ...stylesOf(tree.right)];
};

const isTooLarge = ({ n, d }: Fraction) => `${n}`.length > mostDigits || `${d}`.length > mostDigits;

/** Works a sum out exactly, remembering each operation. */
export const workOut = (tree: Tree): WorkedOut | 'by_zero' | 'too_large' => {
  const steps: Step[] = [];
  let trouble: 'by_zero' | 'too_large' | undefined;
  const walk = (part: Tree): Fraction => {
    if (part.kind === 'number') return part.number.value;
    if (part.kind === 'minus') return walk(part.of).neg();
    const left = walk(part.left);
    const right = walk(part.right);
    if (trouble) return left;
    if (part.operator === '÷' && right.n === 0n) {
      trouble = 'by_zero';
      return left;
    }
    const result = calculate(part.operator, left, right);
    if (isTooLarge(result)) trouble = 'too_large';
    steps.push({ operator: part.operator, left, right, result });
    return result;
  };
  const value = walk(tree);
  if (trouble) return trouble;
  const styles = stylesOf(tree);
  const style =
    styles.includes('decimal') && isDecimal(value)
      ? 'decimal'
      : styles.includes('fraction') || styles.includes('decimal')
        ? 'fraction'
        : 'whole';
  return { value, steps, style };
};

/** The sign of an operation; Indonesian schools write division with a colon. */
export const signOf = (operator: Operator, language: Language): string => {
  if (operator === '÷') return language === 'id' ? ':' : '÷';
  if (operator === '-') return '−';
  return operator === '+' ? '+' : '×';
};

const rankOf = (tree: Tree) => {
  if (tree.kind === 'number') return 4;
  if (tree.kind === 'minus') return 0;
  return tree.operator === '+' || tree.operator === '-' ? 1 : 2;
};

/** The sum as it was understood, with every bracket that it needs. */
export const echo = (tree: Tree, language: Language): string => {
  if (tree.kind === 'number') return tree.number.shown;
  if (tree.kind === 'minus')
    return `−${tree.of.kind === 'number' ? tree.of.number.shown : `(${echo(tree.of, language)})`}`;
  const own = rankOf(tree);
  const side = (part: Tree, isRight: boolean) => {
    const isFirst = part.kind === 'minus' && !isRight;
    const needs = !isFirst && (isRight ? rankOf(part) <= own : rankOf(part) < own);
    return needs ? `(${echo(part, language)})` : echo(part, language);
  };
  return `${side(tree.left, false)} ${signOf(tree.operator, language)} ${side(tree.right, true)}`;
};

/** `left + right = result`, with brackets round what is below zero. */
export const equation = (
  { operator, left, right, result }: Step,
  style: Style,
  language: Language,
): string => {
  const before = show(left, style, language);
  const after = show(right, style, language);
  const bracketed = after.startsWith('−') ? `(${after})` : after;
  return `${before} ${signOf(operator, language)} ${bracketed} = ${show(result, style, language)}`;
};
