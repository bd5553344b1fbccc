import type { Locator, Page } from '@playwright/test';
import { enterAs, paid, type SignedIn, signedIn } from '../../product/family.ts';
import type { Product } from '../../product/product.ts';

export interface Visit {
  readonly page: Page;
  readonly product: Product;
  readonly language: 'en' | 'id';
}

/** A screen of the product: how a person gets to see it, and what shows that it is there. */
export interface Screen {
  readonly name: string;
  readonly open: (visit: Visit) => Promise<Locator>;
  /** A menu that another size has in another form. */
  readonly closesOnResize?: true;
}

/** A screen that its address opens; its heading shows it. */
export const at =
  (path: string) =>
  async ({ page }: Visit): Promise<Locator> => {
    await page.goto(path);
    return page.getByRole('heading', { level: 1 }).first();
  };

/** Made at a page's first visit and found again at its next ones, in another language or size. */
export const oncePerPage = <Made>(make: (visit: Visit) => Promise<Made>) => {
  const made = new WeakMap<Page, Promise<Made>>();
  return (visit: Visit): Promise<Made> => {
    const found = made.get(visit.page) ?? make(visit);
    made.set(visit.page, found);
    return found;
  };
};

const enterOnce = (isPaid: boolean) =>
  oncePerPage(async ({ page, product }) =>
    enterAs(page, await (isPaid ? paid(product) : signedIn(product)), isPaid),
  );

/** Enters with the page's family, which only looks: what one visit does, the next must not find. */
export const asUnpaid = enterOnce(false);
export const asPaid = enterOnce(true);

/** A family of this visit alone. */
export const asNewPaid = async ({ page, product }: Visit): Promise<SignedIn> => {
  const family = await paid(product);
  await enterAs(page, family, true);
  return family;
};
