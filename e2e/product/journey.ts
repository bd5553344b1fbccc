import { type ErrorCode, type Language, wordsOf } from '@nobi/contract';
import { test as base, expect } from '@playwright/test';
import { desk } from '../settings.ts';
import { type Words, words } from '../steps/words.ts';
import { setFaults } from './gateway.ts';
import { keepPagesIntercepting } from './keep-intercepting.ts';
import { type Product, startProduct } from './product.ts';
import { type Watch, watchOver } from './watch.ts';

export interface Fixtures {
  /** The language that this visitor's browser asks for. */
  language: Language;
  words: Words;
  /** The sentence of the catalogue in that language. */
  errorText: (code: ErrorCode) => string;
  watch: Watch;
}

const atDesk = (tags: readonly string[]) => tags.includes('@desk');

/** A test over the running product; one server per worker, every visit watched. */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // One project holds both sizes, so that a worker keeps its product from one to the other.
  viewport: async ({ viewport }, use, { tags }) => use(atDesk(tags) ? desk.viewport : viewport),
  isMobile: async ({ isMobile }, use, { tags }) => use(!atDesk(tags) && isMobile),
  hasTouch: async ({ hasTouch }, use, { tags }) => use(!atDesk(tags) && hasTouch),
  baseURL: async ({ product }, use) => use(product.url),
  language: async ({ locale }, use) => use(locale?.startsWith('id') ? 'id' : 'en'),
  words: async ({ language }, use) => use(words[language]),
  errorText: async ({ language }, use) => use((code) => wordsOf(code, language)),
  watch: [
    async ({ context, product }, use) => {
      // All families of a run share one address, so the limits by address begin anew each time.
      await product.db.query('truncate throttle, idp_throttle');
      await setFaults(product, {});
      keepPagesIntercepting(context);
      const watch = watchOver(context, product);
      await use(watch);
      expect(watch.errors, 'errors and broken policies in the console').toEqual([]);
      expect(watch.strangers, 'requests to other origins').toEqual([]);
      const cookies = await context.cookies();
      // By which a device that signed in is known again, and the console's session: no script reads them.
      const own = ['nobi-device', 'nobi-staff'];
      const others = cookies.filter(({ name, httpOnly }) => !own.includes(name) || !httpOnly);
      expect(others, 'cookies').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
