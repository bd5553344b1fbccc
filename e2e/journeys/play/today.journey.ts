import { learning } from '@nobi/contract';
import type { Locator, Page } from '@playwright/test';
import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { openRoom } from '../../steps/adult.ts';
import { items } from '../../steps/items.ts';
import type { Words } from '../../steps/words.ts';

const boxesOf = async (found: Locator) =>
  Promise.all((await found.all()).map((each) => each.boundingBox()));

const todayOf = (page: Page, words: Words) => page.getByRole('region', { name: words.today.today });

test('a child goes on with one tap, without reading, and finds two others beside it @both', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  const slowLine = Promise.withResolvers<void>();
  await page.route(`**${learning.today.path}`, async (route) => {
    await slowLine.promise;
    await route.continue();
  });
  await page.goto('/dashboard/games');
  const shapes = page.locator('main [class*=waiting] > *');
  await expect(shapes).toHaveCount(3);
  // The shapes are handed from the page to the piece that brings the three, perhaps while they are measured.
  let places: Awaited<ReturnType<typeof boxesOf>> = [];
  await expect(async () => {
    places = await boxesOf(shapes);
    expect(places).toEqual(Array(3).fill(expect.anything()));
  }).toPass();

  slowLine.resolve();
  const today = todayOf(page, words);
  await expect(today.getByRole('link')).toHaveCount(3);
  expect(await boxesOf(today.getByRole('link')), 'nothing moves when they arrive').toEqual(places);
  for (const target of await today.locator('a, button').all()) {
    const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(64);
  }

  const [gamePage] = await Promise.all([
    page.waitForEvent('popup'),
    today.getByRole('link').first().click(),
  ]);

  await expect(gamePage.locator('iframe')).toBeVisible();
});

test('the goal of the adult comes first, and a level that stays leaves it so @slow', async ({
  page,
  product,
  language,
  words,
}) => {
  const { adult } = words;
  await enterAs(page, await paid(product), true);
  await openRoom(page, words);
  const part = page.getByRole('region', { name: adult.learning });

  await part.getByLabel(adult.goal).selectOption({ label: items.tool.title[language] });
  await expect(part.getByText(adult.learningSaved)).toBeVisible();
  await part.getByRole('switch', { name: adult.steady }).click();
  await expect(part.getByRole('switch', { name: adult.steady, checked: true })).toBeVisible();

  await page.goto('/dashboard/games');
  await expect(todayOf(page, words).getByRole('link').first()).toContainText(
    items.tool.title[language],
  );
});

test('without an answer the first page is whole, and asks no second time @slow', async ({
  page,
  product,
  words,
}) => {
  let requests = 0;
  await page.route(`**${learning.today.path}`, (route) => {
    requests += 1;
    return route.abort();
  });
  await enterAs(page, await paid(product), true);

  await page.goto('/dashboard/games');

  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(todayOf(page, words)).toHaveCount(0);
  await expect(page.locator('main [aria-hidden=true][class*=waiting]')).toHaveCount(0);
  expect(requests).toBe(1);
});
