import type { Page } from '@playwright/test';

/** The product's own list as long as one likes: the same items over and over under other names. */
export const lengthenShelf = (page: Page, length: number) =>
  page.route(/\/api\/games\/$/, async (route) => {
    const items: object[] = await (await route.fetch()).json();
    const json = Array.from({ length }, (_, at) =>
      at < items.length
        ? items[at]
        : { ...items[at % items.length], id: `g-${at}`, title: `Pulau ${at}` },
    );
    await route.fulfill({ json });
  });
