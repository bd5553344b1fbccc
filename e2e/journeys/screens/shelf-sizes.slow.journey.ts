import type { Browser, Page } from '@playwright/test';
import { budgets } from '../../budgets.ts';
import { paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { weighTraffic } from '../../steps/network/traffic.ts';
import { type LongShelf, phoneBefore } from '../../steps/screens/long-shelf.ts';

interface Cost {
  readonly requests: number;
  readonly script: number;
  readonly elements: number;
  readonly searchRequests: number;
  readonly options: number;
  readonly elementsInSearch: number;
}

const elementsOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** What the first view of a shelf of this length takes of a phone, and the first letter of a search. */
const costOf = async (browser: Browser, shelf: LongShelf): Promise<Cost> => {
  const page = await phoneBefore(browser, shelf);
  const traffic = await weighTraffic(page);
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });

  await page.goto('/dashboard/games');
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const view = { requests, script: traffic.scriptsOf(shelf.url), elements: await elementsOf(page) };
  await page.getByRole('combobox').pressSequentially('p');
  await page.getByRole('option').first().waitFor();
  await page.waitForLoadState('networkidle');
  const cost = {
    ...view,
    searchRequests: requests - view.requests,
    options: await page.getByRole('option').count(),
    elementsInSearch: await elementsOf(page),
  };
  await page.context().close();
  return cost;
};

/** A few more labels are no more work; a card or an option for each item would be. */
const few = 1.25;

test('shelves of 60 and of 600 take no more of a phone than one of 12, and search neither', async ({
  browser,
  product,
}) => {
  const family = await paid(product);
  const cost = (length: number) => costOf(browser, { url: product.url, family, length });
  const small = await cost(12);

  for (const length of [60, 600]) {
    const long = await cost(length);
    expect(long.script, `${length} items`).toBeLessThanOrEqual(budgets.shelf.script);
    for (const part of ['requests', 'elements', 'searchRequests', 'elementsInSearch'] as const)
      expect(long[part], `${part} of ${length} items`).toBeLessThanOrEqual(small[part] * few);
    expect(long.options, `options of ${length} items`).toBeLessThanOrEqual(20);
  }
});
