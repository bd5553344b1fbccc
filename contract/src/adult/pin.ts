import * as z from 'zod/mini';

const digits = '01234567890';
const backwards = [...digits].reverse().join('');

/** One digit six times, steps up or down, or a short piece again and again: what is tried first. */
export const isSimplePin = (pin: string): boolean =>
  digits.includes(pin) || backwards.includes(pin) || /^(\d{1,3})\1+$/.test(pin);

const sixDigits = z.string('invalid_input').check(z.regex(/^[0-9]{6}$/, 'invalid_input'));

export const pinTyped = z.strictObject({ pin: sixDigits });

/** A fresh proof of who holds the account: password or provider, minutes old, good for one use. */
export const ownerProof = z
  .string('pin_proof')
  .check(z.minLength(1, 'pin_proof'), z.maxLength(8192, 'pin_proof'));

export const pinChosen = z.strictObject({
  pin: sixDigits.check(z.refine((pin) => !isSimplePin(pin), 'pin_simple')),
  id_token: ownerProof,
});
