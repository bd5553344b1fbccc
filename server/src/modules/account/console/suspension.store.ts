import type { Language, Plan } from '@nobi/contract';
import { tellCallerChanged } from '../../../auth/caller-changed.store.ts';
import type { Queryable } from '../../../database/database.ts';

export interface SuspensionState {
  readonly id: string;
  readonly email: string;
  readonly is_superuser: boolean;
  readonly display_name: string;
  readonly language: Language;
  readonly suspended_at: Date | null;
  readonly suspended_cause: string | null;
  readonly suspended_words: string | null;
}

interface SuspensionChange {
  readonly cause: string;
  readonly words: string | undefined;
}

/** Changes of how an account stands; inside a transaction that holds its lock. */
export const suspensionStore = (tx: Queryable) => ({
  async lock(accountId: string): Promise<SuspensionState | undefined> {
    const [row] = await tx.query<SuspensionState>(
      `select id, email, is_superuser, display_name, language, suspended_at, suspended_cause, suspended_words
       from account where id = $1 for update`,
      [accountId],
    );
    return row;
  },

  /** When the time of a plan is over that runs or is still to come. */
  async endOf(accountId: string, plan: Plan): Promise<Date | undefined> {
    const [row] = await tx.query<{ ends_at: Date | null }>(
      `select max(ends_at) as ends_at from period
       where account_id = $1 and plan = $2 and ends_at > now()`,
      [accountId, plan],
    );
    return row?.ends_at ?? undefined;
  },

  /** Closed already it stays closed since then. */
  suspend: (
    { id, suspended_at }: Pick<SuspensionState, 'id' | 'suspended_at'>,
    { cause, words }: SuspensionChange,
  ) =>
    tx.query(
      `update account set suspended_at = ${suspended_at ? 'suspended_at' : 'now()'},
         suspended_cause = $2, suspended_words = $3 where id = $1`,
      [id, cause, words ?? null],
    ),

  async lift(accountId: string) {
    await tx.query(
      `update account set suspended_at = null, suspended_cause = null, suspended_words = null
       where id = $1`,
      [accountId],
    );
    await tellCallerChanged(tx, accountId);
  },
});
