import * as z from 'zod/mini';
import { call } from '../call/call.ts';

const shown = z.object({
  is_on: z.boolean(),
  /** False: no letter goes out before the address is confirmed. */
  is_confirmed: z.boolean(),
});

/** The letter about the children's week, for families who asked for it. */
export const reportLetter = {
  letter: call({
    method: 'GET',
    path: '/api/report/letter/',
    access: 'adult',
    says: 'Whether the family gets a letter about the week on Sundays.',
    reply: shown,
    origin: 'added',
  }),
  setLetter: call({
    method: 'PUT',
    path: '/api/report/letter/',
    access: 'adult',
    says: 'Asks for the letter of Sundays, or ends it.',
    body: z.strictObject({ is_on: z.boolean('invalid_input') }),
    reply: shown,
    origin: 'added',
  }),
};
