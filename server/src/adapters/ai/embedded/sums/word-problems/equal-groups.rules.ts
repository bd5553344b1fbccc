import type { Plan } from './plan.ts';
import { departing, each, people, sharing, totalWords, vessels } from './problem-words.ts';
import type { WordProblem } from './read-problem.rules.ts';
import { has } from './signs.rules.ts';

/** Four boxes with six each. */
export const groups = (problem: WordProblem): Plan | undefined => {
  const { parts, question, all } = problem;
  const [count, size] = parts;
  if (parts.length !== 2 || !count || !size || !has(all, each) || has(all, sharing))
    return undefined;
  if (has(question, each) || !has(question, totalWords)) return undefined;
  const words = [...size.before];
  const at = words.findIndex((word) => each.has(word));
  const named = words[at + 1] === words[at] ? words[at + 2] : words[at + 1];
  const isNamed =
    at !== -1 &&
    named !== undefined &&
    (named === count.noun ||
      stemAlike(named, count.noun) ||
      /^(?:berisi|isinya|punya|memuat|mendapat|diberi|has|contains)$/.test(named));
  const isEnd =
    at === -1 &&
    has(size.after, each) &&
    has(size.before, new Set(['with', 'of', 'berisi', 'isi']));
  if (!isNamed && !isEnd) return undefined;
  if (has([...count.before, ...size.before, ...size.after], departing)) return undefined;
  return {
    kind: 'groups',
    numbers: [count.value, size.value],
    signs: [],
    sum: `${count.value} × ${size.value}`,
    noun: size.noun !== undefined && !each.has(size.noun) ? size.noun : undefined,
  };
};

const stemAlike = (one: string, other: string | undefined) =>
  other !== undefined && (one === other || `${one}s` === other || `${one}es` === other);

/** Twelve sweets for four children. */
export const share = ({ parts, all }: WordProblem): Plan | undefined => {
  if (parts.length !== 2 || !has(all, sharing)) return undefined;
  const isFair =
    has(all, new Set(['rata', 'adil', 'equally', 'banyak', 'evenly'])) || has(all, each);
  const takers = parts.filter(
    ({ noun }) => noun !== undefined && (people.has(noun) || vessels.has(noun)),
  );
  const [taker] = takers;
  const things = parts.find((part) => part !== taker);
  if (!isFair || takers.length !== 1 || !taker || !things || taker.value === 0) return undefined;
  return {
    kind: 'share',
    numbers: [things.value, taker.value],
    signs: [],
    sum: `${things.value} ÷ ${taker.value}`,
    noun: things.noun,
  };
};
