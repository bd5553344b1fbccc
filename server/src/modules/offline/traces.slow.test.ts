import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type ProductInTime, productInTime } from './product-in-time.testing.ts';
import { lossesOf, openTrace, step } from './traces.testing.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** TRACES, a thousand by itself: they take about ten minutes. */
    traces: string;
  }
}

const numRuns = Number(inject('traces')) || 1000;
const clock = { now: Math.floor(Date.now() / 1000) * 1000 };
let product: ProductInTime;
beforeAll(async () => {
  product = await productInTime(clock);
});
afterAll(() => product.stop());

test(`two phones and two children lose nothing in ${numRuns} traces with and without a line`, async () => {
  let events = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
      const trace = await openTrace(product, clock);
      for (const each of steps) await trace.act(each);

      expect(await lossesOf(product, trace)).toEqual([]);
      events += trace.facts.events.size;
    }),
    { numRuns, endOnFailure: true },
  );
  // They were no traces of nobody playing.
  expect(events).toBeGreaterThan(numRuns * 10);
}, 1_500_000);
