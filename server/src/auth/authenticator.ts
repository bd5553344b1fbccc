import type { Database } from '../database/database.ts';
import type { Caller, StaffCaller } from './caller.ts';
import { callerChanged } from './caller-changed.store.ts';
import { callerOf, memoryOf, type Remembered } from './remembered-caller.ts';
import { tokenHash, tokenOf } from './session-token.ts';
import { sessionsStore } from './sessions.store.ts';
import { type StaffSessionRow, staffSessionsStore } from './staff-sessions.store.ts';
import type { Suspension } from './suspension.ts';
import { tokenMemory } from './token-cache.ts';

const rememberForMs = 30_000;
const rememberAtMost = 50_000;

/** Finds who calls: from memory for seconds, cleared by notice when anything about them changes. */
export const openAuthenticator = async (db: Database) => {
  const store = sessionsStore(db);
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
    const row = await store.find(hash);
    if (!row) {
      byToken.drop(token);
      return undefined;
    }
    const memory = memoryOf(hash, row);
    if (row.is_stale) await store.markSeen({ accountId: row.account_id, sessionHash: hash });
    if (changes === before && db.isListening())
      byToken.keep(token, memory, [row.account_id, memory.hashText]);
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
    /** Who of the staff has this session; from the database, always. */
    async readStaff(token: string): Promise<StaffCaller | undefined> {
      const hash = tokenHash(token);
      const row = await staffSessionsStore(db).find(hash);
      return row && staffCallerOf(hash, row);
    },
  };
};

const staffCallerOf = (hash: Buffer, row: StaffSessionRow): StaffCaller => ({
  staffId: row.staff_id,
  sessionHash: hash,
  email: row.email,
  displayName: row.display_name,
  roles: row.roles,
  endsAt: row.ends_at,
  hasFreshProof: row.has_fresh_proof,
});

export type Authenticator = Awaited<ReturnType<typeof openAuthenticator>>;
