import { groups, share } from './equal-groups.rules.ts';
import type { Plan } from './plan.ts';
import { each, having, leftWords, sharing, totalWords } from './problem-words.ts';
import type { WordProblem } from './read-problem.rules.ts';
import { countsAlike, has, isVerb, signOf } from './signs.rules.ts';

/** Join and separate, one or two steps: 5, then 2 fewer. */
const steps = (problem: WordProblem): Plan | undefined => {
  const [first, ...later] = problem.parts;
  if (!first || has(problem.all, each) || has(problem.all, sharing)) return undefined;
  const signs = later.map((part) =>
    countsAlike(problem, part) ? signOf(part, problem) : undefined,
  );
  const known = signs.filter((sign) => sign !== undefined);
  if (known.length !== later.length) return undefined;
  const isLess = known.includes('-');
  const asksLeft = has(problem.question, leftWords);
  if (asksLeft !== isLess && asksLeft) return undefined;
  if (isLess && !asksLeft && has(problem.question, totalWords)) return undefined;
  const numbers = problem.parts.map(({ value }) => value);
  let left = first.value;
  const sums = later.map(({ value }, at) => {
    left += known[at] === '-' ? -value : value;
    return left;
  });
  if (sums.some((sum) => sum < 0)) return undefined;
  const sum = later.map(({ value }, at) => ` ${known[at]} ${value}`).join('');
  return { kind: 'steps', numbers, signs: known, sum: `${first.value}${sum}`, noun: first.noun };
};

/** Two heaps, everything counted at once. */
const together = ({ parts, question, all }: WordProblem): Plan | undefined => {
  const isAsked = has(question, totalWords) && !has(all, each) && !has(all, sharing);
  const isPlain = parts
    .slice(1)
    .every(
      ({ before, after }) =>
        ![...before, ...after].some(isVerb) &&
        (has(before, having) || before.at(-1) === 'dan' || before.at(-1) === 'and'),
    );
  if (!isAsked || !isPlain || all.has('lebih') || all.has('more') || all.has('fewer'))
    return undefined;
  const numbers = parts.map(({ value }) => value);
  const nouns = new Set(parts.map(({ noun }) => noun));
  return {
    kind: 'together',
    numbers,
    signs: [],
    sum: numbers.join(' + '),
    noun: nouns.size === 1 ? [...nouns][0] : undefined,
  };
};

/** How many more one has than the other. */
const difference = (problem: WordProblem, questionText: string): Plan | undefined => {
  const [one, other] = problem.parts;
  if (
    problem.parts.length !== 2 ||
    !one ||
    !other ||
    !has(other.before, having) ||
    !countsAlike(problem, other)
  )
    return undefined;
  if (
    !/selisih|how many (?:more|fewer)|berapa lebih|lebih (?:banyak|sedikit) berapa|difference/.test(
      questionText,
    )
  )
    return undefined;
  const [more, less] =
    one.value >= other.value ? [one.value, other.value] : [other.value, one.value];
  return {
    kind: 'difference',
    numbers: [more, less],
    signs: [],
    sum: `${more} - ${less}`,
    noun: one.noun,
  };
};

/** The one way that the words allow; undefined when they allow none, or more than one. */
export const planProblem = (problem: WordProblem): Plan | undefined => {
  const plans = [
    steps(problem),
    together(problem),
    groups(problem),
    share(problem),
    difference(problem, problem.question.join(' ')),
  ];
  const found = plans.filter((plan) => plan !== undefined);
  return found.length === 1 ? found[0] : undefined;
};
