import { Problem, type staff } from '@nobi/contract';
import type { StaffCaller } from '../../callers/caller.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import type { Asked } from '../../serve.ts';
import { appointedLetter } from './appointed-letter.ts';
import { auditStore } from './audit.store.ts';
import { colleaguesStore } from './colleagues.store.ts';
import { accountIdOf } from './family-id.rules.ts';
import { pageOf, windowOf } from './list.rules.ts';
import { staffSessionStore } from './session.store.ts';
import { type Standing, standingStore } from './standing.store.ts';

export interface ColleaguesDeps {
  readonly db: Database;
  readonly publicUrl: string;
  readonly forgetCaller: (accountId: string) => void;
}

export const colleaguesService = ({ db, publicUrl, forgetCaller }: ColleaguesDeps) => {
  /** Something about a colleague that nobody does to themselves. */
  const change = async (
    { colleague, by }: { colleague: string; by: StaffCaller },
    work: (tx: Queryable, found: Standing) => Promise<unknown>,
  ) => {
    const id = accountIdOf(colleague);
    if (id === by.accountId) throw new Problem('staff_not_yourself');
    await db.transaction(async (tx) => {
      const found = await standingStore(tx).lock(id);
      if (!found?.is_staff) throw new Problem('not_found');
      await work(tx, found);
    });
    forgetCaller(id);
    return {};
  };

  return {
    async list({ query }: Asked<typeof staff.colleagues>, by: StaffCaller) {
      const rows = await colleaguesStore(db).list({ order: query.order, ...windowOf(query) });
      return pageOf(query, rows, ({ seen_at, ...row }) => ({
        ...row,
        seen_at: seen_at?.toISOString() ?? null,
        is_you: row.id === by.accountId,
      }));
    },

    async appoint({ body }: Asked<typeof staff.appoint>, by: StaffCaller) {
      const { email, reason } = body;
      const id = await db.transaction(async (tx) => {
        const [holder, another] = await colleaguesStore(tx).holders(email);
        if (!holder) throw new Problem('staff_no_account');
        if (another) throw new Problem('conflict');
        await colleaguesStore(tx).setStaff(holder.id, true);
        const invitation = { by: by.displayName, publicUrl };
        if (!holder.is_staff) await outboxStore(tx).put(appointedLetter(holder, invitation));
        await auditStore(tx).write({
          by,
          did: 'appoint',
          about: email,
          familyId: holder.id,
          reason,
        });
        return holder.id;
      });
      forgetCaller(id);
      return {};
    },

    dismiss: ({ params, body }: Asked<typeof staff.dismiss>, by: StaffCaller) =>
      change({ ...params, by }, async (tx, { id, email }) => {
        if ((await standingStore(tx).staffCount()) < 2) throw new Problem('staff_last_one');
        await colleaguesStore(tx).setStaff(id, false);
        await staffSessionStore(tx).forgetSecondFactor(id);
        await auditStore(tx).write({
          by,
          did: 'dismiss',
          about: email,
          familyId: id,
          reason: body.reason,
        });
      }),

    resetSecondFactor: ({ params, body }: Asked<typeof staff.resetSecondFactor>, by: StaffCaller) =>
      change({ ...params, by }, async (tx, { id, email }) => {
        await staffSessionStore(tx).forgetSecondFactor(id);
        const deed = { by, did: 'resetSecondFactor', about: email, familyId: id };
        await auditStore(tx).write({ ...deed, reason: body.reason });
      }),

    async sessions(_asked: unknown, by: StaffCaller) {
      const rows = await colleaguesStore(db).sessions(by.accountId);
      return rows.map((row) => ({
        id: row.id,
        began_at: row.created_at.toISOString(),
        seen_at: row.last_seen_at.toISOString(),
        ends_at: row.ends_at.toISOString(),
        is_this: row.token_hash.equals(by.sessionHash),
      }));
    },

    async endSession({ params }: Asked<typeof staff.endOwnSession>, by: StaffCaller) {
      if (!(await colleaguesStore(db).endSession(by.accountId, params.session)))
        throw new Problem('not_found');
      return {};
    },
  };
};

export type ColleaguesService = ReturnType<typeof colleaguesService>;
