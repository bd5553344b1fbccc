import { Problem, type staff } from '@nobi/contract';
import type { StaffCaller } from '../../callers/caller.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { lowerFlag } from '../../money/mismatches.store.ts';
import { leftOf, movesStore } from '../../money/moves.store.ts';
import type { Asked } from '../../serve.ts';
import { auditStore } from './audit.store.ts';
import { byHandStore } from './by-hand.store.ts';
import { giveByHand } from './by-hand.ts';
import { pageOf, windowOf } from './list.rules.ts';
import { look } from './look.ts';
import { endsOf, isSame, isStillWrong, isWhole } from './mismatches.rules.ts';
import { deskMismatchesStore, type MismatchRow, type WholeMismatch } from './mismatches.store.ts';
import { deskOrdersStore } from './orders.store.ts';

export interface MismatchesDeps {
  readonly db: Database;
  readonly reconcile: (orderId: string) => Promise<unknown>;
  readonly recomputePeriods: (tx: Queryable, accountId: string) => Promise<void>;
  readonly forgetCaller: (accountId: string) => void;
}

type Resolving = Asked<typeof staff.resolveMismatch>;
interface Ended {
  readonly found: WholeMismatch;
  readonly body: Resolving['body'];
  readonly by: StaffCaller;
}

const rowOf = <Row extends Pick<MismatchRow, 'opened_at' | 'resolved_at'>>(row: Row) => ({
  ...row,
  opened_at: row.opened_at.toISOString(),
  resolved_at: row.resolved_at?.toISOString() ?? null,
});

const findOn = async (db: Queryable, id: string) => {
  const found = await deskMismatchesStore(db).find(id);
  if (!found) throw new Problem('not_found');
  return found;
};

const looking = (db: Database) => ({
  async list({ query }: Asked<typeof staff.mismatches>) {
    const isDone = query.state === 'done';
    const asked = { isDone, order: query.order, ...windowOf(query) };
    const store = deskMismatchesStore(db);
    return pageOf(query, await (isDone ? store.done(asked) : store.open(asked)), rowOf);
  },

  async one({ params }: Asked<typeof staff.mismatch>, by: StaffCaller) {
    const found = await findOn(db, params.id);
    const sums = await movesStore(db).sums(found.order ?? '');
    const events = await deskOrdersStore(db).events(found.named);
    const familyId = found.family_id ?? undefined;
    await auditStore(db).write({ by, did: 'mismatch', about: found.named, familyId });
    return {
      ...rowOf(found),
      left: leftOf(sums),
      ends: found.resolution ? [] : endsOf(found.kind, found.family_id),
      events: events.map(({ received_at, ...event }) => ({
        ...event,
        at: received_at.toISOString(),
      })),
    };
  },
});

/** What went back of money that came for no order of ours came as well: both stand in the books. */
const giveUnknownByHand = async (
  tx: Queryable,
  { gateway, opened_at }: WholeMismatch,
  amount: number,
) => {
  await movesStore(tx).addUnknown(gateway, { kind: 'kept', amount, at: opened_at });
  await movesStore(tx).addUnknown(gateway, { kind: 'by_hand', amount, at: undefined });
};

/** The money of an end by hand; answers the family whose paid time ended with it. */
const moveByHand = async (tx: Queryable, { found, body, by }: Ended) => {
  const { amount, reference, reason } = body;
  if (amount === undefined || reference === undefined) return undefined;
  if (found.order === null) {
    await giveUnknownByHand(tx, found, amount);
    return undefined;
  }
  const key = `by-hand-${found.id}`;
  const given = { orderId: found.order, key, amount, reason, reference, by: by.email };
  return giveByHand(tx, given);
};

export const mismatchesService = (deps: MismatchesDeps) => {
  const { db, reconcile, recomputePeriods, forgetCaller } = deps;

  /** Before it is ended the gateway has its say: about this order, or the one that it belongs to. */
  const askFirst = async ({ found, body }: Pick<Ended, 'found' | 'body'>) => {
    if (body.order !== undefined && !(await deskOrdersStore(db).find(body.order)))
      throw new Problem('staff_no_order');
    const isAsked = body.resolution === 'right' || body.resolution === 'belongs';
    const orderId = body.order ?? found.order;
    if (isAsked && orderId !== null && !(await look(reconcile, orderId)))
      throw new Problem('unavailable');
  };

  const end = async (tx: Queryable, { found, body, by }: Ended) => {
    const family = await moveByHand(tx, { found, body, by });
    const { resolution, reason, amount, reference, order } = body;
    const { id, named } = found;
    const ending = { id, resolution, reason, by: by.email, amount, reference, order };
    await deskMismatchesStore(tx).end(ending);
    if (found.order) await lowerFlag(tx, found.order);
    const familyId = found.family_id ?? undefined;
    const deed = { by, did: 'resolveMismatch', about: named, familyId, reason };
    await auditStore(tx).write({ ...deed, after: { resolution, amount, reference, order } });
    if (family) await recomputePeriods(tx, family);
    return family;
  };

  return {
    ...looking(db),

    async resolve({ params, body }: Resolving, by: StaffCaller) {
      const { id } = params;
      const found = await findOn(db, id);
      if (!endsOf(found.kind, found.family_id).includes(body.resolution) || !isWhole(body))
        throw new Problem('invalid_input');
      if (!found.resolution) await askFirst({ found, body });
      const family = await db.transaction(async (tx) => {
        // The order before the mismatch: in this order a word of the gateway takes them as well.
        if (found.order) await byHandStore(tx).lock(found.order);
        await deskMismatchesStore(tx).lock(id);
        const now = await findOn(tx, id);
        // What settled by itself while we asked is what was hoped for.
        if (now.resolution === 'settled' && body.resolution === 'right') return undefined;
        if (now.resolution && isSame(now, body)) return undefined;
        if (now.resolution) throw new Problem('staff_ended_otherwise');
        if (body.resolution === 'right' && isStillWrong(now))
          throw new Problem('staff_still_wrong');
        return end(tx, { found: now, body, by });
      });
      if (family) forgetCaller(family);
      return { id };
    },
  };
};

export type MismatchesService = ReturnType<typeof mismatchesService>;
