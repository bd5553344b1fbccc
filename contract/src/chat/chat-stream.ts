import * as z from 'zod/mini';

const text = z.object({ text: z.string() });
/** An item that an answer points to; the picture speaks to who cannot read. */
export const chatCard = z.object({
  kind: z.enum(['game', 'course', 'tool']),
  id: z.string(),
  title: z.string(),
  description: z.string(),
  thumbnail: z.string(),
});

/**
 * What a question tells while it is answered, in the form of server-sent events. `replace` takes
 * the place of everything shown so far; the last one is `done` or `error`.
 */
export const chatStream = {
  delta: text,
  replace: text,
  card: chatCard,
  done: z.object({
    /** The whole answer: what the parts join to. */
    response: z.string(),
    source: z.enum(['offline', 'model']),
    conversation_id: z.string(),
    turn_id: z.string(),
    kind: z.enum(['answer', 'help', 'refusal', 'break']),
    cards: z.array(chatCard),
    /** What the answer offers: each is shown as a button that asks these words. */
    choices: z.array(z.string()),
    remaining: z.int(),
  }),
  error: z.object({ error: z.string(), code: z.string() }),
};

type Events = { readonly [Name in keyof typeof chatStream]: z.output<(typeof chatStream)[Name]> };
/** One event of the stream, by its name. */
export type ChatEvent = {
  [Name in keyof Events]: { readonly event: Name; readonly data: Events[Name] };
}[keyof Events];
