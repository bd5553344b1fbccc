import { expect } from './journey.ts';
import { test as base } from './vendors.ts';
import { watchOver } from './watch.ts';

/** Pages of a certified provider on this machine, in Google's place, belong to the visit. */
export const test = base.extend({
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
