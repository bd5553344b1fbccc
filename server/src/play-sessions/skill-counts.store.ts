import type { Queryable } from '../database/database.ts';
import { isShown, shownBy } from './skill-state.store.ts';

/**
 * Events are kept for 24 months. Where older ones are gone, what was counted of them is all that is left
 * of them: there the newest marks must agree, and nothing is written.
 */
const compared = `with made as (
    select e.account_id, s.child_id, e.skill as skill_id,
      ${shownBy('e.received_at, e.client_ms')}
    from play_event e
      join play_session s on s.account_id = e.account_id and s.id = e.session_id
      join child c on c.account_id = s.account_id and c.id = s.child_id
    where e.account_id = any ($1) and ${isShown}
    group by 1, 2, 3
  ), kept as (
    select * from skill_state where account_id = any ($1)
  )
  select coalesce(m.account_id, k.account_id) as account_id,
    coalesce(m.child_id, k.child_id) as child_id, coalesce(m.skill_id, k.skill_id) as skill_id,
    m.marks, m.first_day, m.last_day,
    case
      when k.first_day < now() - interval '23 months'
        then k.marks like '%' || coalesce(m.marks, '')
      else coalesce((m.marks, m.first_day, m.last_day) = (k.marks, k.first_day, k.last_day), false)
    end as is_same
  from made m full join kept k using (account_id, child_id, skill_id)`;

const written = `with compared as (${compared}), gone as (
    delete from skill_state k using compared d
    where not d.is_same and d.marks is null
      and (k.account_id, k.child_id, k.skill_id) = (d.account_id, d.child_id, d.skill_id)
  ), anew as (
    insert into skill_state (account_id, child_id, skill_id, marks, first_day, last_day)
    select account_id, child_id, skill_id, marks, first_day, last_day
    from compared where not is_same and marks is not null
    on conflict (account_id, child_id, skill_id) do update set
      marks = excluded.marks, first_day = excluded.first_day, last_day = excluded.last_day,
      changed_at = excluded.changed_at
  )
  select is_same from compared`;

interface Compared {
  readonly is_same: boolean;
}

/** What was shown of skills, made anew from the events of some accounts. */
export const skillCountsStore = (db: Queryable) => ({
  accountsAfter: (last: string, most: number) =>
    db.query<{ id: string }>('select id from account where id > $1 order by id limit $2', [
      last,
      most,
    ]),

  compare: (accounts: readonly string[]) => db.query<Compared>(compared, [accounts]),

  /** Reports that arrive meanwhile wait for these rows, and add to what is written here. */
  async write(accounts: readonly string[]): Promise<Compared[]> {
    const rows: Compared[] = [];
    for (const account of accounts) {
      await db.query('select 1 from skill_state where account_id = $1 for update', [account]);
      rows.push(...(await db.query<Compared>(written, [[account]])));
    }
    return rows;
  },
});
