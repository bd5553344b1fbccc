import type { Language } from '@nobi/contract';
import Fraction from 'fraction.js';
import type { EmbeddedText } from '../text.en.ts';
import { isDecimal, type Style, show } from './digits.rules.ts';
import { type Unit, unitName, units } from './unit-table.ts';
import { signOf } from './work-out.rules.ts';
import { readWritten, withDigits, writtenNumber } from './written-numbers.rules.ts';

interface Quantity {
  readonly value: Fraction;
  readonly unit: Unit;
}

interface Speech {
  readonly language: Language;
  readonly words: EmbeddedText['units'];
}

const quiet = `(?:berapa|berapakah|ada|itu|sama dengan|sama|dalam|how many|how much|are there|there are|there|are|is|in|what|whats|what's|ubah|ubahlah|konversi|convert|change|to|ke|jadi|menjadi|setara|equals?|adalah|dengan|nobi|tolong|coba|hitung|hasil|dari|please|terdiri|atas|isinya|isi|kira-kira|do|does|have|has|make|an?|hasilnya|the|of|dong|ya|sih|jumlah|jumlahnya|punya|hari ini|kalau|kalo|calculate)`;
const onlyQuiet = new RegExp(`^(?:${quiet}|[\\s?=.,!:])*$`);
const pair = new RegExp(`(?<![\\d.,/])(${writtenNumber}) ?(${unitName})(?![\\p{L}\\d])`, 'gu');
const bareUnit = new RegExp(`(?<![\\p{L}\\d])(${unitName})(?![\\p{L}\\d])`, 'gu');
const asking = /berapa|how many|how much|ubah|konversi|convert|change|jadi|=|\?| ke | to | in /;

const write = (value: Fraction, language: Language): string => {
  const style: Style = isDecimal(value) ? 'decimal' : 'fraction';
  return show(value, style, language);
};

const told = ({ value, unit }: Quantity, { language }: Speech): string => {
  const isOne = language === 'en' && value.equals(1);
  const sign = unit.sign[language];
  return `${write(value, language)} ${isOne ? sign.replace(/^centuries$/, 'century').replace(/s$/, '') : sign}`;
};

const quantityOf = (number: string, name: string, language: Language): Quantity | undefined => {
  const written = readWritten(number, language);
  const unit = units.get(name);
  return written && unit && { value: written.value, unit };
};

const inUnit = ({ value, unit }: Quantity, to: Unit): Quantity => ({
  value: value.mul(unit.worth).div(to.worth),
  unit: to,
});

/** 3 km in m: what one is worth, then the multiplication or division. */
const convert = (from: Quantity, to: Unit, speech: Speech): string => {
  const { language, words } = speech;
  const result = inUnit(from, to);
  const isDown = from.unit.worth >= to.worth;
  const [large, small] = isDown ? [from.unit, to] : [to, from.unit];
  const one = { value: new Fraction(1), unit: large };
  const many = inUnit(one, small);
  const sign = isDown ? '×' : signOf('÷', language);
  const lines = [
    `${told(one, speech)} = ${told(many, speech)}`,
    ...(from.value.equals(1) && isDown
      ? []
      : [
          `${write(from.value, language)} ${sign} ${write(many.value, language)} = ${write(result.value, language)}`,
        ]),
  ];
  const head = `${told(from, speech)} = ${told(result, speech)}`;
  return lines[0] === head
    ? head
    : `${head}\n\n${words.how}\n${lines.map((each) => `• ${each}`).join('\n')}`;
};

const answerConversion = (text: string, speech: Speech): string | undefined => {
  const found = [...text.matchAll(pair)];
  const [only] = found;
  if (found.length !== 1 || !only || !asking.test(` ${text} `)) return undefined;
  const rest = `${text.slice(0, only.index)} ${text.slice(only.index + only[0].length)}`;
  const others = [...rest.matchAll(bareUnit)];
  const from = quantityOf(only[1] ?? '', only[2] ?? '', speech.language);
  const to = units.get(others[0]?.[1] ?? '');
  if (!from || !to || others.length !== 1 || !onlyQuiet.test(rest.replace(bareUnit, ' ')))
    return undefined;
  return from.unit.dimension === to.dimension && from.unit !== to
    ? convert(from, to, speech)
    : undefined;
};

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
const answerUnitSum = (text: string, speech: Speech): string | undefined => {
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
    .map(({ from, inSmallest }) => `${told(from, speech)} = ${told(inSmallest, speech)}`);
  const steps = [...new Set(changed), `${line} = ${write(value, language)}`];
  const also = mixed(total, largestOf(quantities), speech);
  return `${words.together(told(total, speech))}${also}\n\n${words.how}\n${steps.map((each) => `• ${each}`).join('\n')}`;
};

/** 5.300 m is also 5 km 300 m. */
const mixed = (total: Quantity, larger: Unit, speech: Speech): string => {
  const inLarger = inUnit(total, larger).value;
  const whole = inLarger.floor();
  const rest = inUnit({ value: inLarger.sub(whole), unit: larger }, total.unit);
  if (larger === total.unit || whole.equals(0)) return '';
  const parts = [
    told({ value: whole, unit: larger }, speech),
    ...(rest.value.equals(0) ? [] : [told(rest, speech)]),
  ];
  return ` ${speech.words.also(parts.join(' '))}`;
};

const comparing = /\b(?:mana|which)\b|\blebih\b/;
const compared =
  /^(?:mana|yang|lebih|which|is|one|panjang|pendek|berat|ringan|banyak|sedikit|besar|kecil|lama|sebentar|cepat|jauh|dekat|longer|shorter|heavier|lighter|more|less|bigger|smaller|further|atau|or|dan|and|dari|daripada|than|antara|between|[\s?.,:!])*$/;

const answerUnitComparison = (text: string, speech: Speech): string | undefined => {
  const found = [...text.matchAll(pair)];
  const [one, other] = found.map(([, number = '', name = '']) =>
    quantityOf(number, name, speech.language),
  );
  if (found.length !== 2 || !one || !other || one.unit.dimension !== other.unit.dimension)
    return undefined;
  if (!comparing.test(text) || !compared.test(text.replace(pair, ' '))) return undefined;
  const small = one.unit.worth < other.unit.worth ? one.unit : other.unit;
  const [a, b] = [inUnit(one, small), inUnit(other, small)];
  const lines = [one, other]
    .filter(({ unit }) => unit !== small)
    .map((each) => `• ${told(each, speech)} = ${told(inUnit(each, small), speech)}`);
  const steps = lines.length > 0 ? `\n\n${speech.words.how}\n${lines.join('\n')}` : '';
  if (a.value.equals(b.value))
    return `${speech.words.same(told(one, speech), told(other, speech))}${steps}`;
  const [more, less] = a.value.gt(b.value) ? [one, other] : [other, one];
  return `${speech.words.more(one.unit.dimension, told(more, speech), told(less, speech))}${steps}`;
};

/** Units turned into each other, added up or compared; undefined when the message is about more. */
export const answerUnits = (
  text: string,
  language: Language,
  words: EmbeddedText,
): string | undefined => {
  const digits = withDigits(text).replace(
    /\b(?:an?) (?=hour|day|week|minute|year|kilometer|kilogram|meter|dozen|century|decade)/g,
    '1 ',
  );
  const speech = { language, words: words.units };
  return (
    answerConversion(digits, speech) ??
    answerUnitComparison(digits, speech) ??
    answerUnitSum(digits, speech)
  );
};
