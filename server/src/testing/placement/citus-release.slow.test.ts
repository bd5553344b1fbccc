import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { connectDatabase, ownMigrations } from '../../database/connect.ts';
import { finishOnline } from '../../database/online/finish-online.ts';
import { placements } from '../../database/placement/placement.ts';
import { quietLog } from '../../database/testing.ts';
import { newSubscribedAdult } from '../people.ts';
import { startProduct } from '../product.ts';
import { citusForThisFile } from './citus-here.testing.ts';
import { liveThrough } from './family-life.ts';
import { laterMigrations } from './later-release.testing.ts';

const { citus, why } = citusForThisFile();

test('a later release comes to workers with families on them: a table, columns, an index, filled rows', async ({
  skip,
}) => {
  skip(why() !== undefined, why());
  const databaseUrl = await citus().newDatabase();
  const first = await startProduct({}, { databaseUrl, isDistributed: true });
  const { email } = await newSubscribedAdult(first);
  await first.stop();
  const folder = await mkdtemp(join(tmpdir(), 'nobi-later-'));
  await cp(ownMigrations, folder, { recursive: true });
  for (const [name, sql] of Object.entries(laterMigrations))
    await writeFile(join(folder, name), sql);

  // As any start does, whether the setting is still on or not.
  const db = await connectDatabase({
    ...{ url: databaseUrl, poolSize: 2, log: quietLog },
    ...{ migrations: folder, isDistributed: true },
  });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const isFinished = await finishOnline({ client, folder, log: quietLog });
  await client.end();
  await db.query(
    `insert into kite (account_id, child_id, colour)
     select account_id, id, 'merah' from child`,
  );

  const rows = await db.query(
    `select a.email, c.flies, c.height, k.colour from account a
     join child c on c.account_id = a.id join kite k on k.account_id = a.id and k.child_id = c.id`,
  );
  const laid = await db.query<{ name: string }>(
    `select logicalrelid::text as name from pg_dist_partition
     where partmethod = 'h' and not exists (select 1 from pg_inherits where inhrelid = logicalrelid)`,
  );
  await db.close();
  await rm(folder, { recursive: true });
  expect(isFinished).toBe(true);
  expect(rows).toEqual([{ email, flies: false, height: 120, colour: 'merah' }]);
  expect(laid.map(({ name }) => name).toSorted()).toEqual(
    [
      ...Object.keys(placements).filter((name) => placements[name]?.kind === 'distributed'),
      'kite',
    ].toSorted(),
  );
  // The release before goes on beside it, as it does while an upgrade rolls.
  const second = await startProduct({}, { databaseUrl, isDistributed: true });
  try {
    await liveThrough(second);
  } finally {
    await second.stop();
  }
}, 300_000);
