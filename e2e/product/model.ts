import { chatControls } from '@nobi/contract';
import type { Page } from '@playwright/test';
import { enterAdult, enterAs, paid, type SignedIn } from './family.ts';
import type { Product } from './product.ts';

export { test } from './vendors.ts';

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
