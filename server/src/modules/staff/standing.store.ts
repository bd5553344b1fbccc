import type { Language, Plan } from '@nobi/contract';
import { callerChanged } from '../../callers/callers.ts';
import type { Queryable } from '../../database/database.ts';

export interface Standing {
  readonly id: string;
  readonly email: string;
  readonly is_staff: boolean;
  readonly display_name: string;
  readonly language: Language;
  readonly suspended_at: Date | null;
  readonly suspended_cause: string | null;
  readonly suspended_words: string | null;
}

interface GivenDays {
  readonly plan: Plan;
  readonly days: number;
  readonly reason: string;
  readonly by: string;
  readonly key: string | undefined;
}

interface Closing {
  readonly cause: string;
  readonly words: string | undefined;
}

const tellAll = `select pg_notify('${callerChanged}', $1::text)`;

/** Changes of how an account stands; inside a transaction that holds its lock. */
export const standingStore = (tx: Queryable) => ({
  async lock(accountId: string): Promise<Standing | undefined> {
    const [row] = await tx.query<Standing>(
      `select id, email, is_staff, display_name, language, suspended_at, suspended_cause, suspended_words
       from account where id = $1 for update`,
      [accountId],
    );
    return row;
  },

  /** Locks the whole staff, so that two cannot dismiss each other in the same moment. */
  async staffCount(): Promise<number> {
    const rows = await tx.query(
      'select id from account where is_staff and suspended_at is null order by id for update',
    );
    return rows.length;
  },

  async daysLeft(accountId: string, plan: Plan): Promise<number> {
    const [row] = await tx.query<{ days: number }>(
      `select coalesce(sum(extract(epoch from ends_at - greatest(starts_at, now()))) / 86400, 0)::float
         as days
       from period where account_id = $1 and plan = $2 and ends_at > now()`,
      [accountId, plan],
    );
    return row?.days ?? 0;
  },

  /** False when this very wish was granted before. */
  async giveDays(accountId: string, { plan, days, reason, by, key }: GivenDays): Promise<boolean> {
    const rows = await tx.query(
      `insert into granted_days (account_id, plan, days, reason, given_by, key)
       values ($1, $2, $3, $4, $5, $6) on conflict (key) do nothing returning 1`,
      [accountId, plan, days, reason, by, key ?? null],
    );
    return rows.length > 0;
  },

  suspend: (accountId: string, { cause, words }: Closing) =>
    tx.query(
      `update account set suspended_at = coalesce(suspended_at, now()), suspended_cause = $2,
         suspended_words = $3 where id = $1`,
      [accountId, cause, words ?? null],
    ),

  async lift(accountId: string) {
    await tx.query(
      `update account set suspended_at = null, suspended_cause = null, suspended_words = null
       where id = $1`,
      [accountId],
    );
    await tx.query(tellAll, [accountId]);
  },

  /** All of them, or the one that goes by that name; how many ended. */
  async endSessions(accountId: string, session?: string): Promise<number> {
    const rows = await tx.query(
      `update session set revoked_at = now()
       where account_id = $1 and revoked_at is null and ends_at > now()
         and ($2::text is null or left(encode(sha256(token_hash), 'hex'), 24) = $2)
       returning 1`,
      [accountId, session ?? null],
    );
    await tx.query(tellAll, [accountId]);
    return rows.length;
  },
});
