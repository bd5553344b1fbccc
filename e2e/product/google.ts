import { test as base, expect } from './journey.ts';
import { startProduct } from './product.ts';
import { watchOver } from './watch.ts';

/** A product with a certified provider on this machine in Google's place. */
export const test = base.extend({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed.
    async ({}, use) => {
      const product = await startProduct({ OIDC_DEMO: '1' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  watch: async ({ context, product }, use) => {
    await product.db.query('truncate throttle, idp_throttle');
    const watch = watchOver(context, product);
    await use(watch);
    const provider = `http://127.0.0.1:${Number(new URL(product.url).port) + 2}/`;
    expect(watch.errors, 'errors and broken policies in the console').toEqual([]);
    expect(
      watch.strangers.filter((url) => !url.startsWith(provider)),
      'requests to other origins',
    ).toEqual([]);
    const ours = (await context.cookies()).filter(({ domain }) => domain === 'localhost');
    const allowed = [
      // Only of an attempt that was not finished, and only for the popup's own pages.
      ['nobi-sign-in', '/idp/oidc', true, 'Lax'],
      ['nobi-staff', '/', true, 'Strict'],
    ];
    for (const { name, path, httpOnly, sameSite } of ours)
      expect(allowed).toContainEqual([name, path, httpOnly, sameSite]);
  },
});

export { expect };
