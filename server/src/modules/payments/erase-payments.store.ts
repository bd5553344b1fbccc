import type { Queryable } from '../../database/database.ts';
import { isDistributed, nobody, otherColumns } from '../../database/placement/nobody.ts';

/** Where families lie on several nodes, a row cannot lose its family: the books go on as nobody's. */
const leaveToNobody = async (tx: Queryable, accountId: string) => {
  const ofOrders = await otherColumns(tx, 'orders');
  await tx.query(
    `insert into orders (account_id, ${ofOrders})
     select '${nobody}'::uuid, ${ofOrders} from orders where account_id = $1`,
    [accountId],
  );
  const ofRefunds = await otherColumns(tx, 'refund');
  await tx.query(
    `insert into refund (account_id, ${ofRefunds})
     select '${nobody}'::uuid, ${ofRefunds} from refund where account_id = $1`,
    [accountId],
  );
  await tx.query('delete from refund where account_id = $1', [accountId]);
  await tx.query('delete from orders where account_id = $1', [accountId]);
};

const openStates = `('created', 'pending', 'denied')`;

/** What a synthetic check paid with is no money, and its code is there for the next one. */
const endSyntheticOrdersOf = async (tx: Queryable, accountId: string) => {
  const ended = await tx.query<{ id: string }>(
    'update orders set next_check_at = null where account_id = $1 and is_synthetic returning id',
    [accountId],
  );
  await tx.query('update voucher set order_id = null, used_at = null where order_id = any ($1)', [
    ended.map((order) => order.id),
  ]);
};

/** Its orders stay for an hour, for what the demo gateway may still say of them. */
export const deleteSyntheticOrders = async (db: Queryable) => {
  const old = await db.query<{ id: string }>(
    `select id from orders where is_synthetic and (account_id is null or account_id = '${nobody}')
       and created_at < now() - interval '1 hour' limit 1000`,
  );
  const found = old.map(({ id }) => id);
  const named = await db.query<{ id: string }>(
    `select order_id as id from refund where order_id = any ($1)
     union all select order_id from mismatch where order_id = any ($1)
     union all select belongs_to from mismatch where belongs_to = any ($1)`,
    [found],
  );
  const isNamed = new Set(named.map(({ id }) => id));
  const gone = found.filter((id) => !isNamed.has(id));
  await db.query('delete from payment_event where order_id = any ($1)', [gone]);
  await db.query('delete from orders where id = any ($1)', [gone]);
};

/** What is written about orders stays for bookkeeping; whose they were does not. */
export const erasePaymentsOf = async (
  tx: Queryable,
  { id, email }: { readonly id: string; readonly email: string },
) => {
  // Under the account's lock no more come. Books lie on the coordinator and do not know the family.
  const found = await tx.query<{ id: string }>('select id from orders where account_id = $1', [id]);
  const orders = found.map((order) => order.id);
  await tx.query(
    `update payment_event set body = null
     where order_id = any ($1) and position(lower($2) in lower(body)) > 0`,
    [orders, email],
  );
  await tx.query(
    `update mismatch set reason = replace(reason, $2, '[erased]'),
       reference = replace(reference, $2, '[erased]')
     where order_id = any ($1)`,
    [orders, email],
  );
  await tx.query('delete from gift_payer where order_id = any ($1)', [orders]);
  await tx.query('delete from period where account_id = $1', [id]);
  await endSyntheticOrdersOf(tx, id);
  await tx.query(
    `update orders set checkout_token = null, redirect_url = null, pay_to = null,
       state = case when state in ${openStates} then 'cancelled' else state end
     where account_id = $1`,
    [id],
  );
  await tx.query('delete from order_directory where account_id = $1', [id]);
  if (await isDistributed(tx)) return leaveToNobody(tx, id);
  await tx.query('update orders set account_id = null where account_id = $1', [id]);
};
