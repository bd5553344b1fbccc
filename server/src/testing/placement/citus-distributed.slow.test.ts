import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connectDatabase } from '../../database/connect.ts';
import { quietLog } from '../../database/testing.ts';
import { confirmEmail, logIn, newSubscribedAdult } from '../people.ts';
import { startProduct } from '../product.ts';
import { startCitus, whyNoCitus } from './citus-nodes.testing.ts';

let citus: Awaited<ReturnType<typeof startCitus>>;
let why: string | undefined = whyNoCitus(inject('citusBin'));
beforeAll(async () => {
  if (why) return;
  try {
    citus = await startCitus(inject('citusBin'));
  } catch (error) {
    const [mismatch] = /could not load library.*/.exec(String(error)) ?? [];
    if (!mismatch) throw error;
    why = mismatch;
  }
}, 300_000);
afterAll(() => citus?.stop(), 60_000);

test('a new database lies on the workers, and a family signs up, pays and signs in there', async ({
  skip,
}) => {
  skip(why !== undefined, why);
  const product = await startProduct(
    {},
    { databaseUrl: await citus.newDatabase(), isDistributed: true },
  );
  try {
    const family = await newSubscribedAdult(product);
    await confirmEmail(product, family);
    await logIn(product, family.email);

    const [laid] = await product.db.query(
      `select count(*)::int as tables from pg_dist_partition where partmethod = 'h'
         and not exists (select from pg_inherits where inhrelid = logicalrelid)`,
    );
    const rows = await product.db.query(
      `select s.token_hash is not null as session, c.id is not null as child, g.method, o.state
       from account a join child c on c.account_id = a.id
       join consent g on g.account_id = a.id and g.child_id = c.id
       join session s on s.account_id = a.id join orders o on o.account_id = a.id
       where a.email = $1 limit 1`,
      [family.email],
    );
    expect(laid).toEqual({ tables: 43 });
    expect(rows).toEqual([{ session: true, child: true, method: 'sign_up', state: 'paid' }]);
  } finally {
    await product.stop();
  }
}, 300_000);

test('a database that has families already is refused, and stays as it was', async ({ skip }) => {
  skip(why !== undefined, why);
  const url = await citus.newDatabase();
  const plain = await connectDatabase({ url, poolSize: 1, log: quietLog });
  await plain.query(`insert into account (email, display_name) values ('ibu@contoh.id', 'Ibu')`);
  await plain.close();

  await expect(
    connectDatabase({ url, poolSize: 1, log: quietLog, isDistributed: true }),
  ).rejects.toThrow('Only a new, empty database');
}, 300_000);
