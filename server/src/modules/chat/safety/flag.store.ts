import type { Language } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';
import { childOfRow } from '../../../database/playing-child.ts';

export interface NewFlag {
  readonly accountId: string;
  readonly turnId: string;
  readonly severity: 'low' | 'medium' | 'high';
  readonly topic: string;
  readonly isQuoted: boolean;
}

export interface NewCase {
  readonly accountId: string;
  readonly turnId: string;
  readonly topic: string;
  readonly isFamilyTold: boolean;
}

interface FlagRow {
  readonly id: string;
  readonly at: Date;
  readonly severity: NewFlag['severity'];
  readonly topic: string;
  readonly prompt: string | null;
  readonly is_seen: boolean;
  readonly nickname: string | null;
}

export interface Adult {
  readonly email: string;
  readonly display_name: string;
  readonly language: Language;
}

/** What adults are told of, and the cases that are for staff alone. */
export const flagStore = (db: Queryable) => ({
  /**
   * False when the adult had a letter within the last hour, or has not confirmed the address: then the
   * page of the product tells alone.
   */
  async raise({ accountId, turnId, severity, topic, isQuoted }: NewFlag): Promise<boolean> {
    // One at a time for each family, so that two at once do not send two letters.
    await db.query('select 1 from account where id = $1 for no key update', [accountId]);
    const [row] = await db.query<{ child: string | null; may_be_told: boolean; now: string }>(
      `select (select child_id from chat_turn where account_id = $1 and id = $2) as child, now()::text as now,
         exists (select 1 from account where id = $1 and email_confirmed_at is not null) and not exists (
           select 1 from chat_flag where account_id = $1 and severity = 'high'
             and told_at > now() - interval '1 hour') as may_be_told`,
      [accountId, turnId],
    );
    const toldAt = severity === 'high' && row?.may_be_told ? row.now : null;
    await db.query(
      `insert into chat_flag (account_id, child_id, turn_id, severity, topic, is_quoted, told_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [accountId, row?.child, turnId, severity, topic, isQuoted, toldAt],
    );
    return toldAt !== null;
  },

  /** Its number, and whose task it is: told once an hour for each family. */
  async openCase({ accountId, turnId, topic, isFamilyTold }: NewCase) {
    const [turn] = await db.query<{ child: string | null }>(
      'select child_id as child from chat_turn where account_id = $1 and id = $2',
      [accountId, turnId],
    );
    const [row] = await db.query<{ id: string }>(
      `insert into safety_case (account_id, child_id, turn_id, topic, is_family_told)
       values ($1, $2, $3, $4, $5) returning id::text as id`,
      [accountId, turn?.child, turnId, topic, isFamilyTold],
    );
    const recent = await db.query(
      `select 1 from safety_case
       where account_id = $1 and id <> $2 and opened_at > now() - interval '1 hour' limit 1`,
      [accountId, row?.id],
    );
    const staff =
      recent.length > 0
        ? []
        : await db.query<Adult>(
            `select email, display_name, language from staff
             where left_at is null and 'safety' = any (roles)`,
          );
    return { number: row?.id ?? '', staff };
  },

  async adult(accountId: string): Promise<Adult | undefined> {
    const [row] = await db.query<Adult>(
      'select email, display_name, language from account where id = $1',
      [accountId],
    );
    return row;
  },

  /** Low ones are shown once the week's letter has told of them. */
  shown: (accountId: string, most: number) =>
    db.query<FlagRow>(
      `select f.id::text as id, f.at, f.severity, f.topic, f.seen_at is not null as is_seen,
         case when f.is_quoted then t.prompt end as prompt, c.nickname
       from chat_flag f
       left join chat_turn t on t.account_id = $1 and t.id = f.turn_id and not t.is_hidden
       left join child c on c.account_id = f.account_id
         and c.id = ${childOfRow('f.child_id')}
       where f.account_id = $1 and (f.severity <> 'low' or f.told_at is not null)
       order by f.id desc limit $2`,
      [accountId, most],
    ),

  see: (accountId: string) =>
    db.query(
      `update chat_flag set seen_at = now() where account_id = $1 and seen_at is null
         and (severity <> 'low' or told_at is not null)`,
      [accountId],
    ),

  /** Accounts whose oldest low flag has waited a week for its letter. */
  async dueForWeek(): Promise<string[]> {
    const rows = await db.query<{ account_id: string }>(
      `select distinct account_id from chat_flag
       where severity = 'low' and told_at is null and at < now() - interval '7 days' limit 100`,
    );
    return rows.map(({ account_id }) => account_id);
  },

  /** The topics of the week with their counts; none when somebody else has just claimed them. */
  claimWeek: (accountId: string) =>
    db.query<{ topic: string; count: number }>(
      `with told as (
         update chat_flag set told_at = now()
         where account_id = $1 and severity = 'low' and told_at is null returning topic
       )
       select topic, count(*)::int as count from told group by topic order by count(*) desc, topic`,
      [accountId],
    ),
});

export type FlagStore = ReturnType<typeof flagStore>;
