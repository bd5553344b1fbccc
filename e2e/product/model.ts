import { LLMock } from '@copilotkit/aimock';
import { chatControls } from '@nobi/contract';
import type { Page } from '@playwright/test';
import { enterAdult, enterAs, paid, type SignedIn } from './family.ts';
import { test as journey } from './journey.ts';
import { type Product, startProduct } from './product.ts';

/** Beside the product: a vendor's model that nobody here wrote. It calls "jahat" unsafe. */
export const test = journey.extend<object, { vendor: LLMock }>({
  vendor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed.
    async ({}, use) => {
      const vendor = new LLMock({ port: 0 });
      vendor.onModerate(/jahat/, { flagged: true, categories: { violence: true } });
      vendor.onModerate(/^/, { flagged: false, categories: {} });
      await vendor.start();
      await use(vendor);
      await vendor.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ vendor }, use) => {
      const product = await startProduct({
        AI_BASE_URL: `${vendor.url}/v1`,
        AI_API_KEY: 'kunci-vendor',
        AI_MODEL: 'nobi-test',
        AI_UNREVIEWED_MODEL: 'nobi-test',
        AI_MODERATION_MODEL: 'penjaga',
        AI_TRANSCRIPTION_MODEL: 'telinga',
        AI_GAP_TIMEOUT: '1500',
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** Letters in pieces, as a model at work sends them: some four seconds a hundred letters. */
export const slowly = { chunkSize: 4, latency: 150 };

/** What the adult decides about Nobi. */
export const saveSettings = async (product: Product, family: SignedIn, body: object) => {
  const { token } = await enterAdult(product, family);
  return fetch(`${product.url}${chatControls.saveSettings.path}`, {
    method: chatControls.saveSettings.method,
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
};

/** A child whose adult has allowed the model, on the page of Nobi. */
export const enterAllowed = async (page: Page, product: Product) => {
  const family = await paid(product);
  await saveSettings(product, family, { model_on: true });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAs(page, family, true);
  await page.goto('/dashboard/ai');
  await page.getByRole('textbox').waitFor();
  return family;
};
