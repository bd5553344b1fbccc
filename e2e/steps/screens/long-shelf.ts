import type { Browser, Page } from '@playwright/test';
import { enterAs, type SignedIn } from '../../product/family.ts';

/** The product's own list as long as one likes: the same items over and over under other names. */
export const lengthenShelf = (page: Page, length: number) =>
  page.route(/\/api\/games\/$/, async (route) => {
    const items: object[] = await (await route.fetch()).json();
    // None of them by its own id: what can be saved on the device has one button more, and so is higher.
    const json = Array.from({ length }, (_, at) => ({
      ...items[at % items.length],
      id: `g-${at}`,
      title: `Pulau ${at}`,
    }));
    await route.fulfill({ json });
  });

export interface LongShelf {
  readonly url: string;
  readonly family: SignedIn;
  readonly length: number;
}

/** A phone of that family's that has nothing of an earlier visit at hand, before a shelf of this length. */
export const phoneBefore = async (browser: Browser, { url, family, length }: LongShelf) => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    locale: 'id-ID',
  });
  const page = await context.newPage();
  await enterAs(page, family, true);
  await lengthenShelf(page, length);
  return page;
};
