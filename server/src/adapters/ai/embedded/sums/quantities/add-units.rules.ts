import type { Language } from '@nobi/contract';
import Fraction from 'fraction.js';
import {
  inUnit,
  onlyQuiet,
  pair,
  type Quantity,
  quantityOf,
  type Speech,
  write,
  writeQuantity,
} from './quantity.rules.ts';
import type { Unit } from './unit-table.ts';

interface Term {
  readonly sign: 1 | -1;
  readonly from: Quantity;
  readonly inSmallest: Quantity;
}

type Between = '+' | '-' | 'and';

/** What stands between two quantities; "2 jam 30 menit" is one quantity in two parts. */
const betweenOf = (between: string, [one, other]: readonly [Unit, Unit]): Between | undefined => {
  if (between === '') return one.worth > other.worth ? 'and' : undefined;
  if (/^(?:\+|ditambah|tambah|plus)(?: dengan)?$/.test(between)) return '+';
  return /^(?:-|dikurangi?|kurang|minus)(?: dengan)?$/.test(between) ? '-' : undefined;
};

const smallestOf = (quantities: readonly Quantity[]) =>
  quantities.reduce((one, other) => (other.unit.worth < one.unit.worth ? other : one)).unit;
const largestOf = (quantities: readonly Quantity[]) =>
  quantities.reduce((one, other) => (other.unit.worth > one.unit.worth ? other : one)).unit;

/** The quantities of a plain sum, each with its sign; undefined when anything else is said. */
const termsOf = (text: string, language: Language): Term[] | undefined => {
  const found = [...text.matchAll(pair)];
  const read = found.map(([, number = '', name = '']) => quantityOf(number, name, language));
  const known = read.filter((each) => each !== undefined);
  const [first] = known;
  if (!first || known.length < 2 || known.length > 6 || known.length !== found.length)
    return undefined;
  if (known.some(({ unit }) => unit.dimension !== first.unit.dimension)) return undefined;
  const ends = found.map((each) => each.index + each[0].length);
  const between = known.slice(1).map(({ unit }, at) => {
    const words = text.slice(ends[at], found[at + 1]?.index).trim();
    return betweenOf(words, [known[at]?.unit ?? unit, unit]);
  });
  const around = `${text.slice(0, found[0]?.index)} ${text.slice(ends.at(-1))}`;
  const isSum = between.includes('+') || between.includes('-');
  if (between.includes(undefined) || !isSum || !onlyQuiet.test(around)) return undefined;
  const smallest = smallestOf(known);
  let sign: 1 | -1 = 1;
  return known.map((from, at) => {
    const before = between[at - 1];
    if (before === '+' || before === '-') sign = before === '-' ? -1 : 1;
    return { sign, from, inSmallest: inUnit(from, smallest) };
  });
};

/** 5 km + 300 m: everything in the smaller unit first. */
export const answerUnitSum = (text: string, speech: Speech): string | undefined => {
  const { language, words } = speech;
  const terms = termsOf(text, language);
  if (!terms) return undefined;
  const value = terms.reduce(
    (sum, { sign, inSmallest }) => sum.add(inSmallest.value.mul(sign)),
    new Fraction(0),
  );
  const quantities = terms.map(({ from }) => from);
  const total = { value, unit: smallestOf(quantities) };
  if (value.s < 0n) return undefined;
  const line = terms
    .map(({ sign, inSmallest }, at) => {
      const shown = write(inSmallest.value, language);
      return at === 0 ? shown : `${sign < 0 ? '−' : '+'} ${shown}`;
    })
    .join(' ');
  const changed = terms
    .filter(({ from }) => from.unit !== total.unit)
    .map(
      ({ from, inSmallest }) =>
        `${writeQuantity(from, speech)} = ${writeQuantity(inSmallest, speech)}`,
    );
  const steps = [...new Set(changed), `${line} = ${write(value, language)}`];
  const also = mixed(total, largestOf(quantities), speech);
  return `${words.together(writeQuantity(total, speech))}${also}\n\n${words.how}\n${steps.map((each) => `• ${each}`).join('\n')}`;
};

/** 5.300 m is also 5 km 300 m. */
const mixed = (total: Quantity, larger: Unit, speech: Speech): string => {
  const inLarger = inUnit(total, larger).value;
  const whole = inLarger.floor();
  const rest = inUnit({ value: inLarger.sub(whole), unit: larger }, total.unit);
  if (larger === total.unit || whole.equals(0)) return '';
  const parts = [
    writeQuantity({ value: whole, unit: larger }, speech),
    ...(rest.value.equals(0) ? [] : [writeQuantity(rest, speech)]),
  ];
  return ` ${speech.words.also(parts.join(' '))}`;
};
