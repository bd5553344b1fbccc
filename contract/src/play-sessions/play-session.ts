import * as z from 'zod/mini';
import { opaqueId } from '../call/text.ts';

/** Whose save it is: the child's who began this play session; without it, of who plays now. */
export const ofPlaySession = z.object({ play_session: z.optional(opaqueId) });

/** What content tells and keeps during one sitting: the same for games, courses and tools. */
export const eventsBody = z.strictObject({
  events: z
    .array(z.unknown(), 'invalid_input')
    .check(z.minLength(1, 'invalid_input'), z.maxLength(50, 'invalid_input')),
  /** Milliseconds since 1970 by the clock of the events, as the report leaves: tells how old they are. */
  sent_at: z.optional(
    z
      .int('invalid_input')
      .check(z.gte(0, 'invalid_input'), z.lte(9_000_000_000_000, 'invalid_input')),
  ),
});

export const eventsReply = z.object({
  kept: z.int(),
  /** The child's play time is over for now: the page ends at the next calm moment. */
  is_over: z.boolean(),
});

const save = z.string('invalid_input').check(
  z.maxLength(65_536, 'too_large'),
  z.refine((text) => !text.includes('\u0000') && text.isWellFormed(), 'invalid_input'),
);
/** Which state of a save this is: 0 is none yet. */
const rev = z
  .int('invalid_input')
  .check(z.gte(0, 'invalid_input'), z.lte(2_000_000_000, 'invalid_input'));

/** `rev` is the state that this one was made from; without it the newest save wins. */
export const saveBody = z.strictObject({ save, rev: z.optional(rev) });
/** `base` is what that state held, where the browser still knows it. */
export const revisedSaveBody = z.strictObject({ save, rev, base: z.optional(save) });

/** `rev` names what was sent; `is_merged` when what is kept holds more than that. */
export const keptReply = z.object({ rev: z.int(), is_merged: z.boolean() });

/** What the child has shown of a skill, unaided: it outweighs what a save says. */
export const shownSkill = z.object({
  id: z.string(),
  /** First tries at criterion tasks, newest last: `1` right, `0` not. */
  marks: z.string(),
  /** Days since 1970, by the child's calendar. */
  from: z.int(),
  to: z.int(),
  /** As the rule of claims has weighed it: content goes on asking until that is settled. */
  claim: z.optional(z.unknown()),
});
export type ShownSkill = z.output<typeof shownSkill>;

/** What content begins with; it learns nothing about who plays. */
export const saveFound = z.object({
  save: z.nullable(z.string()),
  /** Names this state of the save, for what will be made from it. */
  rev: z.int(),
  /** Of the item's own skills alone. */
  skills: z.array(shownSkill),
  /** Where a first play session begins, in logits, from age or class in half steps. */
  start: z.number(),
  /** The adult wants the level to stay: tasks follow `start` alone. */
  is_steady: z.boolean(),
});
export type SaveFound = z.output<typeof saveFound>;
