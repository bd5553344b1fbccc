import * as z from 'zod/mini';

/** Text that PostgreSQL can store and a screen can show: no NUL, no half characters. */
const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed();

/** Trimmed text of 1 to `max` characters; the message is a code of the catalogue. */
export const line = (max: number) =>
  z
    .string('invalid_input')
    .check(
      z.trim(),
      z.minLength(1, 'invalid_input'),
      z.maxLength(max, 'invalid_input'),
      z.refine(isStorable, 'invalid_input'),
    );

/** An address of at most 254 characters (RFC 5321), kept in lower case. */
export const email = z
  .string('login_invalid_email')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, 'login_invalid_email'),
    z.refine(isStorable, 'login_invalid_email'),
    z.regex(
      /^[^\s@"<>(),;:\\[\]]{1,64}@[^\s@"<>(),;:\\[\]]+\.[^\s@"<>(),;:\\[\].]{2,}$/u,
      'login_invalid_email',
    ),
  );

/** 6 to 128 characters; no rules of composition (NIST SP 800-63B-4, 3.1.1.2). */
export const password = z
  .string('password_short')
  .check(
    z.minLength(6, 'password_short'),
    z.maxLength(128, 'password_long'),
    z.refine(isStorable, 'invalid_input'),
  );

/**
 * Spaces, dots and dashes are dropped, and the 0 of a number as it is dialled at home; then `+62` and
 * 8 to 13 ASCII digits.
 */
export const whatsapp = z.pipe(
  z.pipe(
    z.string('whatsapp_prefix').check(z.maxLength(40, 'whatsapp_prefix')),
    z.transform((typed) => typed.replace(/[\s.-]/g, '').replace(/^\+620/, '+62')),
  ),
  z.string().check(z.regex(/^\+62[0-9]{8,13}$/, 'whatsapp_prefix')),
);

/** The id of a game, course or tool: the name of its folder. */
export const slug = z
  .string('not_found')
  .check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/, 'not_found'));

/** An id that the server made and nobody can guess. */
export const opaqueId = z.string('not_found').check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'not_found'));
