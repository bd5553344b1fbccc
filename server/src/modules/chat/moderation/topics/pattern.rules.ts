/** A word of a message: what it is and which concepts it stands for (`=word` is the word itself). */
export interface Token {
  readonly word: string;
  readonly marks: ReadonlySet<string>;
}

interface Step {
  readonly marks: readonly string[];
  /** Words that may stand between this one and the one before. */
  readonly gap: number;
}

export interface Pattern {
  readonly steps: readonly Step[];
  readonly together: readonly (readonly string[])[];
  readonly without: readonly (readonly string[])[];
}

const gaps: Readonly<Record<string, number>> = { _: 0, '>': 3, '>>': 9 };

/**
 * `a _ b` next to each other, `a > b` near and in this order, `a >> b` far but in this order,
 * `a + b` in one sentence, `-a` not in it, `a|b` either.
 */
export const pattern = (source: string): Pattern => {
  const steps: Step[] = [];
  const together: string[][] = [];
  const without: string[][] = [];
  let gap: number | undefined;
  for (const part of source.split(' ')) {
    if (part === '+') gap = undefined;
    else if (part in gaps) gap = gaps[part];
    else if (part.startsWith('-')) without.push(part.slice(1).split('|'));
    else if (gap === undefined && steps.length > 0) together.push(part.split('|'));
    else {
      steps.push({ marks: part.split('|'), gap: gap ?? 0 });
      gap = undefined;
    }
  }
  return { steps, together, without };
};

const hasAny = (marks: ReadonlySet<string>, wanted: readonly string[]) =>
  wanted.some((mark) => marks.has(mark));

/** Whether the steps stand in the sentence in their order; linear in the words. */
const stepsMatch = (sentence: readonly Token[], steps: readonly Step[]): boolean => {
  let ends: number[] | undefined;
  for (const { marks, gap } of steps) {
    const next: number[] = [];
    let at = 0;
    sentence.forEach((token, index) => {
      if (!hasAny(token.marks, marks)) return;
      if (!ends) {
        next.push(index);
        return;
      }
      while ((ends[at] ?? index) < index - gap - 1) at += 1;
      if ((ends[at] ?? index) < index) next.push(index);
    });
    if (next.length === 0) return false;
    ends = next;
  }
  return true;
};

/** All concepts of a sentence, for a quick no. */
export const marksOf = (sentence: readonly Token[]): ReadonlySet<string> =>
  new Set(sentence.flatMap(({ marks }) => [...marks]));

export interface Sentence {
  /** As it was typed, without disguises. */
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly marks: ReadonlySet<string>;
}

export const matches = ({ tokens, marks }: Sentence, rule: Pattern): boolean =>
  rule.steps.every((step) => hasAny(marks, step.marks)) &&
  rule.together.every((wanted) => hasAny(marks, wanted)) &&
  !rule.without.some((unwanted) => hasAny(marks, unwanted)) &&
  stepsMatch(tokens, rule.steps);

/** A pattern a line; `tail` is said once for all of them. */
export const patterns = (lines: string, tail = ''): readonly Pattern[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => pattern(`${line.trim()} ${tail}`.trim()));
