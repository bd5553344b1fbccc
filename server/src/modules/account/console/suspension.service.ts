import { type Plan, Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import { accountIdOf } from '../../../audit/family-id.rules.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import { sessionsStore } from '../../../auth/sessions.store.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';
import { outboxStore } from '../../../mail/outbox.store.ts';
import { accountStore } from '../account.store.ts';
import { type SuspensionState, suspensionStore } from './suspension.store.ts';
import { type Contacts, reinstatementLetter, suspensionLetter } from './suspension-letter.ts';

interface DaysGrant {
  readonly plan: Plan;
  readonly days: number;
  readonly reason: string;
  readonly by: string;
  readonly key: string | undefined;
}

export interface SuspensionDeps {
  readonly db: Database;
  /** Days of a plan before and after; undefined when this very wish was granted before. */
  readonly grantDays: (
    tx: Queryable,
    accountId: string,
    grant: DaysGrant,
  ) => Promise<{ before: number; after: number } | undefined>;
  readonly forgetCaller: (accountId: string) => void;
  /** Where families reach people, for letters to those who cannot log in. */
  readonly contacts: Contacts;
}

export const suspensionService = (deps: SuspensionDeps) => {
  const { db, forgetCaller } = deps;
  /** One change of one account, under its lock; afterwards this process forgets at once as well. */
  const change = async (
    id: string,
    work: (tx: Queryable, account: SuspensionState) => Promise<unknown>,
  ) => {
    const familyId = accountIdOf(id);
    await db.transaction(async (tx) => {
      const account = await suspensionStore(tx).lock(familyId);
      if (!account) throw new Problem('not_found');
      await work(tx, account);
    });
    forgetCaller(familyId);
    return {};
  };

  return {
    grantDays: ({ params, body, key }: CallInput<typeof staff.grantDays>, by: StaffCaller) =>
      change(params.family, async (tx, { id }) => {
        const { plan, days, reason } = body;
        const grant = { plan, days, reason, by: by.email, key };
        const change = await deps.grantDays(tx, id, grant);
        if (!change) return;
        const rounded = (value: number) => ({ [plan]: Math.round(value * 10) / 10 });
        await auditStore(tx).write({
          by,
          did: 'grantDays',
          about: `${days > 0 ? '+' : ''}${days} ${plan}`,
          familyId: id,
          reason,
          before: rounded(change.before),
          after: rounded(change.after),
        });
      }),

    suspend: ({ params, body }: CallInput<typeof staff.suspend>, by: StaffCaller) =>
      change(params.family, async (tx, account) => {
        // A colleague's own family goes by the same address.
        if (account.email.toLowerCase() === by.email) throw new Problem('staff_not_yourself');
        const { cause, words, reason } = body;
        await suspensionStore(tx).suspend(account, { cause, words });
        await sessionsStore(tx).endAll(account.id);
        // Said once, however often it is pressed; other words are another letter.
        const isSaid =
          account.suspended_cause === cause && (account.suspended_words ?? undefined) === words;
        if (!isSaid)
          await outboxStore(tx).putIfConfirmed(
            suspensionLetter(account, { cause, words }, deps.contacts),
          );
        await auditStore(tx).write({
          by,
          did: 'suspend',
          familyId: account.id,
          reason,
          before: account.suspended_cause,
          after: { cause, words },
        });
      }),

    lift: ({ params, body }: CallInput<typeof staff.liftSuspension>, by: StaffCaller) =>
      change(params.family, async (tx, account) => {
        const { id, suspended_cause } = account;
        await suspensionStore(tx).lift(id);
        if (account.suspended_at)
          await outboxStore(tx).putIfConfirmed(reinstatementLetter(account, deps.contacts));
        const { reason } = body;
        const entry = { by, did: 'liftSuspension', familyId: id, reason };
        await auditStore(tx).write({ ...entry, before: suspended_cause });
      }),

    markSuperuser: ({ params, body }: CallInput<typeof staff.markSuperuser>, by: StaffCaller) =>
      change(params.family, async (tx, { id, is_superuser: before }) => {
        const { is_superuser: after, reason } = body;
        await accountStore(tx).setSuperuser(id, after);
        const entry = { by, did: 'markSuperuser', familyId: id, reason };
        await auditStore(tx).write({ ...entry, before, after });
      }),

    endSessions: ({ params, body }: CallInput<typeof staff.endFamilySessions>, by: StaffCaller) =>
      change(params.family, async (tx, { id }) => {
        const ended = await sessionsStore(tx).endAll(id, body.session);
        if (body.session && ended === 0) throw new Problem('not_found');
        const entry = { by, did: 'endFamilySessions', familyId: id };
        await auditStore(tx).write({ ...entry, after: { ended } });
      }),
  };
};
