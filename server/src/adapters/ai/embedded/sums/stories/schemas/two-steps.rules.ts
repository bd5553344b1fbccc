import { askedUnit, inOneUnit } from '../in-unit.rules.ts';
import { reduced } from '../reduce.rules.ts';
import type { Amount, Schema, Story } from '../story.ts';
import { down, up } from '../story-words.ts';

const greater =
  /\b(?:lebih (?:banyak|tua|tinggi|berat|panjang|mahal|besar)|more|older|taller|longer|heavier)\b/;
const smaller =
  /\b(?:lebih (?:sedikit|muda|pendek|ringan|murah|kecil)|fewer|less|younger|shorter|lighter)\b/;
const fold = /\b(?:kali|times)\b/;
const both =
  /\b(?:jumlah\w*|total\w*|semua\w*|seluruh\w*|digabung\w*|gabungan|berdua|keduanya|both|altogether|together|in all)\b/;

const clauseOf = ({ clauses }: Story, { clause }: Amount) => (clauses[clause] ?? []).join(' ');

/** "She is 6 years younger; how old are both together?" */
export const relativeTotal: Schema = (story) => {
  const list = inOneUnit(story.amounts, askedUnit(story));
  const [one, step] = list ?? [];
  if (/\b(?:keliling|luas|perimeter|area)/.test(story.text)) return undefined;
  if (list?.length !== 2 || !one || !step || step.isAsked || one.clause === step.clause)
    return undefined;
  if (
    !both.test(story.question.join(' ')) ||
    /\b(?:gives|diberi|mendapat|membeli|lagi)\b/.test(clauseOf(story, step))
  )
    return undefined;
  const known = clauseOf(story, step);
  if (fold.test(known))
    return { way: 'combine', sum: `${one.sum} + ${step.sum} × ${one.sum}`, unit: one.unit };
  if (greater.test(known) === smaller.test(known)) return undefined;
  const sign = greater.test(known) ? '+' : '-';
  return { way: 'combine', sum: `${one.sum} + (${one.sum} ${sign} ${step.sum})`, unit: one.unit };
};

/** "The other has half of it; how much together?" */
export const halfTotal: Schema = (story) => {
  const [one, ...more] = story.amounts;
  const part = [...story.text.matchAll(/\b1\/([2-5])\b/g)];
  if (!one || more.length > 0 || part.length !== 1 || !both.test(story.question.join(' ')))
    return undefined;
  if (
    !/\b(?:1\/\d ?(?:nya)?\b|half of|1\/\d of|as (?:many|much))/.test(story.text) ||
    /\b(?:dimakan|diberi\w*|ate|gave|given|used|dipakai)\b/.test(story.text)
  )
    return undefined;
  return story.clauses.length > 2
    ? { way: 'combine', sum: `${one.sum} + ${one.sum} ÷ ${part[0]?.[1]}`, unit: one.unit }
    : undefined;
};

const rest = /\b(?:sisanya|sisa|the rest|rest|remaining)\b/;
const sharing =
  /\b(?:dibagi\w*|bagi|membagi\w*|shares?|shared|divided|dimasukkan|dikemas|disusun|split|equally|sama banyak|sama rata|puts|put|packs|packed)\b/;
const losing = (words: readonly string[]) =>
  words.some((word) => down.has(word)) && !words.some((word) => up.has(word));

/** First some go, and the rest is shared; or first it is shared, and then each gives some away. */
export const lessThenShare: Schema = (story) => {
  const list = reduced(story);
  const [whole, second, third, ...more] = list.length === 3 ? list : story.amounts;
  if (!whole || !second || !third || more.length > 0 || !sharing.test(story.text)) return undefined;
  if (
    list.some(
      ({ unit, per }) =>
        (unit !== whole.unit && unit !== undefined) ||
        (per !== undefined && story.amounts.length > 3),
    )
  )
    return undefined;
  if (third.isAsked || second.isAsked || story.wanted === 'difference' || story.wanted === 'total')
    return undefined;
  const [one, two] = [story.clauses[second.clause] ?? [], story.clauses[third.clause] ?? []];
  const isShared = (words: readonly string[]) => sharing.test(words.join(' '));
  if (
    losing(one) &&
    !isShared(one) &&
    isShared(two) &&
    rest.test(two.join(' ')) &&
    whole.value > second.value &&
    third.value > 0
  )
    return {
      way: 'share',
      sum: `(${whole.sum} - ${second.sum}) ÷ ${third.sum}`,
      unit: whole.unit,
      isWhole: whole.unit === undefined,
    };
  const isEach = /\b(?:setiap|tiap|masing|each|every)\b/.test(two.join(' '));
  if (isShared(one) && !losing(one) && losing(two) && isEach && whole.value % second.value === 0)
    return { way: 'share', sum: `${whole.sum} ÷ ${second.sum} - ${third.sum}`, unit: whole.unit };
  return undefined;
};

