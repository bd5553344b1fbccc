import type { Page } from '@playwright/test';

/** Lets the server answer a list, and leaves out what does not belong on it. */
export const keepItems = (page: Page, path: string, belongs: (item: object) => boolean) =>
  page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const items: unknown = await answer.json();
    if (!Array.isArray(items)) throw new Error(`No list came from ${path}`);
    await route.fulfill({ response: answer, json: items.filter(belongs) });
  });

/** Lets the server answer a list, and changes every item of it on its way to the page. */
export const changeItems = (page: Page, path: string, changes: object) =>
  page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const items: unknown = await answer.json();
    const changed = Array.isArray(items)
      ? items.map((item) => ({ ...item, ...changes }))
      : { ...Object(items), ...changes };
    await route.fulfill({ response: answer, json: changed });
  });
