import type { Plan } from '@nobi/contract';
import type { Queryable } from '../database/database.ts';
import { firstChild } from '../database/playing-child.ts';
import type { Caller } from './caller.ts';
import { tellCallerChanged } from './caller-changed.store.ts';
import type { Suspension } from './suspension.ts';

interface PeriodRow {
  plan: Plan;
  starts_at: string;
  ends_at: string;
}

interface SessionRow {
  account_id: string;
  email: string;
  display_name: string;
  picture: string | null;
  is_superuser: boolean;
  has_play_times: boolean;
  has_consent: boolean;
  ends_at: Date;
  adult_until: Date | null;
  now: Date;
  is_stale: boolean;
  periods: PeriodRow[];
}

const findSession = `
  select s.account_id, a.email, a.display_name, a.picture, a.is_superuser, s.ends_at,
    s.adult_until, now() as now,
    s.last_seen_at < now() - interval '1 minute' as is_stale,
    a.play_minutes > 0 or exists (
      select 1 from child_playtime t where t.account_id = $1
    ) as has_play_times,
    exists (
      select 1 from consent c where c.account_id = $1 and c.purpose = 'use'
        and c.child_id = coalesce(s.child_id, ${firstChild()}) and c.withdrawn_at is null
    ) as has_consent,
    coalesce((
      select json_agg(json_build_object('plan', p.plan, 'starts_at', p.starts_at, 'ends_at', p.ends_at)
        order by p.starts_at)
      from period p where p.account_id = $1 and p.ends_at > now()
    ), '[]'::json) as periods
  from session s join account a on a.id = s.account_id
  where s.account_id = $1 and s.token_hash = $2 and s.revoked_at is null and s.ends_at > now()
    and a.suspended_at is null`;

/** A session whose caller is known, and whose it is. */
type OwnSession = Pick<Caller, 'accountId' | 'sessionHash'>;

/** Whose a session is, before anything of its family is asked. */
const familyOf = async (db: Queryable, tokenHash: Buffer): Promise<string | undefined> => {
  const [row] = await db.named<{ account_id: string }>({
    name: 'family_of_session',
    text: 'select account_id from session_directory where token_hash = $1',
    values: [tokenHash],
  });
  return row?.account_id;
};

/** Slides the end of a session: 30 days from the last visit, never past 90 from the first. */
const markSeen =
  (db: Queryable) =>
  async ({ accountId, sessionHash }: OwnSession) => {
    // A worker adds to no time of a row.
    const [until] = await db.query<{ end: string }>(
      `select least(now() + interval '30 days', created_at + interval '90 days')::text as end
       from session where account_id = $1 and token_hash = $2`,
      [accountId, sessionHash],
    );
    if (!until) return;
    await db.query(
      `update session set last_seen_at = now(), ends_at = $3
       where account_id = $1 and token_hash = $2 and revoked_at is null`,
      [accountId, sessionHash, until.end],
    );
  };

