import type { Queryable } from '../../database/database.ts';

const openStates = `('created', 'pending', 'denied')`;

/** What is written about orders stays for bookkeeping; whose they were does not. */
export const erasePaymentsOf = async (
  tx: Queryable,
  { id, email }: { readonly id: string; readonly email: string },
) => {
  await tx.query(
    `update payment_event set body = null
     where order_id in (select id from orders where account_id = $1)
       and position(lower($2) in lower(body)) > 0`,
    [id, email],
  );
  await tx.query(
    `update mismatch set reason = replace(reason, $2, '[erased]'),
       reference = replace(reference, $2, '[erased]')
     where order_id in (select id from orders where account_id = $1)`,
    [id, email],
  );
  await tx.query(
    `delete from gift_payer where order_id in (select id from orders where account_id = $1)`,
    [id],
  );
  await tx.query('delete from period where account_id = $1', [id]);
  await tx.query(
    `update orders set account_id = null, checkout_token = null, redirect_url = null, pay_to = null,
       state = case when state in ${openStates} then 'cancelled' else state end
     where account_id = $1`,
    [id],
  );
};
