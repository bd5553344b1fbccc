import type { Language } from '@nobi/contract';
import Fraction from 'fraction.js';

/** How a number was written, and how its like is shown. */
export type Style = 'whole' | 'decimal' | 'fraction';

export interface Written {
  readonly value: Fraction;
  readonly style: Style;
}

const most = { whole: 12, decimals: 6 };
const marks = { id: { group: '.', point: ',' }, en: { group: ',', point: '.' } } as const;

const isGrouped = (digits: string, mark: string): boolean => {
  const [head = '', ...rest] = digits.split(mark);
  return /^[1-9]\d{0,2}$/.test(head) && rest.length > 0 && rest.every((each) => each.length === 3);
};

const asDecimal = (whole: string, decimals: string): Written | undefined =>
  whole.length > most.whole || decimals.length > most.decimals
    ? undefined
    : { value: new Fraction(`${whole}.${decimals}`), style: 'decimal' };

const asWhole = (digits: string): Written | undefined =>
  digits.length > most.whole || /^0\d/.test(digits)
    ? undefined
    : { value: new Fraction(digits), style: 'whole' };

/**
 * Reads digits with points and commas as that language writes them; the other way only where
 * theirs cannot be meant. Undefined for what is no number, such as a date or a telephone number.
 */
export const readDigits = (digits: string, language: Language): Written | undefined => {
  if (/^\d+$/.test(digits)) return asWhole(digits);
  const { group, point } = marks[language];
  const [whole = '', decimals = '', ...more] = digits.split(point);
  if (!digits.includes(point)) {
    if (isGrouped(digits, group)) return asWhole(digits.replaceAll(group, ''));
    // One mark of theirs that groups nothing can only be a point.
    const [head = '', tail = '', ...others] = digits.split(group);
    return others.length === 0 && !/^0\d/.test(head) ? asDecimal(head, tail) : undefined;
  }
  if (more.length > 0 || /[.,]/.test(decimals)) {
    const isOthers = !digits.includes(group) && isGrouped(digits, point);
    return isOthers ? asWhole(digits.replaceAll(point, '')) : readMixed(digits, point, group);
  }
  if (whole.includes(group))
    return isGrouped(whole, group) ? asDecimal(whole.replaceAll(group, ''), decimals) : undefined;
  return /^0\d/.test(whole) ? undefined : asDecimal(whole, decimals);
};

/** "1,500.75" among Indonesians: with both marks the last one is the point. */
const readMixed = (digits: string, group: string, point: string): Written | undefined => {
  const [whole = '', decimals = '', ...more] = digits.split(point);
  const isClear = more.length === 0 && isGrouped(whole, group) && /^\d+$/.test(decimals);
  return isClear ? asDecimal(whole.replaceAll(group, ''), decimals) : undefined;
};

const grouped = (digits: string, language: Language) =>
  digits.replace(/\B(?=(\d{3})+$)/g, marks[language].group);

/** Decimals after the point that show it whole, or undefined when it never ends. */
const decimalsOf = (value: Fraction): number | undefined => {
  for (let count = 0; count <= most.decimals; count += 1)
    if (10n ** BigInt(count) % value.d === 0n) return count;
  return undefined;
};

export const isDecimal = (value: Fraction): boolean => decimalsOf(value) !== undefined;

/** A value as a child of that language writes it: whole, with a point, or as a mixed number. */
export const show = (value: Fraction, style: Style, language: Language): string => {
  const minus = value.s < 0n ? '−' : '';
  const whole = value.n / value.d;
  const rest = value.n % value.d;
  if (rest === 0n) return minus + grouped(`${whole}`, language);
  const decimals = style === 'decimal' ? decimalsOf(value) : undefined;
  if (decimals !== undefined) {
    const tail = ((rest * 10n ** BigInt(decimals)) / value.d).toString().padStart(decimals, '0');
    return `${minus}${grouped(`${whole}`, language)}${marks[language].point}${tail}`;
  }
  return `${minus}${whole === 0n ? '' : `${grouped(`${whole}`, language)} `}${rest}/${value.d}`;
};
