import type { Locator, Page } from '@playwright/test';
import { enterAs, paid, type SignedIn, signedIn } from '../product/family.ts';
import type { Product } from '../product/product.ts';

export interface Visit {
  readonly page: Page;
  readonly product: Product;
  readonly language: 'en' | 'id';
}

/** A screen of the product: how a person gets to see it, and what shows that it is there. */
export interface Screen {
  readonly name: string;
  readonly open: (visit: Visit) => Promise<Locator>;
}

/** A screen that its address opens; its heading shows it. */
export const at =
  (path: string) =>
  async ({ page }: Visit): Promise<Locator> => {
    await page.goto(path);
    return page.getByRole('heading', { level: 1 }).first();
  };

export const asUnpaid = async ({ page, product }: Visit): Promise<SignedIn> => {
  const family = await signedIn(product);
  await enterAs(page, family, false);
  return family;
};

export const asPaid = async ({ page, product }: Visit): Promise<SignedIn> => {
  const family = await paid(product);
  await enterAs(page, family, true);
  return family;
};
