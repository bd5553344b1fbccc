import { Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import { writeListLook } from '../../../audit/list-look.ts';
import { propose } from '../../../audit/proposals/propose.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { pageOf, windowOf } from '../../../http/list.rules.ts';
import type { CallInput } from '../../../http/serve.ts';
import { ledgerStore, leftOf } from '../ledger/ledger.store.ts';
import { tryReconcile } from '../try-reconcile.ts';
import { type Ended, endMismatch } from './end-mismatch.ts';
import { lockMismatch, needsSecond } from './manual-refund-by-two.ts';
import { endsOf, isSame, isStillWrong, isWhole } from './mismatches.rules.ts';
import { consoleMismatchesStore, type MismatchRow } from './mismatches.store.ts';
import { consoleOrdersStore } from './orders.store.ts';

export interface MismatchesDeps {
  readonly db: Database;
  readonly publicUrl: string;
  readonly reconcile: (orderId: string) => Promise<unknown>;
  readonly forgetCaller: (accountId: string) => void;
}

type Resolving = CallInput<typeof staff.resolveMismatch>;

interface Wished extends Ended {
  readonly by: StaffCaller;
}

interface End {
  /** Whose paid time changed. */
  readonly family?: string | undefined;
  readonly is_waiting?: true;
}

const rowOf = <Row extends Pick<MismatchRow, 'opened_at' | 'resolved_at'>>(row: Row) => ({
  ...row,
  opened_at: row.opened_at.toISOString(),
  resolved_at: row.resolved_at?.toISOString() ?? null,
});

const findOn = async (db: Queryable, id: string) => {
  const mismatch = await consoleMismatchesStore(db).find(id);
  if (!mismatch) throw new Problem('not_found');
  return mismatch;
};

const reading = (db: Database) => ({
  async list({ query }: CallInput<typeof staff.mismatches>, by: StaffCaller) {
    await writeListLook(db, { by, did: 'mismatches', query });
    const isDone = query.state === 'done';
    const page = { isDone, order: query.order, ...windowOf(query) };
    const store = consoleMismatchesStore(db);
    return pageOf(query, await (isDone ? store.done(page) : store.open(page)), rowOf);
  },

  async one({ params }: CallInput<typeof staff.mismatch>, by: StaffCaller) {
    const mismatch = await findOn(db, params.id);
    const sums = await ledgerStore(db).sums(mismatch.order ?? '');
    const events = await consoleOrdersStore(db).events(mismatch.named);
    const familyId = mismatch.family_id ?? undefined;
    await auditStore(db).write({ by, did: 'mismatch', about: mismatch.named, familyId });
    return {
      ...rowOf(mismatch),
      left: leftOf(sums),
      ends: mismatch.resolution ? [] : endsOf(mismatch.kind, mismatch.family_id),
      events: events.map(({ received_at, ...event }) => ({
        ...event,
        at: received_at.toISOString(),
      })),
    };
  },
});

export const mismatchesService = (deps: MismatchesDeps) => {
  const { db, reconcile, forgetCaller, publicUrl } = deps;

  /** Before it is ended the gateway has its say: about this order, or the one that it belongs to. */
  const askFirst = async ({ mismatch, body }: Pick<Ended, 'mismatch' | 'body'>) => {
    if (body.order !== undefined && !(await consoleOrdersStore(db).find(body.order)))
      throw new Problem('staff_no_order');
    const isAsked = body.resolution === 'right' || body.resolution === 'belongs';
    const orderId = body.order ?? mismatch.order;
    if (isAsked && orderId !== null && !(await tryReconcile(reconcile, orderId)))
      throw new Problem('unavailable');
  };

  const end = async (tx: Queryable, { mismatch, body, by }: Wished): Promise<End> => {
    const now = await lockMismatch(tx, mismatch);
    // What settled by itself while we asked is what was hoped for.
    if (now.resolution === 'settled' && body.resolution === 'right') return {};
    if (now.resolution && isSame(now, body)) return {};
    if (now.resolution) throw new Problem('staff_ended_otherwise');
    if (body.resolution === 'right' && isStillWrong(now)) throw new Problem('staff_still_wrong');
    const { amount, reference, reason } = body;
    if (amount !== undefined && (await needsSecond(tx, now, amount))) {
      const wish = { amount, reference };
      const what = { kind: 'manual_refund' as const, subject: now.id, wish, reason };
      return propose(tx, { ...what, by, publicUrl });
    }
    return { family: await endMismatch(tx, { mismatch: now, body, by }) };
  };

  return {
    ...reading(db),

    async resolve({ params, body }: Resolving, by: StaffCaller) {
      const { id } = params;
      const mismatch = await findOn(db, id);
      if (!endsOf(mismatch.kind, mismatch.family_id).includes(body.resolution) || !isWhole(body))
        throw new Problem('invalid_input');
      if (!mismatch.resolution) await askFirst({ mismatch, body });
      const { family, ...reply } = await db.transaction((tx) => end(tx, { mismatch, body, by }));
      if (family) forgetCaller(family);
      return { id, ...reply };
    },
  };
};