const handed = /\b(?:kasih|beri|memberi|memberikan|diberi|dikasih|dapat|gave|gives|got)\b/;

/** Grandma gives me some, grandpa gives me some. */
export const gifts: Schema = (story) => {
  const list = story.amounts;
  const isOne = ({ unit, per, isAsked }: Amount) =>
    unit === list[0]?.unit && per === undefined && !isAsked;
  if (
    list.length < 2 ||
    list.length > 3 ||
    !list.every(isOne) ||
    !['plain', 'total'].includes(story.wanted)
  )
    return undefined;
  const isGiven = list.every((amount) => handed.test(clauseOf(story, amount)));
  const [first] = list;
  if (
    !first ||
    !isGiven ||
    !/\b(?:aku|me|i|saya)\b/.test(clauseOf(story, first)) ||
    /\b(?:ke|kepada|to)\b/.test(story.text)
  )
    return undefined;
  if (!/\b(?:uang\w*|ku|\p{L}+ku|i|aku)\b/u.test(story.question.join(' '))) return undefined;
  return { way: 'combine', sum: list.map(({ sum }) => sum).join(' + '), unit: list[0]?.unit };
};

/** Half is used, and some more. */
export const partThenLess: Schema = (story) => {
  const [whole, ...others] = story.amounts;
  const parts = [...story.text.matchAll(/(?<![\d.])(\d+)\/(\d+)\b/g)];
  const [, top = '', below = ''] = parts[0] ?? [];
  if (!whole || others.length !== 1 || parts.length !== 1 || story.wanted !== 'rest')
    return undefined;
  const [other] = others;
  if (
    !other ||
    other.isAsked ||
    other.unit !== whole.unit ||
    other.per !== undefined ||
    whole.clause > other.clause
  )
    return undefined;
  const later = story.clauses.slice(whole.clause + 1).flat();
  if (!losing(later) && !/\b(?:uses|untuk|for)\b/.test(later.join(' '))) return undefined;
  if (/\b(?:rest|sisanya)\b.* \d+\/\d+|lebih|more|than/.test(story.text)) return undefined;
  const first =
    story.text.indexOf(`${top}/${below}`) <
    story.text.indexOf(other.sum, story.text.indexOf(whole.sum) + whole.sum.length);
  return first
    ? {
        way: 'fraction',
        sum: `${whole.sum} - ${top}/${below} × ${whole.sum} - ${other.sum}`,
        unit: whole.unit,
      }
    : undefined;
};

const cut = /\b(?:dipotong|dibagi|potong|cut|sliced)\b/;
const bit = /^(?:bagian|potong|potongan|pieces?|slices?)$/;

/** A cake of eight pieces, of which three are eaten. */
export const pieces: Schema = (story) => {
  const [whole, ...eaten] = story.amounts.filter(({ value, clause }) => value !== 1 || clause > 0);
  if (!whole || eaten.length === 0 || story.wanted !== 'rest' || !cut.test(clauseOf(story, whole)))
    return undefined;
  const isEaten = (amount: Amount) =>
    /\b(?:makan|dimakan|memakan|eats?|ate|eaten|diberikan|gives?|gave)\b/.test(
      clauseOf(story, amount),
    ) &&
    !amount.isAsked &&
    amount.unit === undefined &&
    amount.per === undefined &&
    amount.nouns.every((noun) => bit.test(noun) || whole.nouns.includes(noun));
  if (!eaten.every(isEaten) || !whole.nouns.concat(story.question).some((noun) => bit.test(noun)))
    return undefined;
  if (eaten.reduce((sum, { value }) => sum + value, 0) > whole.value) return undefined;
  return {
    way: 'change',
    sum: [whole, ...eaten].map(({ sum }) => sum).join(' - '),
    unit: undefined,
  };
};
