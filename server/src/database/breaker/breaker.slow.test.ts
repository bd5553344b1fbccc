import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freeze } from '../../testing/faults/freeze.testing.ts';
import { connectDatabase } from '../connect.ts';
import { type Database, DatabaseUnavailable } from '../database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/embedded.ts';
import { quietLog } from '../testing.ts';

let folder: string;
let server: EmbeddedPostgres;
let db: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nobi-breaker-'));
  server = await startEmbeddedPostgres({ folder, log: quietLog });
  db = await connectDatabase({ url: server.url, poolSize: 2, log: quietLog });
  await db.query('CREATE TABLE coin (id int PRIMARY KEY)');
});
afterAll(async () => {
  await db.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const refusal = (query: Promise<unknown>) => query.catch((error: unknown) => error);

const countOf = async (id: number) =>
  (await db.query('SELECT 1 FROM coin WHERE id = $1', [id])).length;

test('a refused transaction is never committed afterwards, though its connection comes back to life', async () => {
  const isWritten = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const saving = refusal(
    db.transaction(async (tx) => {
      await tx.query('INSERT INTO coin VALUES (1)');
      isWritten.resolve();
      await goOn.promise;
    }),
  );
  await isWritten.promise;

  const thaw = await freeze(server.pid);
  // More than there are connections: some wait in the queue of the pool.
  const refusals = await Promise.all(
    Array.from({ length: 20 }, () => refusal(db.query('SELECT 1'))),
  );
  const at = performance.now();
  const asksLater = await refusal(db.query('SELECT 1'));
  const took = performance.now() - at;
  thaw();
  await expect.poll(() => countOf(0).catch(() => -1), { timeout: 10_000 }).toBe(0);
  goOn.resolve();

  expect(refusals.filter((answer) => !(answer instanceof DatabaseUnavailable))).toEqual([]);
  expect(asksLater).toBeInstanceOf(DatabaseUnavailable);
  expect(took).toBeLessThan(100);
  expect(await saving).toBeInstanceOf(DatabaseUnavailable);
  expect(await countOf(1)).toBe(0);
}, 30_000);

test('a process that stands still itself blames nobody: what it asked is answered', async () => {
  const answer = db.query('SELECT 1 AS one');
  const until = performance.now() + 2000;
  while (performance.now() < until);

  expect(await answer).toEqual([{ one: 1 }]);
}, 30_000);
