import { type ErrorCode, type Language, wordsOf } from '@nobi/contract';
import { test as base, expect } from '@playwright/test';
import { type Words, words } from '../steps/words.ts';
import { setFaults } from './gateway.ts';
import { type Product, startProduct } from './product.ts';
import { type Watch, watchOver } from './watch.ts';

export interface Fixtures {
  /** The language that this visitor's browser asks for. */
  language: Language;
  words: Words;
  /** The sentence of the catalogue in that language. */
  said: (code: ErrorCode) => string;
  watch: Watch;
}

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
  baseURL: async ({ product }, use) => use(product.url),
  language: async ({ locale }, use) => use(locale?.startsWith('id') ? 'id' : 'en'),
  words: async ({ language }, use) => use(words[language]),
  said: async ({ language }, use) => use((code) => wordsOf(code, language)),
  watch: [
    async ({ context, product }, use) => {
      // All families of a run share one address, so the limits by address begin anew each time.
      await product.db.query('truncate throttle, idp_throttle');
      await setFaults(product, {});
      const watch = watchOver(context, product);
      await use(watch);
      expect(watch.errors, 'errors and broken policies in the console').toEqual([]);
      expect(watch.strangers, 'requests to other origins').toEqual([]);
      expect(await context.cookies(), 'cookies').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
