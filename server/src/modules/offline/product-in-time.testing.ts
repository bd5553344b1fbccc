import { connectDatabase } from '../../database/connect.ts';
import { quietLog, testDatabase } from '../../database/testing.ts';
import { startProduct } from '../../testing/product.ts';

/**
 * A product whose clock is the test's, in the database as well: `now()` is found in a schema that comes
 * before PostgreSQL's own. What tables fill in by themselves was bound to the real one, so it is bound anew.
 */
export const productInTime = async (clock: { now: number }) => {
  const database = await testDatabase();
  const name = new URL(database.url).pathname.slice(1);
  await database.db.query('create schema virtual');
  await database.db.query('create table virtual.clock (at timestamptz not null)');
  await database.db.query(
    'create function virtual.now() returns timestamptz language sql stable as $$ select at from virtual.clock $$',
  );
  await database.db.query('insert into virtual.clock values (now())');
  for (const column of [
    'play_session alter began_at',
    'play_event alter received_at',
    'play_save alter saved_at',
    'play_answer alter answered_at',
  ])
    await database.db.query(`alter table ${column} set default virtual.now()`);
  await database.db.query(`alter database ${name} set search_path = virtual, pg_catalog, public`);
  const product = await startProduct(
    {},
    { databaseUrl: database.url, outside: { now: () => new Date(clock.now) } },
  );
  const hand = await connectDatabase({ url: database.url, poolSize: 1, log: quietLog });
  return {
    ...product,
    async setTime(time: number) {
      clock.now = time;
      await hand.query('update virtual.clock set at = to_timestamp($1::float8 / 1000)', [time]);
    },
    async stop() {
      await product.stop();
      await hand.close();
      await database.drop();
    },
  };
};

export type ProductInTime = Awaited<ReturnType<typeof productInTime>>;
