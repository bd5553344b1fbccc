import { askedUnit, inOneUnit } from '../in-unit.rules.ts';
import { reduced } from '../reduce.rules.ts';
import type { Amount, Schema, Story } from '../story.ts';
import { smallWords } from '../story-words.ts';

const greater =
  /\blebih (?:banyak|tua|tinggi|berat|panjang|mahal|besar|jauh)|\b(?:more|older|taller|longer|heavier|bigger)\b/;
const smaller =
  /\blebih (?:sedikit|muda|pendek|ringan|murah|kecil|rendah)|\b(?:fewer|less|younger|shorter|lighter|smaller)\b/;
const fold = /\b(?:kali|times)\b/;

/** How much one has more than the other. */
export const difference: Schema = (story) => {
  const list = inOneUnit(reduced(story), askedUnit(story));
  const [one, other] = list ?? [];
  if (
    list?.length !== 2 ||
    !one ||
    !other ||
    story.wanted !== 'difference' ||
    list.some(({ per }) => per !== undefined)
  )
    return undefined;
  const [more, less] = one.value >= other.value ? [one, other] : [other, one];
  return { way: 'compare', sum: `${more.sum} - ${less.sum}`, unit: one.unit };
};

/** So many years from now. */
export const age: Schema = ({ amounts, text, question }) => {
  const [now, later] = amounts;
  const isAge = /\b(?:umur\w*|usia\w*|old)\b/.test(question.join(' '));
  const isLater = /\btahun (?:lagi|kemudian|yang akan datang)\b|\bwill .*\bin \d+ years\b/.test(
    text,
  );
  if (amounts.length !== 2 || !now || !later || !isAge || !isLater || later.unit === undefined)
    return undefined;
  return { way: 'change', sum: `${now.sum} + ${later.sum}`, unit: later.unit };
};

/** "12 cm taller than Eka. How tall is Eka?": the unknown one stands behind "than". */
const asksBehindThan = (story: Story, known: string): boolean => {
  const behind = /\b(?:than|dari|daripada|as many \w+ as|as old as|as much \w* ?as) (.+)$/.exec(
    known,
  )?.[1];
  const names = (behind ?? '').split(' ').filter((word) => !smallWords.has(word));
  const subject = known.slice(0, known.length - (behind?.length ?? 0)).split(' ');
  const first = story.clauses[story.amounts[0]?.clause ?? 0] ?? [];
  return (
    names.some((name) => story.question.includes(name) && !first.includes(name)) &&
    !subject.some((word) => names.includes(word))
  );
};

/** "Ben has 3 times as many as Max. Max has 7.": what is known comes first. */
const inTurn = (story: Story): readonly Amount[] => {
  const [one, other, ...more] = story.amounts;
  if (!one || !other || more.length > 0) return story.amounts;
  const [first, second] = [one, other].map(({ clause }) => (story.clauses[clause] ?? []).join(' '));
  const compares = (words: string) =>
    fold.test(words) || greater.test(words) || smaller.test(words);
  const behind = first?.split(' ').at(-1);
  return compares(first ?? '') &&
    !compares(second ?? '') &&
    (second ?? '').split(' ').includes(behind ?? '?')
    ? [other, one]
    : story.amounts;
};

/** One is known by the other: 6 years younger, 4 times as many. */
export const relative: Schema = (story) => {
  if (/keliling|luas|perimeter|\barea/.test(story.question.join(' '))) return undefined;
  const turned = inTurn(story);
  const isFold = fold.test((story.clauses[turned[1]?.clause ?? -1] ?? []).join(' '));
  const list = isFold ? turned : inOneUnit(turned, askedUnit(story));
  const [one, step] = list ?? [];
  if (list?.length !== 2 || !one || !step || !['plain', 'rest', 'each'].includes(story.wanted))
    return undefined;
  const known = (story.clauses[step.clause] ?? []).join(' ');
  if (story.clauses[one.clause] === story.clauses[step.clause] || step.isAsked) return undefined;
  if (fold.test(known) && !/setiap|tiap|each|every/.test(known))
    return asksBehindThan(story, known)
      ? { way: 'share', sum: `${one.sum} ÷ ${step.sum}`, unit: one.unit }
      : { way: 'groups', sum: `${step.sum} × ${one.sum}`, unit: one.unit };
  const isMore = greater.test(known) !== asksBehindThan(story, known);
  if (
    greater.test(known) === smaller.test(known) ||
    /gives|gets|diberi|get|membeli|find|come/.test(known)
  )
    return undefined;
  return { way: 'compare', sum: `${one.sum} ${isMore ? '+' : '-'} ${step.sum}`, unit: one.unit };
};