/** Every session of the product's people: opened, found, prolonged and ended here. */
export const sessionsStore = (db: Queryable) => ({
  async find(tokenHash: Buffer) {
    const accountId = await familyOf(db, tokenHash);
    if (accountId === undefined) return undefined;
    const [row] = await db.named<SessionRow>({
      name: 'find_session_of_family',
      text: findSession,
      values: [accountId, tokenHash],
    });
    return row;
  },
  /** Of a session that ended because its account was suspended. */
  async suspensionOf(tokenHash: Buffer) {
    const accountId = await familyOf(db, tokenHash);
    if (accountId === undefined) return undefined;
    const [row] = await db.query<Suspension>(
      `select a.suspended_cause as cause, a.suspended_words as words
       from session s join account a on a.id = s.account_id
       where s.account_id = $1 and s.token_hash = $2
         and a.suspended_at is not null and a.suspended_cause is not null`,
      [accountId, tokenHash],
    );
    return row;
  },
  markSeen: markSeen(db),

  /** Who plays in it from now on; false when that is no child of its account. Run it in a transaction. */
  async letPlay({ accountId, sessionHash }: OwnSession, child: string): Promise<boolean> {
    const rows = await db.query(
      `update session set child_id = $3::uuid where account_id = $1 and token_hash = $2
         and exists (select 1 from child where account_id = $1 and id = $3::uuid) returning 1`,
      [accountId, sessionHash, child],
    );
    if (rows.length > 0) await tellCallerChanged(db, sessionHash.toString('hex'));
    return rows.length > 0;
  },

  /** Nobody has the token before both rows are there. */
  async open({ accountId, sessionHash }: OwnSession) {
    await db.query(
      `insert into session (token_hash, account_id, ends_at)
       values ($1, $2, now() + interval '30 days')`,
      [sessionHash, accountId],
    );
    await db.query(
      `insert into session_directory (token_hash, account_id) values ($1, $2) on conflict do nothing`,
      [sessionHash, accountId],
    );
  },

  /** Who is chosen again in the devices where this child played, which is removed. */
  letNobodyPlay: (accountId: string, child: string) =>
    db.query('update session set child_id = null where account_id = $1 and child_id = $2', [
      accountId,
      child,
    ]),

  /** Of a family that is erased. */
  async forgetFamily(accountId: string) {
    const gone = await db.query<{ token_hash: Buffer }>(
      'select token_hash from session where account_id = $1',
      [accountId],
    );
    await db.query('delete from session_directory where token_hash = any ($1::bytea[])', [
      gone.map(({ token_hash }) => token_hash),
    ]);
  },

  /** Run it in a transaction, so that every process hears of what has ended. */
  async end({ accountId, sessionHash }: OwnSession) {
    const ended = await db.query(
      `update session set revoked_at = now()
       where account_id = $1 and token_hash = $2 and revoked_at is null returning 1`,
      [accountId, sessionHash],
    );
    if (ended.length > 0) await tellCallerChanged(db, sessionHash.toString('hex'));
  },

  /** Ends the sessions beyond the newest `keep`, the least recently used first. Run it in a transaction. */
  async endBeyond(accountId: string, keep: number) {
    const ended = await db.query<{ token_hash: Buffer }>(
      `update session set revoked_at = now()
       where account_id = $1 and token_hash in (
         select token_hash from session
         where account_id = $1 and revoked_at is null and ends_at > now()
         order by last_seen_at desc, created_at desc offset $2
       )
       returning token_hash`,
      [accountId, keep],
    );
    for (const { token_hash } of ended) await tellCallerChanged(db, token_hash.toString('hex'));
  },

  /** Where an account is signed in, under names that open nothing. */
  list: (accountId: string, current: Buffer) =>
    db.query<{ id: string; began_at: Date; seen_at: Date; is_this: boolean }>(
      `select left(encode(sha256(token_hash), 'hex'), 24) as id, created_at as began_at,
         last_seen_at as seen_at, token_hash = $2 as is_this
       from session where account_id = $1 and revoked_at is null and ends_at > now()
       order by is_this desc, last_seen_at desc limit 100`,
      [accountId, current],
    ),

  async endOthers(accountId: string, current: Buffer) {
    await db.query(
      `update session set revoked_at = now()
       where account_id = $1 and token_hash <> $2 and revoked_at is null`,
      [accountId, current],
    );
    await tellCallerChanged(db, accountId);
  },

  /**
   * The adult's PIN was right: for so many minutes, in this session alone. Run it in a transaction, as
   * what closes it again: every process hears of it, or nothing has happened.
   */
  async openToAdult({ accountId, sessionHash }: OwnSession, minutes: number): Promise<boolean> {
    const rows = await db.query(
      `update session set adult_until = now() + make_interval(mins => $3)
       where account_id = $1 and token_hash = $2 and revoked_at is null returning 1`,
      [accountId, sessionHash, minutes],
    );
    if (rows.length > 0) await tellCallerChanged(db, sessionHash.toString('hex'));
    return rows.length > 0;
  },

  async closeToAdult({ accountId, sessionHash }: OwnSession) {
    await db.query(
      'update session set adult_until = null where account_id = $1 and token_hash = $2',
      [accountId, sessionHash],
    );
    await tellCallerChanged(db, sessionHash.toString('hex'));
  },

  /** Of all devices: what an older PIN has opened. */
  async closeAllToAdult(accountId: string) {
    await db.query(
      `update session set adult_until = null
       where account_id = $1 and revoked_at is null and adult_until is not null`,
      [accountId],
    );
    await tellCallerChanged(db, accountId);
  },

  /** All of an account, or the one that goes by that name; how many ended. */
  async endAll(accountId: string, session?: string): Promise<number> {
    const rows = await db.query(
      `update session set revoked_at = now()
       where account_id = $1 and revoked_at is null and ends_at > now()
         and ($2::text is null or left(encode(sha256(token_hash), 'hex'), 24) = $2)
       returning 1`,
      [accountId, session ?? null],
    );
    await tellCallerChanged(db, accountId);
    return rows.length;
  },

  async deleteExpired() {
    const gone = await db.query<{ token_hash: Buffer }>(
      `delete from session where ends_at < now() - interval '7 days'
         or revoked_at < now() - interval '7 days' returning token_hash`,
    );
    await db.query('delete from session_directory where token_hash = any ($1::bytea[])', [
      gone.map(({ token_hash }) => token_hash),
    ]);
  },
});

export type FoundSession = SessionRow;
