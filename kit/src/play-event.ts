/** The one closed schema for what a child does in content. Nothing outside it ever leaves a frame. */
import * as z from 'zod/mini';

const whole = (from: number, to: number) => z.int().check(z.gte(from), z.lte(to));
const word = (most: number) =>
  z.string().check(z.maxLength(most), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** Words of events are slugs: there is no place where a name or a sentence would fit. */
export const slug = word(48);

const result = z.strictObject({
  success: z.optional(z.boolean()),
  first_try: z.optional(z.boolean()),
  response: z.optional(z.array(z.union([whole(-100_000, 100_000), slug])).check(z.maxLength(24))),
  duration_ms: z.optional(whole(0, 3_600_000)),
  /** How often the child asked for help at this task: help that was offered, or that came, counts nothing here. */
  hints: z.optional(whole(0, 50)),
  /** What was there before this try, asked for or not: 0 nothing, 1 a hint, 2 a scaffold, 3 a worked example, 4 the answer. */
  help: z.optional(whole(0, 4)),
  /** A try that teaches, such as a lesson's guided ones: it measures nothing. */
  guided: z.optional(z.boolean()),
  /** The device spoke what was to be read. */
  spoken: z.optional(z.boolean()),
  /** In logits, as the item's own plan has it. */
  difficulty: z.optional(z.number().check(z.gte(-20), z.lte(20))),
  /** A criterion task that was given as one: right at once and without help, it proves the skill. */
  criterion: z.optional(z.boolean()),
  score: z.optional(z.strictObject({ scaled: z.number().check(z.gte(0), z.lte(1)) })),
});

const context = z.strictObject({
  level: whole(0, 100),
  skill: slug,
  mode: z.enum(['play', 'free']),
  lang: z.enum(['id', 'en']),
  build: word(16),
});

/** There is no `failed`: a wrong try is `answered` with `success: false`, which is information. */
export const playVerbs = [
  'initialized',
  'progressed',
  'suspended',
  'resumed',
  'completed',
  'mastered',
  'terminated',
  'answered',
  'interacted',
  'created',
  'experienced',
] as const;

export const playEvent = z.strictObject({
  v: z.literal(1),
  /** Made by the guest at random; the server keeps one event per id. */
  id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** Milliseconds since 1970 by the child's clock: a claim, never a proof. */
  t: whole(0, 9_000_000_000_000),
  item: slug,
  /** Which try at this object it was, counted from 1. */
  attempt: whole(1, 1000),
  verb: z.enum(playVerbs),
  object: slug,
  result: z.optional(result),
  ctx: context,
});

export const playEvents = z.array(playEvent).check(z.minLength(1), z.maxLength(50));

export type PlayEvent = z.infer<typeof playEvent>;
export type PlayVerb = PlayEvent['verb'];
export type PlayResult = z.infer<typeof result>;

export const saveLimit = 65_536;

/** What content keeps between sittings: opaque to us, at most 64 kB as UTF-8. */
export const saveData = z.string().check(
  z.maxLength(saveLimit),
  z.refine((text) => new TextEncoder().encode(text).length <= saveLimit, 'longer than 64 kB'),
);
