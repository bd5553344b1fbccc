import type { Database } from '../database/database.ts';
import type { Caller, StaffCaller } from './caller.ts';
import { callersStore, type SessionFound } from './callers.store.ts';
import { staffTokenOf, tokenHash, tokenOf } from './session-token.ts';
import { type StaffSessionFound, staffCallersStore } from './staff-callers.store.ts';
import type { Suspension } from './suspension.ts';
import { tokenMemory } from './token-memory.ts';

/** Payload of the notice: a session's hash in hex, or an account's id. */
export const callerChanged = 'caller_changed';

const rememberForMs = 30_000;
const rememberAtMost = 50_000;

interface Remembered {
  readonly hash: Buffer;
  readonly hashText: string;
  readonly found: SessionFound;
  readonly periods: readonly { plan: Caller['plan']; startsAt: number; endsAt: number }[];
  /** Monotonic, so that a wrong wall clock neither ends nor prolongs anything. */
  readonly readAt: number;
  readonly dbNow: number;
  caller: Caller;
  callerUntil: number;
}

const dbTimeOf = (memory: Remembered) => memory.dbNow + (performance.now() - memory.readAt);

const drawCaller = (memory: Remembered, now: number): Caller => {
  const live = memory.periods.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const last = memory.periods.at(-1);
  return {
    accountId: memory.found.account_id,
    sessionHash: memory.hash,
    email: memory.found.email,
    displayName: memory.found.display_name,
    picture: memory.found.picture,
    isStaff: memory.found.is_staff,
    plan: live?.plan,
    paidUntil: live && last ? new Date(last.endsAt) : undefined,
    playMinutes: memory.found.play_minutes,
  };
};

/** When what was drawn may change by itself: the next edge of a paid period. */
const nextEdge = (memory: Remembered, now: number) =>
  Math.min(
    memory.found.ends_at.getTime(),
    ...memory.periods
      .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
      .filter((at) => at > now),
  );

const memoryOf = (hash: Buffer, found: SessionFound): Remembered => ({
  hash,
  hashText: hash.toString('hex'),
  found,
  periods: found.periods.map(({ plan, starts_at, ends_at }) => ({
    plan,
    startsAt: Date.parse(starts_at),
    endsAt: Date.parse(ends_at),
  })),
  readAt: performance.now(),
  dbNow: found.now.getTime(),
  caller: noCaller,
  callerUntil: 0,
});

const callerOf = (memory: Remembered): Caller | undefined => {
  const now = dbTimeOf(memory);
  if (now >= memory.found.ends_at.getTime()) return undefined;
  if (now >= memory.callerUntil) {
    memory.caller = drawCaller(memory, now);
    memory.callerUntil = nextEdge(memory, now);
  }
  return memory.caller;
};

/** Finds who calls: from memory for seconds, cleared by notice when anything about them changes. */
export const openCallers = async (db: Database) => {
  const store = callersStore(db);
  const byToken = tokenMemory<Remembered>(rememberAtMost);

  /** Counts what was forgotten: an answer read before a notice may not be kept after it. */
  let changes = 0;

  const forget = (changed: string) => {
    changes += 1;
    byToken.forget(changed);
  };
  const forgetAll = () => {
    changes += 1;
    byToken.clear();
  };
  await db.listen(callerChanged, forget, forgetAll);

  const recall = (key: string): Remembered | undefined => {
    const memory = byToken.get(key);
    const isFresh = memory && performance.now() - memory.readAt < rememberForMs;
    return isFresh && db.isListening() ? memory : undefined;
  };

  const read = async (token: string) => {
    const hash = tokenHash(token);
    const before = changes;
    const found = await store.find(hash);
    if (!found) {
      byToken.drop(token);
      return undefined;
    }
    const memory = memoryOf(hash, found);
    if (found.is_stale) await store.markSeen(hash);
    if (changes === before && db.isListening())
      byToken.keep(token, memory, [found.account_id, memory.hashText]);
    return callerOf(memory);
  };

  return {
    /** From memory when it is fresh; `undefined` answers may be stale, so ask `read` before refusing. */
    recall(authorization: string | undefined): Caller | undefined {
      const token = tokenOf(authorization);
      const memory = token === undefined ? undefined : recall(token);
      return memory && callerOf(memory);
    },
    /** From the database, always. */
    async read(authorization: string | undefined): Promise<Caller | undefined> {
      const token = tokenOf(authorization);
      return token === undefined ? undefined : read(token);
    },
    forget,
    /** Why a session that was refused has ended, where a suspension did it. */
    async suspensionOf(authorization: string | undefined): Promise<Suspension | undefined> {
      const token = tokenOf(authorization);
      return token === undefined ? undefined : store.suspensionOf(tokenHash(token));
    },
    /** Who of the staff calls; from the database, always. */
    async readStaff(authorization: string | undefined): Promise<StaffCaller | undefined> {
      const token = staffTokenOf(authorization);
      if (token === undefined) return undefined;
      const hash = tokenHash(token);
      const found = await staffCallersStore(db).find(hash);
      return found && staffCallerOf(hash, found);
    },
  };
};

const staffCallerOf = (hash: Buffer, found: StaffSessionFound): StaffCaller => ({
  accountId: found.account_id,
  sessionHash: hash,
  email: found.email,
  displayName: found.display_name,
  endsAt: found.ends_at,
});

export type Callers = Awaited<ReturnType<typeof openCallers>>;

const noCaller: Caller = {
  accountId: '',
  sessionHash: Buffer.alloc(0),
  email: '',
  displayName: '',
  picture: null,
  isStaff: false,
  plan: undefined,
  paidUntil: undefined,
  playMinutes: 0,
};
