import type { Family } from '../product/family.ts';
import type { Product } from '../product/product.ts';

/** The id of a family's order, which only the gateway and the address bar show. */
export const orderOf = async ({ db }: Product, { email }: Family): Promise<string> => {
  const { rows } = await db.query(
    'select o.id from orders o join account a on a.id = o.account_id where a.email = $1',
    [email],
  );
  return String(rows[0]?.id);
};
