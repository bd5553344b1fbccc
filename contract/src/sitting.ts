import * as z from 'zod/mini';

/** What content tells and keeps during one sitting: the same for games, courses and tools. */
export const eventsTold = z.strictObject({
  events: z
    .array(z.unknown(), 'invalid_input')
    .check(z.minLength(1, 'invalid_input'), z.maxLength(50, 'invalid_input')),
});

export const eventsKept = z.object({
  kept: z.int(),
  /** The adult's play time for today is used up: the page ends at the next calm moment. */
  is_over: z.boolean(),
});

export const saveGiven = z.strictObject({
  save: z.string('invalid_input').check(
    z.maxLength(65_536, 'too_large'),
    z.refine((text) => !text.includes('\u0000') && text.isWellFormed(), 'invalid_input'),
  ),
});

export const saveFound = z.object({ save: z.nullable(z.string()) });
