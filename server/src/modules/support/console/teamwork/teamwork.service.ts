import { Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../../../audit/audit.store.ts';
import type { StaffCaller } from '../../../../auth/caller.ts';
import type { Database, Queryable } from '../../../../database/database.ts';
import type { CallInput } from '../../../../http/serve.ts';
import { type Moved, teamworkStore } from './teamwork.store.ts';

const log = async (
  tx: Queryable,
  moved: readonly Moved[],
  entry: { by: StaffCaller; did: string; after: unknown },
) => {
  for (const { id: about, family_id: familyId } of moved)
    await auditStore(tx).write({ ...entry, about, familyId });
  return { changed: moved.length };
};

/** Whose a question is, what colleagues note about it, and whether there is news of it. */
export const teamworkService = (db: Database) => ({
  colleagues: () => teamworkStore(db).colleagues(),

  assign: ({ body }: CallInput<typeof staff.assignTickets>, by: StaffCaller) =>
    db.transaction(async (tx) => {
      const store = teamworkStore(tx);
      const to = body.staff_id === null ? null : await store.colleague(body.staff_id);
      if (to === undefined) throw new Problem('not_found');
      const moved = await store.assign(body.tickets, body.staff_id);
      return await log(tx, moved, { by, did: 'assignTicket', after: to });
    }),

  close: ({ body }: CallInput<typeof staff.closeTickets>, by: StaffCaller) =>
    db.transaction(async (tx) => {
      const moved = await teamworkStore(tx).close(body.tickets);
      return await log(tx, moved, { by, did: 'closeTicket', after: true });
    }),

  note: ({ params, body }: CallInput<typeof staff.noteTicket>, by: StaffCaller) =>
    db.transaction(async (tx) => {
      const { ticket: about } = params;
      const row = await teamworkStore(tx).note(about, by, body.text);
      if (!row) throw new Problem('not_found');
      await auditStore(tx).write({ by, did: 'noteTicket', about, familyId: row.family_id });
      return { ticket_id: about };
    }),

  async news({ query }: CallInput<typeof staff.ticketNews>) {
    const store = teamworkStore(db);
    const stamp =
      query.ticket === undefined ? await store.stampOfOpen() : await store.stampOf(query.ticket);
    if (stamp === undefined) throw new Problem('not_found');
    return { stamp };
  },
});
