import type { Language } from '@nobi/contract';
import type Fraction from 'fraction.js';
import type { EmbeddedText } from '../../text.en.ts';
import { isDecimal, type Style, show } from '../numbers/digits.rules.ts';
import { readWritten, writtenNumber } from '../numbers/written-numbers.rules.ts';
import { type Unit, unitName, units } from './unit-table.ts';

/** A number of a unit. */
export interface Quantity {
  readonly value: Fraction;
  readonly unit: Unit;
}

/** The language of the answer, and its words about units. */
export interface Speech {
  readonly language: Language;
  readonly words: EmbeddedText['units'];
}

const quiet = `(?:berapa|berapakah|ada|itu|sama dengan|sama|dalam|how many|how much|are there|there are|there|are|is|in|what|whats|what's|ubah|ubahlah|konversi|convert|change|to|ke|jadi|menjadi|setara|equals?|adalah|dengan|nobi|tolong|coba|hitung|hasil|dari|please|terdiri|atas|isinya|isi|kira-kira|do|does|have|has|make|an?|hasilnya|the|of|dong|ya|sih|jumlah|jumlahnya|punya|hari ini|kalau|kalo|calculate)`;
/** Words around quantities that ask for nothing by themselves. */
export const onlyQuiet = new RegExp(`^(?:${quiet}|[\\s?=.,!:])*$`);
/** A number with its unit. */
export const pair = new RegExp(
  `(?<![\\d.,/])(${writtenNumber}) ?(${unitName})(?![\\p{L}\\d])`,
  'gu',
);
export const bareUnit = new RegExp(`(?<![\\p{L}\\d])(${unitName})(?![\\p{L}\\d])`, 'gu');

export const write = (value: Fraction, language: Language): string => {
  const style: Style = isDecimal(value) ? 'decimal' : 'fraction';
  return show(value, style, language);
};

export const writeQuantity = ({ value, unit }: Quantity, { language }: Speech): string => {
  const isOne = language === 'en' && value.equals(1);
  const sign = unit.sign[language];
  return `${write(value, language)} ${isOne ? sign.replace(/^centuries$/, 'century').replace(/s$/, '') : sign}`;
};

export const quantityOf = (
  number: string,
  name: string,
  language: Language,
): Quantity | undefined => {
  const written = readWritten(number, language);
  const unit = units.get(name);
  return written && unit && { value: written.value, unit };
};

export const inUnit = ({ value, unit }: Quantity, to: Unit): Quantity => ({
  value: value.mul(unit.worth).div(to.worth),
  unit: to,
});
