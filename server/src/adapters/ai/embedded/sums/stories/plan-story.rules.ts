import { countSame, type Part, type Story, stop } from './read-story.rules.ts';
import {
  coming,
  each,
  given,
  giving,
  growing,
  having,
  leaving,
  leftWords,
  people,
  pronouns,
  sharing,
  shrinking,
  totalWords,
  vessels,
} from './story-words.ts';

/** How a story is worked out; `sum` is in signs that the calculator reads. */
export interface Plan {
  readonly kind: 'steps' | 'together' | 'groups' | 'share' | 'difference';
  readonly numbers: readonly number[];
  readonly signs: readonly ('+' | '-')[];
  readonly sum: string;
  /** What is counted, when it is one kind of thing. */
  readonly noun: string | undefined;
}

const has = (list: Iterable<string>, set: ReadonlySet<string>) =>
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
  story: Story,
): '+' | '-' | undefined => {
  const { owner } = story;
  const subject = clauseBefore(words, at).filter((word) => !pronouns.has(word));
  if (owner === undefined) return undefined;
  if (subject.length === 0 || subject.every((word) => word === owner)) return '-';
  const rest = words.slice(at + 1);
  return words[at] === 'memberinya' || rest.includes(owner) || has(rest, new Set(['him', 'her']))
    ? '+'
    : undefined;
};

const signOfVerb = (words: readonly string[], at: number, story: Story): '+' | '-' | undefined => {
  const verb = words[at] ?? '';
  const subject = clauseBefore(words, at).filter((word) => word !== story.parts[0]?.noun);
  const isOwn = isBySameOwner(subject, story.owner);
  if (coming.has(verb)) return '+';
  if (leaving.has(verb)) return '-';
  if (growing.has(verb)) return isOwn && story.owner !== undefined ? '+' : undefined;
  if (shrinking.has(verb)) return isOwn || story.owner === undefined ? '-' : undefined;
  if (giving.has(verb)) return signOfGiving(words, at, story);
  if (!given.has(verb)) return undefined;
  if (handedOn.test(words[at + 1] ?? '') || words.slice(at).some((word) => handedOn.test(word)))
    return '-';
  return isOwn ? '+' : undefined;
};

const isVerb = (word: string) =>
  [coming, leaving, growing, shrinking, giving, given].some((list) => list.has(word));

/** Whether this number adds to the heap or takes from it, when its words say just one of both. */
const signOf = (part: Part, story: Story): '+' | '-' | undefined => {
  const around = [
    ...part.before.slice(part.before[0] === story.parts[0]?.noun ? 1 : 0),
    '#',
    ...part.after,
  ];
  const here = around.indexOf('#');
  const verbs = around.flatMap((word, at) => (isVerb(word) ? [at] : []));
  const before = verbs.filter((at) => at < here);
  const used = before.length > 0 ? before : verbs.filter((at) => at > here);
  if (used.length !== 1 || has(around, having)) return undefined;
  return signOfVerb(around, used[0] ?? 0, story);
};

const countsAlike = (story: Story, part: Part): boolean => {
  const [first] = story.parts;
  if (!first) return false;
  const loose =
    part.noun === undefined ||
    isVerb(part.noun) ||
    pronouns.has(part.noun) ||
    /^(?:untuk|ke|kepada|oleh|to|by|from|dari|for|di)$/.test(part.noun);
  return loose || countSame(first, part);
};

/** Join and separate, one or two steps: 5, then 2 fewer. */
const steps = (story: Story): Plan | undefined => {
  const [first, ...later] = story.parts;
  if (!first || has(story.all, each) || has(story.all, sharing)) return undefined;
  const signs = later.map((part) => (countsAlike(story, part) ? signOf(part, story) : undefined));
  const known = signs.filter((sign) => sign !== undefined);
  if (known.length !== later.length) return undefined;
  const isLess = known.includes('-');
  const asksLeft = has(story.question, leftWords);
  if (asksLeft !== isLess && asksLeft) return undefined;
  if (isLess && !asksLeft && has(story.question, totalWords)) return undefined;
  const numbers = story.parts.map(({ value }) => value);
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
const together = ({ parts, question, all }: Story): Plan | undefined => {
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

/** Four boxes with six each. */
const groups = (story: Story): Plan | undefined => {
  const { parts, question, all } = story;
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
  if (has([...count.before, ...size.before, ...size.after], leaving)) return undefined;
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
const share = ({ parts, all }: Story): Plan | undefined => {
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

/** How many more one has than the other. */
const difference = (story: Story, asked: string): Plan | undefined => {
  const [one, other] = story.parts;
  if (
    story.parts.length !== 2 ||
    !one ||
    !other ||
    !has(other.before, having) ||
    !countsAlike(story, other)
  )
    return undefined;
  if (
    !/selisih|how many (?:more|fewer)|berapa lebih|lebih (?:banyak|sedikit) berapa|difference/.test(
      asked,
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
export const planStory = (story: Story): Plan | undefined => {
  const plans = [
    steps(story),
    together(story),
    groups(story),
    share(story),
    difference(story, story.question.join(' ')),
  ];
  const found = plans.filter((plan) => plan !== undefined);
  return found.length === 1 ? found[0] : undefined;
};
