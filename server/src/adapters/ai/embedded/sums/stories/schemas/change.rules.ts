import { askedUnit, inOneUnit } from '../in-unit.rules.ts';
import { shareWord } from '../read-story.rules.ts';
import { reduced } from '../reduce.rules.ts';
import type { Amount, Schema, Story } from '../story.ts';
import { down, getting, giving, having, smallWords, up } from '../story-words.ts';

const active =
  /^(?:makan|memakan|eats?|ate|buys?|bought|beli|membeli|gets?|got|menjual|sells?|sold|uses?|used|finds?|found|wins?|won|menemukan|mendapat\w*)$/;
const to = /^(?:ke|kepada|untuk|to|adik|adiknya|temannya|buat)$/;
const her = /^(?:her|him|me|nya|memberinya)$/;

interface Whose {
  readonly owner: string | undefined;
  readonly isAboutRest: boolean;
}

/** Whether an amount adds to the heap or takes from it. */
const signIn = (
  words: readonly string[],
  at: number,
  { owner, isAboutRest }: Whose,
): '+' | '-' | undefined => {
  const verbs = words.flatMap((word, place) => (up.has(word) || down.has(word) ? [place] : []));
  const before = verbs.filter((place) => place < at);
  const place = before.at(-1) ?? verbs.find((each) => each > at);
  const verb = place === undefined ? undefined : words[place];
  if (
    verb === undefined ||
    place === undefined ||
    /^(?:tidak|not|belum|nggak|gak|ga)$/.test(words[place - 1] ?? '')
  )
    return undefined;
  const doers = words
    .slice(0, place)
    .filter((word) => !smallWords.has(word) && /^\p{L}+$/u.test(word));
  // Ann eats of Tom's apples: whose are they?
  if (
    active.test(verb) &&
    owner !== undefined &&
    doers.length > 0 &&
    !doers.includes(owner) &&
    !isAboutRest
  )
    return undefined;
  if (getting.has(verb)) return words.slice(place).some((word) => to.test(word)) ? '-' : '+';
  if (giving.has(verb)) {
    const rest = words.slice(place + 1);
    const subject = words
      .slice(0, place)
      .filter((word) => !/^(?:ia|dia|he|she|then|lalu|they|kemudian|i|aku)$/.test(word));
    if (
      rest.some((word) => her.test(word)) ||
      verb === 'memberinya' ||
      (owner !== undefined && rest.includes(owner))
    )
      return '+';
    return subject.length === 0 || subject.includes(owner ?? '') ? '-' : undefined;
  }
  return up.has(verb) ? '+' : '-';
};

const ownerOf = ({ clauses }: Story): string | undefined => {
  const first = clauses[0] ?? [];
  const verb = first.findIndex((word) => having.has(word));
  const isThere = /^(?:ada|terdapat|is|are|was|were)$/.test(first[verb] ?? '');
  return verb > 0 && !isThere ? first[verb - 1] : undefined;
};

const other =
  /\b(?:lebih|kali|than|times|dibagi\w*|bagi rata|shared?|divided|rata|mula|at first|setiap|tiap|menjadi|mempunyai \d+ kali|\d+ itu)\b/;

const changes = (story: Story, list: readonly Amount[]): ('+' | '-')[] | undefined => {
  const whose = { owner: ownerOf(story), isAboutRest: story.wanted === 'rest' };
  let last: '+' | '-' | undefined;
  const signs = list.slice(1).map((amount) => {
    const words = story.clauses[amount.clause] ?? [];
    // "It sold 175 on Monday and 140 on Tuesday": the verb is said once.
    if (last && amount.at <= 2 && !words.some((word) => up.has(word) || down.has(word)))
      return last;
    const first = list[0];
    const isSame = amount.clause === first?.clause;
    const here = isSame ? words.slice(first.at + 1) : words;
    last = signIn(here, isSame ? amount.at - first.at - 1 : amount.at, whose);
    return last;
  });
  const known = signs.filter((sign) => sign !== undefined);
  return known.length === list.length - 1 ? known : undefined;
};

/** A heap that grows or shrinks. */
export const change: Schema = (story) => {
  const list = inOneUnit(reduced(story), askedUnit(story));
  const [first] = list ?? [];
  if (!list || !first || list.length < 2 || list.some(({ per }) => per !== undefined))
    return undefined;
  if (
    !['rest', 'plain', 'total'].includes(story.wanted) ||
    other.test(story.text.replace(/setiap|tiap/g, (word) => (first.sum.includes('×') ? '' : word)))
  )
    return undefined;
  const signs = changes(story, list);
  if (!signs || list.slice(1).some(({ nouns, unit }) => unit !== 'rp' && !isLoose(nouns, first)))
    return undefined;
  if (story.wanted === 'rest' && !signs.includes('-')) return undefined;
  if (story.wanted === 'total' && signs.includes('-')) return undefined;
  let left = first.value;
  for (const [at, sign] of signs.entries()) {
    left += (sign === '-' ? -1 : 1) * (list[at + 1]?.value ?? 0);
    if (left < 0) return undefined;
  }
  const sum = list
    .map(({ sum: each }, at) => (at === 0 ? each : `${signs[at - 1]} ${each}`))
    .join(' ');
  return { way: 'change', sum, unit: first.unit };
};

const people =
  /^(?:orang|anak|murid|siswa|temen|teman|penumpang|pupils|people|children|passengers)$/;

const isLoose = (nouns: readonly string[], first: Amount) =>
  nouns.length === 0 ||
  shareWord(nouns, first.nouns) ||
  nouns.every((noun) => up.has(noun) || down.has(noun)) ||
  first.nouns.length === 0 ||
  (nouns.some((noun) => people.test(noun)) && first.nouns.some((noun) => people.test(noun)));
