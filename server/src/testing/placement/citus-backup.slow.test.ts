import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { profile } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localDisk } from '../../adapters/files/local-disk.ts';
import { backupIn, bring, save } from '../../backup/backup.testing.ts';
import { nobody } from '../../database/placement/nobody.ts';
import { emptyDatabase } from '../../database/testing.ts';
import { confirmEmail, newSubscribedAdult } from '../people.ts';
import { spendDay } from '../plans/child-day.ts';
import { familySender } from '../plans/family-sender.ts';
import { type Product, startProduct } from '../product.ts';
import { citusForThisFile } from './citus-here.testing.ts';
import { liveThrough } from './family-life.ts';

const { citus, why } = citusForThisFile();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nobi-citus-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const files = (name: string) => localDisk(join(folder, name));

/** One family that is there, and the books of one that is not any more. */
const lived = async (product: Product) => {
  const family = await newSubscribedAdult(product);
  await confirmEmail(product, family);
  await spendDay(familySender(product.url, family.token));
  await liveThrough(product);
  return family;
};

/** What there is of families: rows, and whose. */
const familiesIn = ({ db }: Product) =>
  db.query(
    `select (select count(*)::int from account) as accounts, (select count(*)::int from child) as children,
       (select count(*)::int from play_event) as events, (select count(*)::int from skill_state) as skills,
       (select count(*)::int from chat_turn) as turns, (select sum(amount)::int from money_move) as money,
       (select count(nullif(account_id, '${nobody}'))::int from orders) as "orders of families",
       (select count(*)::int from orders) as orders`,
  );

const kinds = {
  workers: async () => ({ databaseUrl: await citus().newDatabase(), isDistributed: true }),
  'one server': async () => ({ databaseUrl: (await emptyDatabase()).url, isDistributed: false }),
};

test.each([
  ['workers', 'workers'],
  ['workers', 'one server'],
  ['one server', 'workers'],
] as const)(
  'a backup from %s comes back on %s with all families and books',
  async (from, to) => {
    if (why() !== undefined) return expect(why()).toBeTypeOf('string');
    const name = `${from} to ${to}`;
    const first = await startProduct({}, await kinds[from]());
    const { token } = await lived(first);
    const before = await familiesIn(first);
    await save({ url: first.databaseUrl, files: files(`${name} files`) }, join(folder, name));
    await first.stop();

    const place = await kinds[to]();
    await bring(await backupIn(join(folder, name)), {
      url: place.databaseUrl,
      files: files(`${name} restored`),
      isDistributed: place.isDistributed,
    });
    const second = await startProduct({}, place);

    try {
      expect(before).toMatchObject([{ accounts: 1, orders: 2, 'orders of families': 1 }]);
      expect(await familiesIn(second)).toEqual(before);
      // Whoever was signed in still is, and her children go on.
      expect(await second.send(profile.show, { token })).toMatchObject({ status: 200 });
      await spendDay(familySender(second.url, token));
      await liveThrough(second);
    } finally {
      await second.stop();
    }
  },
  300_000,
);
