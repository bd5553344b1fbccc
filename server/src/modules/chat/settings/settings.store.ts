import type { AgeBand } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';
import { playingChild } from '../../../database/playing-child.ts';

/** Payload: the account or the child whose answers on their way must end. */
export const chatWithdrawn = 'chat_withdrawn';

/** Ends answers on their way to an account or a child; heard when the transaction commits. */
export const tellWithdrawn = (db: Queryable, whom: string) =>
  db.query(`select pg_notify('${chatWithdrawn}', $1)`, [whom]);

/** What of Nobi is on for one child; whether an outside model may answer is the account's. */
export interface ChatSettings {
  readonly nobi_on: boolean;
  readonly model_on: boolean;
  readonly voice_on: boolean;
  /** Null while the adult has not said. */
  readonly age_band: AgeBand | null;
}

export interface ChildSettings {
  readonly childId: string;
  readonly settings: ChatSettings;
}

/** Of whose session: it knows the child. */
export interface Asking {
  readonly accountId: string;
  readonly sessionHash: Buffer;
}

type Changes = { readonly [Name in keyof ChatSettings]?: ChatSettings[Name] | undefined };

/** Of child `c`: without a row they stand as here. */
export const settingsOfChild = {
  columns: `coalesce(k.nobi_on, true) as nobi_on, coalesce(s.model_on, false) as model_on,
    coalesce(k.voice_on, true) as voice_on, k.age_band`,
  joins: `left join chat_settings s on s.account_id = c.account_id
    left join chat_child_settings k on k.account_id = c.account_id and k.child_id = c.id`,
};

export const chatSettingsStore = (db: Queryable) => ({
  /** Those of the child who plays in the session, or of the one named. Undefined: no child of this account. */
  async find(
    { accountId, sessionHash }: Asking,
    child?: string,
  ): Promise<ChildSettings | undefined> {
    const [row] = await db.query<ChatSettings & { child: string }>(
      `select c.id as child, ${settingsOfChild.columns} from child c ${settingsOfChild.joins}
       where c.account_id = $1 and c.id = coalesce($3::uuid, ${playingChild('$2')})`,
      [accountId, sessionHash, child ?? null],
    );
    if (!row) return undefined;
    const { child: childId, ...settings } = row;
    return { childId, settings };
  },

  all: (accountId: string) =>
    db.query<ChatSettings & { nickname: string | null }>(
      `select c.nickname, ${settingsOfChild.columns} from child c ${settingsOfChild.joins}
       where c.account_id = $1 order by c.created_at, c.place`,
      [accountId],
    ),

  /**
   * Every process hears of a switch that goes off, and ends what it is answering. Run it in a transaction;
   * the notice is a statement of its own, since only the node that we are connected to can tell us.
   */
  async save(accountId: string, child: string, changes: Changes) {
    const [saved] = await db.query<{ nobi_on: boolean }>(
      `with of_the_child as (
         insert into chat_child_settings as k (account_id, child_id, nobi_on, voice_on, age_band)
         values ($1, $2, coalesce($3::boolean, true), coalesce($4::boolean, true), $6)
         on conflict (account_id, child_id) do update set
           nobi_on = coalesce($3, k.nobi_on), voice_on = coalesce($4, k.voice_on),
           age_band = case when $5 then $6 else k.age_band end, changed_at = excluded.changed_at
         returning nobi_on
       ), of_the_account as (
         insert into chat_settings as s (account_id, model_on, model_allowed_at)
         select $1, $7::boolean, case when $7 then now() end where $7 is not null
         on conflict (account_id) do update set model_on = $7, changed_at = excluded.changed_at,
           model_allowed_at = case when $7 then coalesce(s.model_allowed_at, excluded.model_allowed_at) end
       )
       select nobi_on from of_the_child`,
      [
        accountId,
        child,
        changes.nobi_on ?? null,
        changes.voice_on ?? null,
        // Null is a choice of its own: the adult no longer says.
        changes.age_band !== undefined,
        changes.age_band ?? null,
        changes.model_on ?? null,
      ],
    );
    if (saved && !saved.nobi_on) await tellWithdrawn(db, child);
    if (changes.model_on === false) await tellWithdrawn(db, accountId);
  },

  /** The same switch by itself, from the list of consents. */
  async letModelAnswer(accountId: string, isAllowed: boolean) {
    await db.query(
      `insert into chat_settings as s (account_id, model_on, model_allowed_at)
         values ($1, $2, case when $2 then now() end)
         on conflict (account_id) do update set model_on = $2, changed_at = excluded.changed_at,
           model_allowed_at = case when $2 then coalesce(s.model_allowed_at, excluded.model_allowed_at) end`,
      [accountId, isAllowed],
    );
    if (!isAllowed) await tellWithdrawn(db, accountId);
  },
});

export type ChatSettingsStore = ReturnType<typeof chatSettingsStore>;
