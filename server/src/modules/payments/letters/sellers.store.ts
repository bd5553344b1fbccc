import type { Queryable } from '../../../database/database.ts';
import type { Seller } from './seller.ts';

/** Who stood behind the product at which time, so that a paid invoice stays as it was. */
export const sellersStore = (db: Queryable) => ({
  /** Who sells from now on. Two processes that start at once may both write it, which says the same. */
  async keep({ name, address, registration }: Seller): Promise<void> {
    await db.query(
      `insert into invoice_seller (name, address, registration)
       select $1::text, $2::text, $3::text
       where not exists (
         select 1 from invoice_seller where id = (select max(id) from invoice_seller)
           and name is not distinct from $1 and address is not distinct from $2
           and registration is not distinct from $3)`,
      [name, address, registration],
    );
  },

  /** Who sold what was paid then (null: now): whoever stood there, or the first known for what is older. */
  async at(paidAt: Date | null): Promise<Seller> {
    const [row] = await db.query<Seller>(
      `select s.name, s.address, s.registration
       from invoice_seller s, (select coalesce($1::timestamptz, now()) as at) paid
       order by s.since > paid.at, greatest(s.since - paid.at, paid.at - s.since), s.id desc
       limit 1`,
      [paidAt],
    );
    return row ?? { name: null, address: null, registration: null };
  },
});
