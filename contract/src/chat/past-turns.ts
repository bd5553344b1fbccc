import * as z from 'zod/mini';

const digits = (most: number, otherwise: string) =>
  z._default(
    z.string('invalid_input').check(z.regex(new RegExp(`^\\d{1,${most}}$`), 'invalid_input')),
    otherwise,
  );

/** A page of earlier turns; checked by the server alone, so that it does not travel with the page. */
export const pastTurns = z.object({
  days: digits(2, '7'),
  /** The last `turn_id` of the page before; 0 begins. */
  before: digits(18, '0'),
});
