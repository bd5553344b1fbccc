import type { Database } from '../../database/database.ts';

export const supportPicturesStore = (db: Database) => ({
  /** Whether the question is one of theirs. */
  async isTheirs(accountId: string, ticketId: string): Promise<boolean> {
    const [row] = await db.query('select 1 from ticket where id::text = $2 and account_id = $1', [
      accountId,
      ticketId,
    ]);
    return row !== undefined;
  },

  /** A message that is a picture; the question waits for us again. False when it is no question of theirs. */
  add: (accountId: string, ticketId: string, picture: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const [ticket] = await tx.query<{ id: string }>(
        'select id from ticket where id::text = $2 and account_id = $1 for update',
        [accountId, ticketId],
      );
      if (!ticket) return false;
      await tx.query(
        `with said as (
           insert into ticket_message (account_id, ticket_id, text, picture)
           select $1::uuid, $2::uuid, '', $3 where not exists (
             select 1 from ticket_message
             where account_id = $1 and ticket_id = $2 and picture = $3)
           returning ticket_id, at
         )
         update ticket t set state = 'open', version = version + 1,
           waiting_since = case when state = 'open' then waiting_since else said.at end
         from said where t.account_id = $1 and t.id = said.ticket_id`,
        [accountId, ticket.id, picture],
      );
      return true;
    }),
});

export type SupportPicturesStore = ReturnType<typeof supportPicturesStore>;
