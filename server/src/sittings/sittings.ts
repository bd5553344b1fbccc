import { hash, randomUUID } from 'node:crypto';
import { Problem } from '@nobi/contract';
import { playEvents, saveLimit } from '@nobi/kit/manifest';
import type { Caller } from '../callers/caller.ts';
import type { LookUp } from '../catalogue/opened.ts';
import type { Card } from '../catalogue/shelf.ts';
import type { DayLimit } from './day-limit.ts';
import type { SittingStore } from './sitting.store.ts';

/** Sittings are named by random ids of our own; anything else would only trouble the database. */
export const isUuid = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

/**
 * A key makes the id: a second try of the same sitting finds the first one's row, whichever process
 * answers, without a lock or another index. The account is part of it: keys of two never meet.
 */
const sittingId = (accountId: string, itemId: string, key: string | undefined) => {
  if (key === undefined) return randomUUID();
  const digits = hash('sha256', JSON.stringify([accountId, itemId, key]));
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
};

/** What a child does with one piece of content, the same for games, courses and tools. */
export const sittingsOf = <Shown extends Card>(
  store: SittingStore,
  { shelf, limit }: { shelf: LookUp<Shown>; limit: DayLimit },
) => ({
  /** Written before its address is handed out, so that every sitting is known. */
  async begin(itemId: string, caller: Caller, key?: string) {
    const item = shelf.findOpen(itemId, caller);
    if (await limit.isOver(caller)) throw new Problem('play_time_over');
    const id = sittingId(caller.accountId, item.id, key);
    await store.record({ id, accountId: caller.accountId, itemId: item.id });
    return { id, ...shelf.addressOf(item) };
  },

  async report(sitting: string, told: unknown, caller: Caller) {
    const events = playEvents.safeParse(told);
    if (!events.success) throw new Problem('invalid_input');
    const kept = isUuid(sitting)
      ? await store.keepEvents(sitting, caller.accountId, events.data)
      : undefined;
    if (kept === undefined) throw new Problem('not_found');
    return { kept, is_over: await limit.isOver(caller) };
  },

  async load(itemId: string, caller: Caller) {
    const item = shelf.findOpen(itemId, caller);
    return { save: (await store.load(caller.accountId, item.id)) ?? null };
  },

  async keep(itemId: string, save: string, caller: Caller) {
    const item = shelf.findOpen(itemId, caller);
    // The contract counts characters; what is kept is bytes.
    if (Buffer.byteLength(save) > saveLimit) throw new Problem('too_large');
    await store.keep(caller.accountId, item.id, save);
    return {};
  },
});

export type Sittings = ReturnType<typeof sittingsOf>;
