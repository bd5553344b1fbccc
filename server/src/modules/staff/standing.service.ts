import { Problem, type staff } from '@nobi/contract';
import type { StaffCaller } from '../../callers/caller.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import type { Asked } from '../../serve.ts';
import { auditStore } from './audit.store.ts';
import { accountIdOf } from './family-id.rules.ts';
import { type Standing, standingStore } from './standing.store.ts';
import { closedLetter, type Desk, openedLetter } from './suspension-letter.ts';

export interface StandingDeps {
  readonly db: Database;
  /** Computes an account's paid time anew. */
  readonly recomputePeriods: (tx: Queryable, accountId: string) => Promise<void>;
  readonly forgetCaller: (accountId: string) => void;
  /** Where families reach people, for letters to those who cannot log in. */
  readonly desk: Desk;
}

/** Who can be closed out: not oneself, and not the last who could open the door again. */
const refuseToClose = async (tx: Queryable, found: Standing, by: StaffCaller) => {
  if (found.id === by.accountId) throw new Problem('staff_not_yourself');
  if (found.is_staff && (await standingStore(tx).staffCount()) < 2)
    throw new Problem('staff_last_one');
};

export const standingService = (deps: StandingDeps) => {
  const { db, recomputePeriods, forgetCaller } = deps;
  /** One change of one account, under its lock; afterwards this process forgets at once as well. */
  const change = async (id: string, work: (tx: Queryable, found: Standing) => Promise<unknown>) => {
    const familyId = accountIdOf(id);
    await db.transaction(async (tx) => {
      const found = await standingStore(tx).lock(familyId);
      if (!found) throw new Problem('not_found');
      await work(tx, found);
    });
    forgetCaller(familyId);
    return {};
  };

  return {
    grantDays: ({ params, body, key }: Asked<typeof staff.grantDays>, by: StaffCaller) =>
      change(params.family, async (tx, { id }) => {
        const { plan, days, reason } = body;
        const store = standingStore(tx);
        const before = await store.daysLeft(id, plan);
        if (days < 0 && before === 0) throw new Problem('staff_nothing_to_take');
        if (!(await store.giveDays(id, { plan, days, reason, by: by.email, key }))) return;
        await recomputePeriods(tx, id);
        const after = await store.daysLeft(id, plan);
        const rounded = (value: number) => ({ [plan]: Math.round(value * 10) / 10 });
        await auditStore(tx).write({
          by,
          did: 'grantDays',
          about: `${days > 0 ? '+' : ''}${days} ${plan}`,
          familyId: id,
          reason,
          before: rounded(before),
          after: rounded(after),
        });
      }),

    suspend: ({ params, body }: Asked<typeof staff.suspend>, by: StaffCaller) =>
      change(params.family, async (tx, found) => {
        await refuseToClose(tx, found, by);
        const { cause, words, reason } = body;
        const store = standingStore(tx);
        await store.suspend(found.id, { cause, words });
        await store.endSessions(found.id);
        // Said once, however often it is pressed; other words are another letter.
        const isSaid =
          found.suspended_cause === cause && (found.suspended_words ?? undefined) === words;
        if (!isSaid) await outboxStore(tx).put(closedLetter(found, { cause, words }, deps.desk));
        await auditStore(tx).write({
          by,
          did: 'suspend',
          familyId: found.id,
          reason,
          before: found.suspended_cause,
          after: { cause, words },
        });
      }),

    lift: ({ params, body }: Asked<typeof staff.liftSuspension>, by: StaffCaller) =>
      change(params.family, async (tx, found) => {
        const { id, suspended_cause } = found;
        await standingStore(tx).lift(id);
        if (found.suspended_at) await outboxStore(tx).put(openedLetter(found, deps.desk));
        const { reason } = body;
        const deed = { by, did: 'liftSuspension', familyId: id, reason };
        await auditStore(tx).write({ ...deed, before: suspended_cause });
      }),

    endSessions: ({ params, body }: Asked<typeof staff.endFamilySessions>, by: StaffCaller) =>
      change(params.family, async (tx, { id }) => {
        const ended = await standingStore(tx).endSessions(id, body.session);
        if (body.session && ended === 0) throw new Problem('not_found');
        const deed = { by, did: 'endFamilySessions', familyId: id };
        await auditStore(tx).write({ ...deed, after: { ended } });
      }),
  };
};

export type StandingService = ReturnType<typeof standingService>;
