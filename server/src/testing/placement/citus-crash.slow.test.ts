import { expect, test, vi } from 'vitest';
import { type Product, startProduct } from '../product.ts';
import { citusForThisFile } from './citus-here.testing.ts';
import { daysOf, liveOneDay } from './days-of.testing.ts';

const { citus, why } = citusForThisFile();

/** Families who live a day one after the other until told to stop: who was answered throughout, and other answers. */
const living = (product: Product) => {
  const lived: string[] = [];
  const troubles: string[] = [];
  let isOver = false;
  const live = async () => lived.push(await liveOneDay(product));
  const families = [0, 1].map(async () => {
    while (!isOver) await live().catch((error: unknown) => troubles.push(String(error)));
  });
  return {
    lived,
    troubles,
    end: async () => {
      isOver = true;
      await Promise.all(families);
    },
  };
};

const isUp = (product: Product) =>
  product.db.query('select count(*) from account').then(() => true);

test.for(['worker', 'coordinator'] as const)(
  'a %s that dies and comes back while families live loses nothing that was answered, and doubles nothing',
  { timeout: 600_000 },
  async (which, { skip }) => {
    skip(why() !== undefined, why());
    const [worker] = citus().workers;
    const node = which === 'worker' ? worker : citus().coordinator;
    const product = await startProduct(
      {},
      { databaseUrl: await citus().newDatabase(), isDistributed: true },
    );
    try {
      const { lived, troubles, end } = living(product);
      await vi.waitUntil(() => lived.length > 3, { timeout: 120_000 });
      for (let times = 0; times < 3; times += 1) {
        const before = lived.length;
        await node?.crash();
        await node?.revive();
        // Both go on by themselves: nobody starts the product anew.
        await vi.waitUntil(() => lived.length > before + 3, { timeout: 120_000 });
      }
      await end();
      await vi.waitUntil(() => isUp(product).catch(() => false), { timeout: 60_000 });

      expect(troubles.filter((each) => / 500 /.test(each))).toEqual([]);
      expect((await daysOf(product, lived)).map(({ families }) => families.length)).toEqual([
        1, 1, 1, 1, 1, 1,
      ]);
      expect(
        (await daysOf(product, lived)).every(
          ({ families: [one] }) => one?.families === lived.length,
        ),
      ).toBe(true);
    } finally {
      await product.stop();
    }
  },
);
