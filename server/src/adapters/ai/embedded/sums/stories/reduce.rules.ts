import type { Unit } from '../quantities/unit-table.ts';
import { units } from '../quantities/unit-table.ts';
import { shareWord } from './read-story.rules.ts';
import type { Amount, Story } from './story.ts';
import { eachWords } from './story-words.ts';

const spans: Readonly<Record<string, string>> = {
  hari: 'hari',
  day: 'hari',
  malam: 'hari',
  pagi: 'hari',
  sore: 'hari',
  minggu: 'minggu',
  week: 'minggu',
  jam: 'jam',
  hour: 'jam',
  menit: 'menit',
  minute: 'menit',
  bulan: 'bulan',
  month: 'bulan',
};

/** How many of a span of time an amount holds: two weeks hold fourteen days. */
const spansIn = ({ unit, value }: Amount, per: readonly string[]): number | undefined => {
  const span = per.map((word) => spans[word]).find((found) => found !== undefined);
  const of = span === undefined ? undefined : units.get(span);
  if (!of || unit === undefined || unit === 'rp' || unit.dimension !== of.dimension)
    return undefined;
  const count = (value * unit.worth) / of.worth;
  return Number.isInteger(count) ? count : undefined;
};

const countFor = (
  rate: Amount,
  others: readonly Amount[],
  clauses: Story['clauses'],
): { amount: Amount; count: string; value: number } | undefined => {
  const per = rate.per ?? [];
  for (const amount of others) {
    const inSpans = spansIn(amount, per);
    if (inSpans !== undefined) return { amount, count: `${inSpans}`, value: inSpans };
    if (amount.unit === 'rp' || per.length === 0) continue;
    const names =
      amount.unit === undefined
        ? [...amount.nouns, clauses[amount.clause]?.[amount.at + 1] ?? '']
        : [amount.unit.sign.id, amount.unit.sign.en, ...amount.nouns];
    if (shareWord(names, per)) return { amount, count: amount.sum, value: amount.value };
  }
  const bare = others.filter(
    ({ unit, nouns, isAsked }) => unit === undefined && nouns.length === 0 && !isAsked,
  );
  if (rate.unit === 'rp' && bare.length === 1 && bare[0])
    return { amount: bare[0], count: bare[0].sum, value: bare[0].value };
  if (per.length > 0) return undefined;
  const before = others.findLast(
    ({ unit, clause, at }) =>
      unit !== 'rp' && (clause < rate.clause || (clause === rate.clause && at < rate.at)),
  );
  const only = others.filter(({ unit, isAsked }) => unit === undefined && !isAsked);
  if (!before && rate.unit === 'rp' && only.length === 1 && only[0])
    return { amount: only[0], count: only[0].sum, value: only[0].value };
  return before && { amount: before, count: before.sum, value: before.value };
};

/** "satu gelas" beside what it holds is no number of the story. */
const isArticle = (amount: Amount, all: readonly Amount[]) =>
  amount.value === 1 &&
  !amount.isAsked &&
  all.some(
    (other) =>
      other !== amount &&
      other.per !== undefined &&
      other.clause === amount.clause &&
      (other.per.length === 0 || shareWord(other.per, [...amount.nouns, unitName(amount.unit)])),
  );

const unitName = (unit: Unit | 'rp' | undefined) =>
  unit === undefined || unit === 'rp' ? '' : unit.sign.id;

const compound = (sum: string) => (/ [+-] /.test(sum) ? `(${sum})` : sum);

/** Every rate that has its count becomes what both come to: 5 boxes of 12 are 5 × 12. */
export const reduced = (
  { amounts, wanted, clauses, text }: Story,
  keepsRates = false,
): readonly Amount[] => {
  let list = amounts.filter(
    (amount) =>
      !isArticle(amount, amounts) &&
      !(wanted === 'each' && amount.value === 1 && amount.unit === undefined && amount.isAsked),
  );
  const isSoft = ({ per, unit, clause }: Amount) =>
    per !== undefined &&
    per.length > 0 &&
    unit !== 'rp' &&
    !(clauses[clause] ?? []).some((word) => eachWords.has(word));
  const isPrice = ({ unit, clause }: Amount) =>
    unit === 'rp' && !(clauses[clause] ?? []).some((word) => eachWords.has(word));
  for (const rate of list.filter(({ per }) => per !== undefined)) {
    const found = countFor(
      rate,
      list.filter((other) => other !== rate && (other.per === undefined || isSoft(other))),
      clauses,
    );
    if (!found) continue;
    const product: Amount = {
      ...rate,
      value: found.value * rate.value,
      sum: `${found.count} × ${compound(rate.sum)}`,
      per: undefined,
      isAsked: rate.isAsked && found.amount.isAsked,
    };
    list = list
      .filter((other) => other !== found.amount)
      .map((other) => (other === rate ? product : other));
  }
  // "12 red and 8 blue in a box": the second may be in each box too.
  const products = list.filter(({ sum, unit }) => sum.includes('×') && unit !== 'rp');
  const isOpen = list.some((other) =>
    products.some(
      ({ clause, nouns }) =>
        other.clause === clause + 1 &&
        shareWord(nouns, other.nouns) &&
        new RegExp(`(?:dan|and) ${other.sum} `).test(text),
    ),
  );
  if (isOpen) return [];
  // "A bucket holds 10 litres" known of one bucket only is just how much there is.
  return list.map((amount) =>
    !keepsRates && (isSoft(amount) || isPrice(amount)) ? { ...amount, per: undefined } : amount,
  );
};
