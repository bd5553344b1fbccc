import type { Queryable } from '../../../../database/database.ts';
import { asUuid } from '../tickets.store.ts';

export interface Moved {
  readonly id: string;
  readonly family_id: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** What is no UUID names no question. */
const uuidsOf = (ids: readonly string[]) => ids.filter((id) => uuid.test(id));

/** What colleagues do with questions among themselves. */
export const teamworkStore = (db: Queryable) => ({
  /** Who answers questions now. */
  colleagues: () =>
    db.query<{ id: string; display_name: string }>(
      `select id, display_name from staff
       where left_at is null and 'support' = any (roles) order by display_name, id limit 200`,
    ),

  async colleague(id: string): Promise<string | undefined> {
    const [row] = await db.query<{ display_name: string }>(
      `select display_name from staff
       where id::text = $1 and left_at is null and 'support' = any (roles)`,
      [id],
    );
    return row?.display_name;
  },

  /** Those of them that were somebody else's, or nobody's. */
  assign: (tickets: readonly string[], staffId: string | null) =>
    db.query<Moved>(
      `update ticket set assigned_to = $2::uuid
       where id = any ($1::uuid[]) and assigned_to is distinct from $2::uuid
       returning id, account_id as family_id`,
      [uuidsOf(tickets), staffId],
    ),

  /** Those of them that were not closed yet. */
  close: (tickets: readonly string[]) =>
    db.query<Moved>(
      `update ticket set state = 'closed' where id = any ($1::uuid[]) and state <> 'closed'
       returning id, account_id as family_id`,
      [uuidsOf(tickets)],
    ),

  async note(ticketId: string, by: { readonly displayName: string }, text: string) {
    const [row] = await db.query<{ family_id: string }>(
      `with written as (
         insert into ticket_note (account_id, ticket_id, staff_name, text)
         select account_id, id, $2, $3 from ticket where id = ${asUuid} returning account_id
       )
       select account_id as family_id from written`,
      [ticketId, by.displayName, text],
    );
    return row;
  },

  /** Changes with whatever is written about a question, or done with it. */
  async stampOf(ticketId: string): Promise<string | undefined> {
    const [row] = await db.query<{ stamp: string }>(
      `select concat_ws(':', version, state, assigned_to,
         (select count(*) from ticket_note
           where account_id = t.account_id and ticket_id = t.id)) as stamp
       from ticket t where id = ${asUuid}`,
      [ticketId],
    );
    return row?.stamp;
  },

  /** Changes with whatever begins to wait for an answer, or ends to. */
  async stampOfOpen(): Promise<string> {
    const [row] = await db.query<{ stamp: string }>(
      `select concat_ws(':', count(*), max(waiting_since)) as stamp from ticket where state = 'open'`,
    );
    return row?.stamp ?? '';
  },
});
