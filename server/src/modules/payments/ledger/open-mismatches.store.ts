import type { MismatchKind } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';

export type Facts = Readonly<Record<string, string | number>>;

export interface Noticed {
  readonly kind: MismatchKind;
  readonly gateway: string;
  /** How the gateway calls the order; ours has the same name. */
  readonly named: string;
  readonly isOurs: boolean;
  readonly facts: Facts;
  readonly refundKey?: string | undefined;
}

/** An order of which nothing waits any more has no flag. */
export const lowerFlag = (tx: Queryable, orderId: string) =>
  tx.query(
    `update orders set flag = (select kind from mismatch
       where order_id = $1 and resolved_at is null order by id limit 1)
     where id = $1 and flag is not null`,
    [orderId],
  );

/** What about money needs a person. Write in the transaction that notices it. */
export const mismatchesStore = (tx: Queryable) => ({
  /**
   * True when it is new. Noticed again while it waits, it waits once; what staff have ended is not
   * opened again by the same words, and what is not ours by no words.
   */
  async open({ kind, gateway, named, isOurs, facts, refundKey }: Noticed): Promise<boolean> {
    const [row] = await tx.query<{ is_new: boolean }>(
      `insert into mismatch (kind, order_id, gateway, named, facts, refund_key)
       select $1, case when $4::boolean then $3 end, $2, $3, $5, $6
       where not exists (
         select 1 from mismatch where gateway = $2 and named = $3 and kind = $1
           and refund_key is not distinct from $6 and resolved_by is not null
           and (resolution = 'not_ours' or facts = $5::jsonb))
       on conflict (gateway, named, kind, coalesce(refund_key, '')) where resolved_at is null
         do update set facts = excluded.facts
       returning xmax = 0 as is_new`,
      [kind, gateway, named, isOurs, JSON.stringify(facts), refundKey ?? null],
    );
    if (row && isOurs) await tx.query('update orders set flag = $2 where id = $1', [named, kind]);
    return row?.is_new ?? false;
  },

  /** Ends what the gateway's next word has put right. */
  async settle(orderId: string, kinds: readonly MismatchKind[]) {
    const ended = await tx.query(
      `update mismatch set resolved_at = now(), resolution = 'settled'
       where order_id = $1 and kind = any($2) and resolved_at is null returning 1`,
      [orderId, kinds],
    );
    if (ended.length > 0) await lowerFlag(tx, orderId);
  },
});
