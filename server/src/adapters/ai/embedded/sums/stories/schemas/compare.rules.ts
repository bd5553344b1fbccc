import { askedUnit, inOneUnit } from '../in-unit.rules.ts';
import { reduced } from '../reduce.rules.ts';
import type { Schema } from '../story.ts';

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

/** One is known by the other: 6 years younger, 4 times as many. */
export const relative: Schema = (story) => {
  const list = inOneUnit(story.amounts, askedUnit(story));
  const [one, step] = list ?? [];
  if (list?.length !== 2 || !one || !step || !['plain', 'rest', 'each'].includes(story.wanted))
    return undefined;
  const known = (story.clauses[step.clause] ?? []).join(' ');
  if (story.clauses[one.clause] === story.clauses[step.clause] || step.isAsked) return undefined;
  if (fold.test(known) && !/setiap|tiap|each|every/.test(known))
    return { way: 'groups', sum: `${step.sum} × ${one.sum}`, unit: one.unit };
  const isMore = greater.test(known);
  if (isMore === smaller.test(known) || /gives|gets|diberi|get|membeli|find|come/.test(known))
    return undefined;
  return { way: 'compare', sum: `${one.sum} ${isMore ? '+' : '-'} ${step.sum}`, unit: one.unit };
};
