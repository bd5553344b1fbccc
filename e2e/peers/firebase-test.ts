import { test as base, expect, type Page } from '@playwright/test';
import { type Emulator, projectId, startEmulator } from '../../peers/firebase/start.ts';
import { type Product, startProduct } from '../product/product.ts';
import { type Words, words } from '../steps/words.ts';
import { gapiScript } from './gapi.ts';

interface Shared {
  emulator: Emulator;
  product: Product;
}

interface Fixtures {
  words: Words;
  /** Answers for the internet, which tests do not have. */
  google: undefined;
  faults: string[];
}

const isHere = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1';

/** A test over the product with Firebase as its provider, and Google's emulator in Google's place. */
export const test = base.extend<Fixtures, Shared>({
  emulator: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed.
    async ({}, use) => {
      const emulator = await startEmulator();
      await use(emulator);
      await emulator.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  product: [
    async ({ emulator }, use) => {
      const product = await startProduct({
        FIREBASE_PROJECT_ID: projectId,
        FIREBASE_API_KEY: 'public-web-key',
        FIREBASE_AUTH_URL: emulator.url,
        FIREBASE_JWKS_URL: emulator.jwksUrl,
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  words: async ({ locale }, use) => use(words[locale?.startsWith('id') ? 'id' : 'en']),
  google: [
    async ({ context, product, emulator }, use) => {
      await product.db.query('truncate throttle');
      await emulator.setFaults({});
      await emulator.hideAccounts(false);
      await context.route(
        (url) => !isHere(url),
        (route) =>
          route.request().url().startsWith('https://apis.google.com/js/api.js')
            ? route.fulfill({ contentType: 'text/javascript', body: gapiScript })
            : route.abort(),
      );
      await use(undefined);
    },
    { auto: true },
  ],
  faults: [
    async ({ context, product }, use) => {
      const faults: string[] = [];
      context.on('console', (message) => {
        const isOurs = message.page()?.url().startsWith(product.url);
        const isOfTheLine = message.text().startsWith('Failed to load resource');
        if (isOurs && message.type() === 'error' && !isOfTheLine) faults.push(message.text());
      });
      await use(faults);
      expect(faults, 'errors and broken policies in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Chooses an account in the emulator's stand-in for Google's window. */
export const chooseGoogleAccount = async (popup: Page, email: string) => {
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill('Ibu Sari');
  await popup.locator('#main-form').evaluate((form: HTMLFormElement) => form.requestSubmit());
};

export { expect };
