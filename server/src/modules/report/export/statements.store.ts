import type { Queryable } from '../../../database/database.ts';

export interface ExportedAnswer {
  readonly event: string;
  readonly at: Date;
  readonly item: string;
  readonly object: string;
  readonly skill: string;
  readonly attempt: number;
  readonly outcome: 'first_try' | 'right' | 'wrong';
  readonly help: number | null;
  readonly hints: number | null;
  readonly criterion: boolean | null;
  readonly milliseconds: number | null;
  readonly language: string | null;
}

interface Page {
  /** The last play session of the page; null when there is none after it. */
  readonly last: string | null;
  readonly answers: readonly (Omit<ExportedAnswer, 'at'> & { readonly at: string })[];
}

const sessionsAtOnce = 100;

export const statementsStore = (db: Queryable) => ({
  async isChild(accountId: string, child: string): Promise<boolean> {
    const rows = await db.query('select 1 from child where account_id = $1 and id = $2', [
      accountId,
      child,
    ]);
    return rows.length > 0;
  },

  /** The answers of the play sessions after `after`, in the order in which they began. */
  async page(accountId: string, child: string, after: string): Promise<Page> {
    const [row] = await db.query<Page>(
      `with sessions as materialized (
         select id, child_id, item_id, began_at from play_session
         where account_id = $1 and id > $3 order by id limit ${sessionsAtOnce}
       ), answers as (
         select e.event_id as event, e.happened_at as at, s.item_id as item, e.object, e.skill,
           e.attempt, e.outcome, e.help, e.hints, e.criterion, e.milliseconds, e.language
         from sessions s join play_event e on e.account_id = $1 and e.session_id = s.id
           and e.began_at = s.began_at
         where s.child_id = $2 and e.verb = 'answered' and e.outcome is not null
           and e.skill is not null and e.object is not null and not coalesce(e.guided, false)
       )
       select (select id from sessions order by id desc limit 1) as last,
         coalesce((select jsonb_agg(a order by a.at, a.event) from answers a), '[]') as answers`,
      [accountId, child, after],
    );
    return row ?? { last: null, answers: [] };
  },
});

export type StatementsStore = ReturnType<typeof statementsStore>;
