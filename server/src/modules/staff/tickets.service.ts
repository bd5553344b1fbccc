import { Problem, type staff } from '@nobi/contract';
import type { StaffCaller } from '../../callers/caller.ts';
import type { Database } from '../../database/database.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import type { Asked } from '../../serve.ts';
import { replyLetter } from './reply-letter.ts';
import { ticketsStore } from './tickets.store.ts';

export interface TicketsDeps {
  readonly db: Database;
  readonly publicUrl: string;
}

export const ticketsService = ({ db, publicUrl }: TicketsDeps) => ({
  async tickets({ query }: Asked<typeof staff.tickets>) {
    const store = ticketsStore(db);
    const rows = query.state === 'open' ? await store.openTickets() : await store.answeredTickets();
    return rows.map(({ id, created_at, responded_at, ...row }) => ({
      ...row,
      ticket_id: id,
      created_at: created_at.toISOString(),
      responded_at: responded_at?.toISOString() ?? null,
    }));
  },

  async answer({ params, body }: Asked<typeof staff.answer>, caller: StaffCaller) {
    const given = [params.ticket, caller.accountId, body.response] as const;
    const outcome = await db.transaction(async (tx) => {
      const store = ticketsStore(tx);
      const answered = await store.answer(...given);
      if (answered) await outboxStore(tx).put(replyLetter(answered, publicUrl));
      return store.outcome(...given);
    });
    if (outcome === undefined) throw new Problem('not_found');
    if (outcome === 'late') throw new Problem('conflict');
    return { ticket_id: params.ticket };
  },
});

export type TicketsService = ReturnType<typeof ticketsService>;
