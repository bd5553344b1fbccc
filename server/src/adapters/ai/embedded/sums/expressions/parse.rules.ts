import type { NumberToken, Operator, Token } from './tokens.rules.ts';

export type Tree =
  | { readonly kind: 'number'; readonly number: NumberToken }
  | { readonly kind: 'minus'; readonly of: Tree }
  | {
      readonly kind: 'sum';
      readonly operator: Operator;
      readonly left: Tree;
      readonly right: Tree;
    };

export type Parsed = Tree | 'unreadable' | 'ambiguous' | 'too_long';

const rank: Record<Operator, number> = { '+': 1, '-': 1, '×': 2, '÷': 2, of: 3 };
const most = { numbers: 12, depth: 6 };

class Unreadable extends Error {}

/** 8 : 4/2 may mean either order; 8 : 1/2 and 6/2 : 3/2 are fractions to everybody. */
const isAmbiguous = (operator: Operator, left: Tree, right: Tree) =>
  operator === '÷' &&
  right.kind === 'number' &&
  right.number.isSlashed &&
  right.number.value.n >= right.number.value.d &&
  !(left.kind === 'number' && left.number.style === 'fraction');

/** (4/2) is one number without any doubt, and is repeated as it was written. */
const bracketed = (number: NumberToken): Tree => ({
  kind: 'number',
  number: number.isSlashed ? { ...number, isSlashed: false, shown: `(${number.shown})` } : number,
});

/** Reads tokens as one sum by the rules of school: brackets, then × and ÷, then + and −. */
export const parseSum = (tokens: readonly Token[]): Parsed => {
  if (tokens.filter(({ kind }) => kind === 'number').length > most.numbers) return 'too_long';
  let at = 0;
  let hasDoubt = false;

  const primary = (depth: number): Tree => {
    const token = tokens[at];
    at += 1;
    if (depth > most.depth || !token) throw new Unreadable();
    if (token.kind === 'number') return { kind: 'number', number: token };
    if (token.kind === 'operator' && token.operator === '-')
      return { kind: 'minus', of: primary(depth + 1) };
    if (token.kind !== '(') throw new Unreadable();
    const inside = sum(1, depth + 1);
    if (tokens[at]?.kind !== ')') throw new Unreadable();
    at += 1;
    return inside.kind === 'number' ? bracketed(inside.number) : inside;
  };

  const sum = (lowest: number, depth: number): Tree => {
    let left = primary(depth);
    for (;;) {
      const token = tokens[at];
      if (token?.kind !== 'operator' || rank[token.operator] < lowest) return left;
      at += 1;
      const right = sum(rank[token.operator] + 1, depth);
      hasDoubt ||= isAmbiguous(token.operator, left, right);
      left = { kind: 'sum', operator: token.operator, left, right };
    }
  };

  try {
    const tree = sum(1, 0);
    if (at < tokens.length) return 'unreadable';
    return hasDoubt ? 'ambiguous' : tree;
  } catch (error) {
    if (error instanceof Unreadable) return 'unreadable';
    throw error;
  }
};
