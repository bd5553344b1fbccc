/** What a frame may say: known kinds with exact keys, a rising number, and not too often. */
import * as z from 'zod/mini';
import { playEvents, saveData } from '../play-event.ts';
import type { GuestMessage } from '../port.ts';

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

export const guestMessage = z.discriminatedUnion('kind', [
  z.strictObject({ v, seq, kind: z.literal('ready') }),
  z.strictObject({ v, seq, kind: z.literal('save'), data: saveData }),
  z.strictObject({ v, seq, kind: z.literal('event'), events: playEvents }),
  z.strictObject({ v, seq, kind: z.literal('say'), line: spokenLine }),
  z.strictObject({ v, seq, kind: z.literal('end'), summary: endSummary }),
]);

const burst = 10;
const refillPerSecond = 2;

export interface Gate {
  /** The message if it may pass, else null. `now` is in milliseconds and never runs backwards. */
  admit(message: unknown, now: number): GuestMessage | null;
}

/**
 * One gate per channel. Ten tokens, two more each second; `ready` and `end` have one token of
 * their own each, so a chatty game can starve neither its start nor its calm end.
 */
export const openGate = (): Gate => {
  let tokens = burst;
  let filledAt: number | null = null;
  let lastSeq = 0;
  const reserved = new Set(['ready', 'end']);

  const take = (kind: string, now: number): boolean => {
    tokens = Math.min(burst, tokens + ((now - (filledAt ?? now)) / 1000) * refillPerSecond);
    filledAt = now;
    if (kind === 'ready' || kind === 'end') return reserved.delete(kind);
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };

  return {
    admit(message, now) {
      const parsed = guestMessage.safeParse(message);
      // Nonsense costs a token too: checking it is the work that a flood would buy.
      if (!parsed.success) {
        take('nonsense', now);
        return null;
      }
      if (parsed.data.seq <= lastSeq || !take(parsed.data.kind, now)) return null;
      lastSeq = parsed.data.seq;
      return parsed.data;
    },
  };
};
