import { Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import { writeListLook } from '../../../audit/list-look.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import { pageOf, windowOf } from '../../../http/list.rules.ts';
import type { CallInput } from '../../../http/serve.ts';
import { outboxStore } from '../../../mail/outbox.store.ts';
import { repliesStore } from './replies.store.ts';
import { replyLetter } from './reply-letter.ts';
import { teamworkStore } from './teamwork/teamwork.store.ts';
import { ticketsStore } from './tickets.store.ts';

export interface TicketsDeps {
  readonly db: Database;
  readonly publicUrl: string;
  /** The signed address of a picture of a question. */
  readonly addressOfTicketPicture: (picture: string) => string;
}

const rowOf = <Row extends { created_at: Date; waiting_since: Date }>({
  created_at,
  waiting_since,
  ...row
}: Row) => ({
  ...row,
  created_at: created_at.toISOString(),
  waiting_since: waiting_since.toISOString(),
});

const dated = <Row extends { at: Date }>({ at, ...other }: Row) => ({
  ...other,
  at: at.toISOString(),
});

/** What stands beside the question. */
const contextOf = async (db: Database, { family_id, id }: { family_id: string; id: string }) => {
  const store = ticketsStore(db);
  const [orders, tickets] = await Promise.all([
    store.lastOrders(family_id),
    store.otherTickets(family_id, id),
  ]);
  return {
    id: family_id,
    tickets,
    orders: orders.map(({ created_at, ...order }) => ({
      ...order,
      created_at: created_at.toISOString(),
    })),
  };
};

/** Looking at questions; the look at one is kept in the audit log. */
const reading = ({ db, addressOfTicketPicture }: TicketsDeps) => ({
  async tickets({ query }: CallInput<typeof staff.tickets>, by: StaffCaller) {
    const { state, order, mine } = query;
    const assignee = mine ? by.staffId : undefined;
    await writeListLook(db, { by, did: 'tickets', query });
    const rows = await ticketsStore(db).list({ state, order, assignee, ...windowOf(query) });
    return pageOf(query, rows, rowOf);
  },

  async ticket({ params }: CallInput<typeof staff.ticket>, by: StaffCaller) {
    const store = ticketsStore(db);
    const ticket = await store.find(params.ticket);
    if (!ticket) throw new Problem('not_found');
    const { message, version, assigned_id, family_id, since, paid_until, ...rest } = ticket;
    const { whatsapp, language, plan, devices, ...row } = rest;
    const [stamp, messages, notes, context] = await Promise.all([
      teamworkStore(db).stampOf(row.id),
      store.messages(family_id, row.id),
      store.notes(family_id, row.id),
      contextOf(db, ticket),
    ]);
    await auditStore(db).write({ by, did: 'ticket', about: row.id, familyId: family_id });
    const first = { staff_name: null, text: message, picture: null, at: row.created_at };
    return {
      ...rowOf(row),
      seen: version,
      assigned_id,
      is_mine: assigned_id === by.staffId,
      stamp: stamp ?? '',
      messages: [first, ...messages].map(({ picture, ...each }) => ({
        ...dated(each),
        picture: picture === null ? null : addressOfTicketPicture(picture),
      })),
      notes: notes.map(dated),
      family: {
        ...context,
        whatsapp,
        language,
        plan,
        devices,
        since: since.toISOString(),
        paid_until: paid_until?.toISOString() ?? null,
      },
    };
  },
});

export const ticketsService = ({ db, publicUrl, ...deps }: TicketsDeps) => ({
  ...reading({ db, publicUrl, ...deps }),

  async answer({ params, body }: CallInput<typeof staff.answer>, by: StaffCaller) {
    const reply = { ticketId: params.ticket, by, ...body };
    const outcome = await db.transaction(async (tx) => {
      const store = repliesStore(tx);
      const answered = await store.answer(reply);
      if (answered) {
        await outboxStore(tx).putIfConfirmed(replyLetter(answered, publicUrl));
        const { account_id: familyId } = answered;
        await auditStore(tx).write({ by, did: 'answer', about: params.ticket, familyId });
      }
      return store.outcome(reply);
    });
    if (outcome === undefined) throw new Problem('not_found');
    if (outcome === 'late') throw new Problem('conflict');
    return { ticket_id: params.ticket };
  },

  takeTicket: ({ params, body }: CallInput<typeof staff.takeTicket>, by: StaffCaller) =>
    db.transaction(async (tx) => {
      const { ticket: about } = params;
      const row = await repliesStore(tx).take(about, body.is_mine ? by.staffId : null);
      if (!row) throw new Problem('not_found');
      const familyId = row.account_id;
      await auditStore(tx).write({ by, did: 'takeTicket', about, familyId, after: body.is_mine });
      return { ticket_id: about };
    }),

  closeTicket: ({ params, body }: CallInput<typeof staff.closeTicket>, by: StaffCaller) =>
    db.transaction(async (tx) => {
      const { ticket: about } = params;
      const closed = await repliesStore(tx).close(about, body.is_closed);
      if (!closed) throw new Problem('not_found');
      const familyId = closed.account_id;
      await auditStore(tx).write({
        by,
        did: 'closeTicket',
        about,
        familyId,
        after: body.is_closed,
      });
      return { ticket_id: about };
    }),
});
