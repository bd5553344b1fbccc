import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProductInTime, productInTime } from './product-in-time.testing.ts';
import { lossesOf, openTrace, step } from './traces.testing.ts';

const clock = { now: Math.floor(Date.now() / 1000) * 1000 };
let product: ProductInTime;
beforeAll(async () => {
  product = await productInTime(clock);
});
afterAll(() => product.stop());

test('two phones and two children lose nothing in 1,000 traces with and without a line', async () => {
  let events = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
      const trace = await openTrace(product, clock);
      for (const each of steps) await trace.act(each);

      expect(await lossesOf(product, trace)).toEqual([]);
      events += trace.facts.events.size;
    }),
    { numRuns: 1000, endOnFailure: true },
  );
  // They were no traces of nobody playing.
  expect(events).toBeGreaterThan(10_000);
}, 1_500_000);
