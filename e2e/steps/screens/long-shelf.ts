import type { Page } from '@playwright/test';

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
