/** Crockford's base 32 (https://www.crockford.com/base32.html): nothing in it is taken for another sign. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Signs of a code: all but the last by chance (55 bits), the last a check. */
export const voucherLength = 12;

/**
 * The check sign of Luhn's method for 32 signs (ISO/IEC 7812-1, annex B, carried over from 10): any one
 * wrong sign is noticed, and all neighbours exchanged but `0` and `Z`.
 */
const checkOf = (body: string): string => {
  let sum = 0;
  [...body].toReversed().forEach((sign, at) => {
    const value = signs.indexOf(sign) * (at % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / signs.length) + (value % signs.length);
  });
  return signs.charAt((signs.length - (sum % signs.length)) % signs.length);
};

/** A code from 11 numbers of 0 to 31, which somebody else draws. */
export const voucherCode = (drawn: readonly number[]): string => {
  const body = drawn.map((value) => signs.charAt(value)).join('');
  return body + checkOf(body);
};

/** As it was meant by whoever typed it: small letters, spaces, hyphens, and O, I and L for figures. */
export const readVoucherCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[\s‐-―-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** Whether somebody may have been given this code; most slips of the hand are none. */
export const isVoucherCode = (code: string): boolean =>
  code.length === voucherLength &&
  [...code].every((sign) => signs.includes(sign)) &&
  checkOf(code.slice(0, -1)) === code.at(-1);

/** As it is printed: `ABCD-EFGH-JKMN`. */
export const printedVoucher = (code: string): string => (code.match(/.{4}/g) ?? []).join('-');
