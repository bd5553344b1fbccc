import { Client } from 'pg';
import { expect, test } from 'vitest';
import { connectDatabase } from '../../database/connect.ts';
import { nobody } from '../../database/placement/nobody.ts';
import { quietLog } from '../../database/testing.ts';
import { confirmEmail, logIn, newSubscribedAdult } from '../people.ts';
import { spendDay } from '../plans/child-day.ts';
import { familySender } from '../plans/family-sender.ts';
import { startProduct } from '../product.ts';
import { citusForThisFile } from './citus-here.testing.ts';
import { daysOf, liveOneDay } from './days-of.testing.ts';
import { liveThrough } from './family-life.ts';

const { citus, why } = citusForThisFile();

const startOnWorkers = async () =>
  startProduct({}, { databaseUrl: await citus().newDatabase(), isDistributed: true });

test('a new database lies on the workers, and a family signs up, pays and signs in there', async ({
  skip,
}) => {
  skip(why() !== undefined, why());
  const product = await startOnWorkers();
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

test('a family lives there from its first to its last call, and leaves nothing but the books', async ({
  skip,
}) => {
  skip(why() !== undefined, why());
  const product = await startOnWorkers();
  try {
    await liveThrough(product);

    expect(
      await product.db.query(
        `select (select count(*)::int from account) as accounts, (select count(*)::int from child) as children,
           (select count(*)::int from play_session) as plays, (select count(*)::int from chat_turn) as turns,
           (select count(*)::int from orders where account_id = '${nobody}') as orders`,
      ),
    ).toEqual([{ accounts: 0, children: 0, plays: 0, turns: 0, orders: 1 }]);
  } finally {
    await product.stop();
  }
}, 300_000);

test('each call of a family’s day asks one worker, and none asks several', async ({ skip }) => {
  skip(why() !== undefined, why());
  const product = await startOnWorkers();
  try {
    const countExecutions = async () => {
      const [row] = await product.db.query<{ one: number; several: number }>(
        `select query_execution_single_shard as one, query_execution_multi_shard as several
         from citus_stat_counters where name = current_database()`,
      );
      return row ?? { one: 0, several: 0 };
    };
    const { token } = await newSubscribedAdult(product);
    const send = familySender(product.url, token);
    const several: string[] = [];
    const before = await countExecutions();
    // The second day is like any other: the first one makes rows that later ones find.
    for (let day = 0; day < 2; day += 1)
      await spendDay(async (name, shape, sent) => {
        const begun = await countExecutions();
        const answer = await send(name, shape, sent);
        if ((await countExecutions()).several > begun.several) several.push(name);
        return answer;
      });

    expect([...new Set(several)]).toEqual([]);
    const after = await countExecutions();
    expect(after.one - before.one).toBeGreaterThan(100);
    // What asks several is counted.
    await product.db.query('select count(*) from account');
    expect((await countExecutions()).several).toBeGreaterThan(after.several);
  } finally {
    await product.stop();
  }
}, 300_000);

test('while a worker is emptied into the other one, days go on: nothing lost, nothing twice', async ({
  skip,
}) => {
  skip(why() !== undefined, why());
  const product = await startOnWorkers();
  try {
    const lived: string[] = [];
    let interrupted = 0;
    const live = async () => lived.push(await liveOneDay(product));
    await live();
    const before = await daysOf(product, lived);
    const parts = await product.db.query<{ shard: string; from: number; to: number }>(
      `select s.shardid::text as shard, n.nodeport as from, o.nodeport as to
       from pg_dist_shard s join pg_dist_placement p using (shardid) join pg_dist_node n using (groupid)
       join pg_dist_node o on o.groupid > n.groupid
       where s.logicalrelid = 'account'::regclass and n.groupid > 0 order by s.shardid`,
    );

    let isMoving = true;
    const families = [0, 1].map(async () => {
      // While a part is handed over a call may be told to come again; who was told so is not counted.
      while (isMoving) await live().catch(() => (interrupted += 1));
    });
    for (const { shard, from, to } of parts)
      await product.db.query(
        `select citus_move_shard_placement($1::bigint, '127.0.0.1', $2, '127.0.0.1', $3, 'force_logical')`,
        [shard, from, to],
      );
    isMoving = false;
    await Promise.all(families);

    expect(parts).toHaveLength(4);
    expect(lived.length).toBeGreaterThan(3);
    expect(interrupted).toBeLessThan(lived.length / 2);
    expect(before.every(({ families: { length } }) => length === 1)).toBe(true);
    expect(await daysOf(product, lived)).toEqual(
      before.map(({ table, families: [one] }) => ({
        table,
        families: [{ ...one, families: lived.length }],
      })),
    );
  } finally {
    await product.stop();
  }
}, 300_000);

test('a database that has families already is refused, and stays as it was', async ({ skip }) => {
  skip(why() !== undefined, why());
  const url = await citus().newDatabase();
  const plain = await connectDatabase({ url, poolSize: 1, log: quietLog });
  await plain.query(`insert into account (email, display_name) values ('ibu@contoh.id', 'Ibu')`);
  await plain.close();

  await expect(
    connectDatabase({ url, poolSize: 1, log: quietLog, isDistributed: true }),
  ).rejects.toThrow('Only a new, empty database');
}, 300_000);

test('a coordinator that knows no worker is refused with what to do', async ({ skip }) => {
  skip(why() !== undefined, why());
  const url = await citus().plainDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('create extension citus');
  await client.end();

  await expect(
    connectDatabase({ url, poolSize: 1, log: quietLog, isDistributed: true }),
  ).rejects.toThrow('citus_add_node');
}, 300_000);
