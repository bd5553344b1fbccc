import { Problem, type staff } from '@nobi/contract';
import type { Caller } from '../../callers/caller.ts';
import type { Asked } from '../../serve.ts';
import type { StaffStore } from './staff.store.ts';

export const staffService = (store: StaffStore) => ({
  async tickets({ query }: Asked<typeof staff.tickets>) {
    const rows = query.state === 'open' ? await store.openTickets() : await store.answeredTickets();
    return rows.map(({ id, created_at, responded_at, ...row }) => ({
      ...row,
      ticket_id: id,
      created_at: created_at.toISOString(),
      responded_at: responded_at?.toISOString() ?? null,
    }));
  },

  async answer({ params, body }: Asked<typeof staff.answer>, caller: Caller) {
    const outcome = await store.answer(params.ticket, caller.accountId, body.response);
    if (outcome === undefined) throw new Problem('not_found');
    if (outcome === 'late') throw new Problem('conflict');
    return { ticket_id: params.ticket };
  },
});

export type StaffService = ReturnType<typeof staffService>;
