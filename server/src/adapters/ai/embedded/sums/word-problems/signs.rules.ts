import {
  coming,
  departing,
  giving,
  growing,
  having,
  pronouns,
  receiving,
  shrinking,
} from './problem-words.ts';
import { countSame, type Part, stop, type WordProblem } from './read-problem.rules.ts';

/** Whether a list has any word of a set. */
export const has = (list: Iterable<string>, set: ReadonlySet<string>) =>
  [...list].some((word) => set.has(word));

/** The words of the clause that ends at `at`. */
const clauseBefore = (words: readonly string[], at: number): readonly string[] =>
  words.slice(words.lastIndexOf(stop, at - 1) + 1, at);

const isBySameOwner = (subject: readonly string[], owner: string | undefined) =>
  subject.every((word) => pronouns.has(word) || word === owner);

const handedOn = /^(?:ke|kepada|untuk|buat|to|pada)$/;

/** Who gives: the owner, so that it shrinks, or somebody else to the owner, so that it grows. */
const signOfGiving = (
  words: readonly string[],
  at: number,
  problem: WordProblem,
): '+' | '-' | undefined => {
  const { owner } = problem;
  const subject = clauseBefore(words, at).filter((word) => !pronouns.has(word));
  if (owner === undefined) return undefined;
  if (subject.length === 0 || subject.every((word) => word === owner)) return '-';
  const rest = words.slice(at + 1);
  return words[at] === 'memberinya' || rest.includes(owner) || has(rest, new Set(['him', 'her']))
    ? '+'
    : undefined;
};

const signOfVerb = (
  words: readonly string[],
  at: number,
  problem: WordProblem,
): '+' | '-' | undefined => {
  const verb = words[at] ?? '';
  const subject = clauseBefore(words, at).filter((word) => word !== problem.parts[0]?.noun);
  const isOwn = isBySameOwner(subject, problem.owner);
  if (coming.has(verb)) return '+';
  if (departing.has(verb)) return '-';
  if (growing.has(verb)) return isOwn && problem.owner !== undefined ? '+' : undefined;
  if (shrinking.has(verb)) return isOwn || problem.owner === undefined ? '-' : undefined;
  if (giving.has(verb)) return signOfGiving(words, at, problem);
  if (!receiving.has(verb)) return undefined;
  if (handedOn.test(words[at + 1] ?? '') || words.slice(at).some((word) => handedOn.test(word)))
    return '-';
  return isOwn ? '+' : undefined;
};

export const isVerb = (word: string) =>
  [coming, departing, growing, shrinking, giving, receiving].some((list) => list.has(word));

/** Whether this number adds to the heap or takes from it, when its words say just one of both. */
export const signOf = (part: Part, problem: WordProblem): '+' | '-' | undefined => {
  const around = [
    ...part.before.slice(part.before[0] === problem.parts[0]?.noun ? 1 : 0),
    '#',
    ...part.after,
  ];
  const here = around.indexOf('#');
  const verbs = around.flatMap((word, at) => (isVerb(word) ? [at] : []));
  const before = verbs.filter((at) => at < here);
  const used = before.length > 0 ? before : verbs.filter((at) => at > here);
  if (used.length !== 1 || has(around, having)) return undefined;
  return signOfVerb(around, used[0] ?? 0, problem);
};

/** Whether a number counts what the first one counts, as far as the words tell. */
export const countsAlike = (problem: WordProblem, part: Part): boolean => {
  const [first] = problem.parts;
  if (!first) return false;
  const loose =
    part.noun === undefined ||
    isVerb(part.noun) ||
    pronouns.has(part.noun) ||
    /^(?:untuk|ke|kepada|oleh|to|by|from|dari|for|di)$/.test(part.noun);
  return loose || countSame(first, part);
};
