/** What a frame may say: known kinds with exact keys, a rising number, and not too often. */
import * as z from 'zod/mini';
import { playEvents, saveData, slug } from '../play-event.ts';
import {
  exportLimit,
  type GuestMessage,
  mostPages,
  nameLength,
  pageLimit,
  thumbLimit,
} from '../port.ts';

const seq = z.int().check(z.gte(1), z.lte(10_000_000));
const v = z.literal(1);

const spokenLine = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(200)),
  lang: z.enum(['id', 'en']),
  slow: z.optional(z.boolean()),
});

const endSummary = z.strictObject({
  minutes: z.number().check(z.gte(0), z.lte(600)),
  items: z.int().check(z.gte(0), z.lte(1000)),
  mode: z.enum(['play', 'free']),
});

/** Size only: what a blob says of its own type proves nothing, so its bytes are read later. */
const blob = (most: number) =>
  z.instanceof(Blob).check(z.refine(({ size }) => size > 0 && size <= most));
const name = z.string().check(
  z.minLength(1),
  z.maxLength(nameLength),
  z.refine((text) => text.isWellFormed() && !text.includes('\0')),
);

const shownWork = z.strictObject({ id: slug, thumb: blob(thumbLimit), title: z.optional(name) });
const pages = z.array(blob(pageLimit)).check(z.minLength(1), z.maxLength(mostPages));

export const guestMessage = z.discriminatedUnion('kind', [
  z.strictObject({ v, seq, kind: z.literal('ready') }),
  z.strictObject({ v, seq, kind: z.literal('touch') }),
  z.strictObject({ v, seq, kind: z.literal('save'), data: saveData }),
  z.strictObject({ v, seq, kind: z.literal('event'), events: playEvents }),
  z.strictObject({ v, seq, kind: z.literal('say'), line: spokenLine }),
  z.strictObject({ v, seq, kind: z.literal('end'), summary: endSummary }),
  z.strictObject({ v, seq, kind: z.literal('export'), name, blob: blob(exportLimit) }),
  z.strictObject({ v, seq, kind: z.literal('print'), pages }),
  z.strictObject({ v, seq, kind: z.literal('show-work'), work: shownWork }),
  z.strictObject({ v, seq, kind: z.literal('forget-work'), id: slug }),
  z.strictObject({
    v,
    seq,
    kind: z.literal('check'),
    lesson: slug,
    question: slug,
    choice: z.union([z.int(), slug]),
  }),
]);

export interface Gate {
  /** The message if it may pass, else null. `now` is in milliseconds and never runs backwards. */
  admit(message: unknown, now: number): GuestMessage | null;
}

interface Bucket {
  take(now: number, cost?: number): boolean;
}

const openBucket = (burst: number, refillPerSecond: number): Bucket => {
  let tokens = burst;
  let filledAt: number | null = null;
  return {
    take(now, cost = 1) {
      tokens = Math.min(burst, tokens + ((now - (filledAt ?? now)) / 1000) * refillPerSecond);
      filledAt = now;
      if (tokens < cost) return false;
      tokens -= cost;
      return true;
    },
  };
};

/** A token that never comes back. */
const once = (): Bucket => openBucket(1, 0);

/**
 * One gate per channel, one bucket for each thing that must not starve the others: speech, events, saves,
 * files, works, answers. `ready` and `end` have one token of their own each.
 */
export const openGate = (): Gate => {
  const talk = openBucket(10, 2);
  const files = openBucket(3, 0.25);
  const works = openBucket(10, 2);
  const buckets: Record<GuestMessage['kind'], Bucket> = {
    ready: once(),
    end: once(),
    // Two a minute are told (guest/port/touches.ts).
    touch: openBucket(2, 0.1),
    say: talk,
    // By the event, however many come together: what is delivered costs the server, not the message.
    event: openBucket(100, 20),
    // As often as a frame sends (guest/port/outbox.ts); whoever keeps them waits for the last.
    save: openBucket(20, 20),
    export: files,
    print: files,
    'show-work': works,
    'forget-work': works,
    // Eight tiles are the most that a lesson's questions have.
    check: openBucket(8, 0.5),
  };
  let lastSeq = 0;

  return {
    admit(message, now) {
      const parsed = guestMessage.safeParse(message);
      // Nonsense costs a token too: checking it is the work that a flood would buy.
      if (!parsed.success) {
        talk.take(now);
        return null;
      }
      const { data } = parsed;
      const cost = data.kind === 'event' ? data.events.length : 1;
      if (data.seq <= lastSeq || !buckets[data.kind].take(now, cost)) return null;
      lastSeq = data.seq;
      return data;
    },
  };
};
