import type { Queryable } from '../../../../database/database.ts';

interface Entry {
  readonly id: number;
  readonly day: string;
  readonly at: Date;
  readonly order_id: string | null;
  readonly plan: string | null;
  readonly gateway: string;
  readonly kind: 'paid' | 'kept' | 'back' | 'by_hand';
  readonly amount: number;
}

/** Where a page of the ledger ended. */
export type EntryPlace = Pick<Entry, 'day' | 'id'>;

/** The ledger as the books want it: by month, in the order of its days. */
export const accountingStore = (db: Queryable) => ({
  months: (since: string) =>
    db.query<{ month: string; received: number; given_back: number }>(
      `select to_char(day, 'YYYY-MM') as month, sum(gross)::float as received,
         sum(refunds)::float as given_back
       from money_day where day >= $1 group by 1 order by 1 desc`,
      [since],
    ),

  page: (
    { from, to }: { readonly from: string; readonly to: string },
    after: EntryPlace | undefined,
    limit: number,
  ) =>
    db.query<Entry>(
      `select id, to_char(day, 'YYYY-MM-DD') as day, at, order_id, plan, gateway, kind,
         amount::float as amount
       from money_move where (day, id) > ($1::date, $2::bigint) and day <= $3::date
       order by day, id limit $4`,
      [after?.day ?? from, after?.id ?? 0, to, limit],
    ),
});
