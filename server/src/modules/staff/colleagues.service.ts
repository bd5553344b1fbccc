import { Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../audit/audit.store.ts';
import { accountIdOf } from '../../audit/family-id.rules.ts';
import { proposalsStore } from '../../audit/proposals/proposals.store.ts';
import { propose } from '../../audit/proposals/propose.ts';
import type { StaffCaller } from '../../auth/caller.ts';
import { staffSessionsStore } from '../../auth/staff-sessions.store.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { pageOf, windowOf } from '../../http/list.rules.ts';
import type { CallInput } from '../../http/serve.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import { colleaguesStore } from './colleagues.store.ts';
import { factorLetter } from './factor-letter.ts';
import { invitationsStore } from './invitations.store.ts';
import { insistOnAdministrator } from './last-administrator.ts';
import { type Colleague, peopleStore } from './people.store.ts';
import { staffSessionStore } from './session.store.ts';
import { viewsStore } from './views/views.store.ts';

export interface ColleaguesDeps {
  readonly db: Database;
  readonly publicUrl: string;
}

/** The second factor and every session that it opened are gone. */
const shutOut = async (tx: Queryable, staffId: string) => {
  await staffSessionStore(tx).forgetSecondFactor(staffId);
  await staffSessionsStore(tx).endAll(staffId);
};

export const colleaguesService = ({ db, publicUrl }: ColleaguesDeps) => {
  /** Something about a colleague that nobody does to themselves. */
  const change = async <Reply extends object>(
    { colleague, by }: { colleague: string; by: StaffCaller },
    work: (tx: Queryable, person: Colleague) => Promise<Reply | undefined>,
  ) => {
    const id = accountIdOf(colleague);
    if (id === by.staffId) throw new Problem('staff_not_yourself');
    return db.transaction(async (tx) => {
      const person = await peopleStore(tx).lock(id);
      if (!person) throw new Problem('not_found');
      return (await work(tx, person)) ?? {};
    });
  };

  return {
    async list({ query }: CallInput<typeof staff.colleagues>, by: StaffCaller) {
      const rows = await colleaguesStore(db).list({ order: query.order, ...windowOf(query) });
      return pageOf(query, rows, ({ seen_at, ...row }) => ({
        ...row,
        seen_at: seen_at?.toISOString() ?? null,
        is_you: row.id === by.staffId,
      }));
    },

    dismiss: ({ params, body }: CallInput<typeof staff.dismiss>, by: StaffCaller) =>
      change({ ...params, by }, async (tx, { id, email }) => {
        await insistOnAdministrator(tx, id);
        await peopleStore(tx).leave(id);
        await invitationsStore(tx).removeOf(id, email);
        await proposalsStore(tx).removeOfColleague({ id, email });
        await peopleStore(tx).forgetIdentities(id);
        await viewsStore(tx).removeAllOf(id);
        await shutOut(tx, id);
        await auditStore(tx).write({ by, did: 'dismiss', about: email, reason: body.reason });
        return undefined;
      }),

    changeRoles: ({ params, body }: CallInput<typeof staff.changeRoles>, by: StaffCaller) =>
      change({ ...params, by }, async (tx, { id, email, roles: before }) => {
        const { roles, reason } = body;
        if (!roles.includes('administrator')) await insistOnAdministrator(tx, id);
        // A further role is an appointment.
        if (!roles.every((role) => before.includes(role))) {
          const what = { kind: 'roles' as const, subject: id, wish: { roles }, reason };
          return propose(tx, { ...what, by, publicUrl });
        }
        await peopleStore(tx).setRoles(id, roles);
        const entry = { by, did: 'changeRoles', about: email, reason };
        await auditStore(tx).write({ ...entry, before, after: roles });
        return undefined;
      }),

    resetSecondFactor: (
      { params, body }: CallInput<typeof staff.resetSecondFactor>,
      by: StaffCaller,
    ) =>
      change({ ...params, by }, async (tx, person) => {
        await shutOut(tx, person.id);
        await outboxStore(tx).put(factorLetter(person, 'factorsReset'));
        const entry = { by, did: 'resetSecondFactor', about: person.email };
        await auditStore(tx).write({ ...entry, reason: body.reason });
        return undefined;
      }),

    async sessions(_input: unknown, by: StaffCaller) {
      const rows = await colleaguesStore(db).sessions(by.staffId);
      return rows.map((row) => ({
        id: row.id,
        began_at: row.created_at.toISOString(),
        seen_at: row.last_seen_at.toISOString(),
        ends_at: row.ends_at.toISOString(),
        is_this: row.token_hash.equals(by.sessionHash),
      }));
    },

    async endSession({ params }: CallInput<typeof staff.endOwnSession>, by: StaffCaller) {
      const ended = await staffSessionsStore(db).endAll(by.staffId, params.session);
      if (ended === 0) throw new Problem('not_found');
      return {};
    },
  };
};
