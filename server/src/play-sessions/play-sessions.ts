import { hash } from 'node:crypto';
import { type BodyOf, type games, Problem } from '@nobi/contract';
import { type ItemKind, playEvents, saveLimit } from '@nobi/kit/manifest';
import type { Caller } from '../auth/caller.ts';
import type { ItemLookup } from '../catalogue/item-lookup.ts';
import type { Card } from '../catalogue/kind-catalogue.ts';
import type { Database } from '../database/database.ts';
import { isUuid, uuidOf, uuidV7 } from '../database/uuid.ts';
import { type CarriedPlays, carriedPlays } from './carry/carried-plays.store.ts';
import { weighClaims } from './claims/weigh-claims.ts';
import { lateSavesStore } from './late/late-saves.store.ts';
import type { DayLimit } from './limit/day-limit.ts';
import { type PlaySavesStore, playSavesStore, type SaveOwner } from './play-saves.store.ts';
import { type PlaySessionStore, playSessionStore } from './play-sessions.store.ts';
import { startLevel } from './start-level.rules.ts';

/**
 * The same wish of a browser, whichever process answers, finds the first one's row. The item is part of
 * it: keys for two items never meet.
 */
export const beginKeyOf = (itemId: string, key: string | undefined) =>
  key === undefined
    ? undefined
    : uuidOf(hash('sha256', JSON.stringify([itemId, key]), 'buffer'), 8);

interface PlayStores {
  readonly store: PlaySessionStore;
  readonly saves: PlaySavesStore;
  readonly before: CarriedPlays;
  readonly weigh: ReturnType<typeof weighClaims>;
  readonly late: ReturnType<typeof lateSavesStore>;
}

/** What a kind of content writes. */
export const playStoresOf = (db: Database, kind: ItemKind): PlayStores => ({
  store: playSessionStore(db, kind),
  saves: playSavesStore(db, kind),
  before: carriedPlays(db, kind),
  weigh: weighClaims(db),
  late: lateSavesStore(db, kind),
});

interface NewSave {
  readonly save: string;
  readonly playSession: string | undefined;
  /** The state that it was made from; without it the newest save wins. */
  readonly rev?: number | undefined;
  /** What that state held, where the browser still knows it. */
  readonly base?: string | undefined;
}

/** Whose what is kept will be. */
export const ownerOf = (
  itemId: string,
  { accountId, sessionHash }: Caller,
  playSession: string | undefined,
): SaveOwner => {
  if (playSession !== undefined && !isUuid(playSession)) throw new Problem('not_found');
  return { accountId, sessionHash, itemId, playSession };
};

/** What a child does with one piece of content, the same for games, courses and tools. */
export const playSessionsOf = <Shown extends Card>(
  { store, saves, before, weigh, late }: PlayStores,
  { items, limit }: { items: ItemLookup<Shown>; limit: DayLimit },
) => ({
  /** Written before its address is handed out, so that every sitting is known. */
  async begin(itemId: string, caller: Caller, key?: string) {
    const item = items.findOpen(itemId, caller);
    if (await limit.isOver(caller)) throw new Problem('play_time_over');
    const { accountId, sessionHash } = caller;
    const beginKey = beginKeyOf(item.id, key);
    const wish = { id: uuidV7(), accountId, sessionHash, itemId: item.id, beginKey };
    const id = await store.record(wish);
    return { id, ...items.addressOf(item) };
  },

  /** Whoever plays by now, the limit is that of the child who began. */
  async report(session: string, body: BodyOf<typeof games.report>, caller: Caller) {
    const events = playEvents.safeParse(body.events);
    if (!events.success) throw new Problem('invalid_input');
    const report = { accountId: caller.accountId, events: events.data, sentAt: body.sent_at };
    const keep = () => store.keepEvents(session, report);
    const stored = isUuid(session)
      ? ((await keep()) ??
        ((await before.carryOne(session, caller.accountId)) ? await keep() : undefined))
      : undefined;
    if (!stored) throw new Problem('not_found');
    // Should this process end here, a job does it.
    if (stored.isDue && stored.child !== null)
      await weigh({ accountId: caller.accountId, child: stored.child });
    return { kept: stored.count, is_over: await limit.isOver(caller, stored.child) };
  },

  async load(itemId: string, playSession: string | undefined, caller: Caller) {
    const item = items.findOpen(itemId, caller);
    const of = ownerOf(item.id, caller, playSession);
    const found = await saves.load(of, items.skillsOf(item.id));
    if (!found) throw new Problem('not_found');
    const { save, rev, shown, claims, isSteady, ...age } = found;
    const start = startLevel(item.age_min, age, new Date());
    const known = (shown ?? []).map((skill) => ({ ...skill, claim: claims?.[skill.id] }));
    const skills = isSteady ? [] : known;
    return { save, rev, skills, start, is_steady: isSteady };
  },

  /** A save follows its play session: whoever plays by now, it is the child's who began. */
  async keep(itemId: string, { save, playSession, rev, base }: NewSave, caller: Caller) {
    const item = items.findOpen(itemId, caller);
    // The contract counts characters; what is kept is bytes.
    if (Buffer.byteLength(save) > saveLimit) throw new Problem('too_large');
    const owner = ownerOf(item.id, caller, playSession);
    const stored = await saves.keep(owner, save, rev);
    if (stored !== undefined) return { rev: stored, is_merged: false };
    const child = rev === undefined ? undefined : await saves.childOf(owner);
    const place = child && { accountId: caller.accountId, child, itemId: item.id };
    const merged = place && (await late.merge(place, { save, rev: rev ?? 0, base }));
    if (!merged) throw new Problem('not_found');
    return merged;
  },
});

export type PlaySessions = ReturnType<typeof playSessionsOf>;
