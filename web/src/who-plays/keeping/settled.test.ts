import { beforeEach, expect, test, vi } from 'vitest';

// Its state is the page's: each test has a page of its own.
let page: typeof import('./settled.ts');
beforeEach(async () => {
  vi.resetModules();
  page = await import('./settled.ts');
});

/** Lets everything that waits for nothing else go on. */
const others = () => new Promise<void>((resolve) => setImmediate(resolve));

test('what begins waits until it is known who plays', async () => {
  const begun: string[] = [];
  const begins = ['game', 'course'].map((what) => page.whenSettled().then(() => begun.push(what)));
  await others();
  const before = [...begun];

  page.markSettled();
  await Promise.all(begins);

  expect(before).toEqual([]);
  expect(begun).toEqual(['game', 'course']);
});

test('once it is known nothing waits, until it is asked anew', async () => {
  page.markSettled();
  await page.whenSettled();
  page.markUnsettled();
  let hasBegun = false;

  const begin = page.whenSettled().then(() => {
    hasBegun = true;
  });
  await others();
  const early = hasBegun;
  page.markSettled();
  await begin;

  expect([early, hasBegun]).toEqual([false, true]);
});

test('each beginning is heard when it begins, and not while it waits', async () => {
  let begun = 0;
  page.onBegin(() => {
    begun += 1;
  });
  const waiting = [page.whenSettled(), page.whenSettled()];
  await others();
  const before = begun;

  page.markSettled();
  await Promise.all(waiting);
  await page.whenSettled();

  expect([before, begun]).toEqual([0, 3]);
});
