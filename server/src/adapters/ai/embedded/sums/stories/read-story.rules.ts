import { stemsOf } from '../../../../../text/word-stems.rules.ts';
import type { Unit } from '../quantities/unit-table.ts';
import { units } from '../quantities/unit-table.ts';
import { askedIn, asks } from './question.rules.ts';
import { perOf } from './rates.rules.ts';
import type { Amount, Story } from './story.ts';
import { storyText } from './story-text.rules.ts';
import { counters, one, refusing, smallWords } from './story-words.ts';

/** Something uncounted, of which nothing can be worked out. */
const vague = /\b(?:beberapa|some|several|a few)\b|\bpunya banyak|has (?:many|lots)/;
const more = /\b(?:some more|beberapa lagi)\b/;
const longest = 70;
const most = 8;
const number = /^¤?\d+(?:\.\d+)?$/;
export const isNumber = (word: string | undefined): boolean =>
  word !== undefined && number.test(word);

const singular: Readonly<Record<string, string>> = {
  children: 'child',
  people: 'person',
  boxes: 'box',
  men: 'man',
  women: 'woman',
};

const formsOf = (word: string): readonly string[] => {
  const bare = singular[word] ?? word;
  return [bare, bare.replace(/s$/, ''), bare.replace(/es$/, ''), ...stemsOf(bare)];
};

const same = (first: string, second: string) => {
  if (first === second) return true;
  const forms = new Set(formsOf(first).filter(({ length }) => length > 2));
  return formsOf(second).some((form) => forms.has(form));
};

/** Whether two lists of words name the same thing, as far as they tell. */
export const shareWord = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((word) => others.some((other) => same(word, other)));

const clausesOf = (text: string): string[][] => {
  const tokens =
    text
      .match(/@\d+:\d+|¤?\d+(?:\.\d+)?(?:\/\d+)?|[\p{L}']+|[.,;?!:]/gu)
      ?.map((word) => word.replace(/'s?$/, '')) ?? [];
  const clauses: string[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const isJoint = /^(?:dan|sama|and|lalu|kemudian|terus|trus|then|tapi|but)$/.test(token);
    const current = clauses.at(-1) ?? [];
    const isSplit = isJoint && current.some(isNumber) && tokens.slice(at).some(isNumber);
    if (/^[.,;?!:]$/.test(token) || isSplit) clauses.push([]);
    else current.push(token);
  }
  return clauses.filter((clause) => clause.length > 0);
};

/** What is counted: the words after a number up to the next small one. */
const nounsAfter = (clause: readonly string[], from: number): string[] => {
  const nouns: string[] = [];
  for (const word of clause.slice(from)) {
    if (counters.has(word)) continue;
    if (smallWords.has(word) || isNumber(word) || one.has(word)) break;
    nouns.push(word);
  }
  return nouns.slice(0, 3);
};

/** "1 km 200 m" is one length. */
const joinsBefore = (last: Amount | undefined, unit: Unit | 'rp' | undefined, gap: number) =>
  last?.unit !== undefined &&
  last.nouns.length === 0 &&
  last.unit !== 'rp' &&
  unit !== undefined &&
  unit !== 'rp' &&
  last.unit.dimension === unit.dimension &&
  last.unit.worth > unit.worth &&
  gap <= 1;

const amountsIn = (clauses: readonly (readonly string[])[], isMoney: boolean): Amount[] => {
  const amounts: Amount[] = [];
  for (const [clause, words] of clauses.entries())
    for (const [at, word] of words.entries()) {
      if (!isNumber(word)) continue;
      const value = Number(word.replace('¤', ''));
      const named = units.get(words[at + 1] ?? '');
      const isUnit = named && named.dimension !== 'count' && words[at + 2] !== 'persegi';
      const nouns = nounsAfter(words, at + (isUnit ? 2 : 1));
      const isRupiah =
        word.startsWith('¤') || (isMoney && !isUnit && value >= 100 && nouns.length === 0);
      const unit: Amount['unit'] = isRupiah ? 'rp' : isUnit ? named : undefined;
      const last = amounts.at(-1);
      const gap =
        last && last.clause === clause
          ? at - last.at - 2
          : last && last.clause === clause - 1 && at === 0
            ? 0
            : 9;
      if (
        last &&
        unit &&
        joinsBefore(last, unit, gap) &&
        last.unit !== undefined &&
        last.unit !== 'rp' &&
        unit !== 'rp'
      ) {
        const whole = (last.value * last.unit.worth) / unit.worth + value;
        amounts[amounts.length - 1] = {
          ...last,
          value: whole,
          sum: `(${last.sum} × ${last.unit.worth / unit.worth} + ${value})`,
          unit,
          nouns,
          at,
        };
        continue;
      }
      const amount = {
        value,
        sum: `${value}`,
        unit,
        nouns,
        clause,
        at,
        isAsked: asks(words),
        per: undefined,
      };
      amounts.push({ ...amount, per: perOf(amount, clauses, amounts) });
    }
  return amounts;
};

/** Takes a problem known in words apart; undefined when it is longer or stranger than the schemas know. */
export const readStory = (typed: string): Story | undefined => {
  const text = storyText(typed);
  const clauses = clausesOf(text);
  const all = clauses.flat();
  const words = new Set(all);
  if (all.length > longest || all.some((word) => refusing.has(word))) return undefined;
  const isMoney =
    /\b(?:uang\w*|harga\w*|bayar\w*|dibayar|beli|membeli|jajan|kembalian\w*|rupiah|costs?|pays?|price)\b|¤/.test(
      text,
    );
  const amounts = amountsIn(clauses, isMoney);
  const asking = clauses.filter(asks);
  // "Every 4 children get 1 ball" is for more than one.
  if (/\b(?:setiap|tiap|each|every|per) (?:[2-9]|\d\d+)\b/.test(text)) return undefined;
  if (amounts.length > most || asking.length === 0) return undefined;
  const question = asking.flat();
  const wanted = askedIn(question, clauses);
  if (vague.test(text) && wanted !== 'first' && !more.test(text)) return undefined;
  const known = new Set(clauses.filter((clause) => !asks(clause)).flat());
  return { clauses, amounts, question, wanted, words, known, text };
};
