import type { Page } from '@playwright/test';
import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { changeItems } from '../../steps/network/answers.ts';

const box = (page: Page) => page.getByRole('combobox');

test('fetches nothing for a search until somebody wants to search @slow', async ({
  page,
  product,
}) => {
  await enterAs(page, await paid(product), true);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/dashboard/games', { waitUntil: 'networkidle' });
  const isOfSearch = (url: string) => /search-results|\/api\/(courses|creativity)\//.test(url);
  expect(requests.filter(isOfSearch)).toEqual([]);

  await box(page).focus();

  await expect.poll(() => requests.filter(isOfSearch).length).toBeGreaterThan(2);
});

test('finds a game by a slip of the finger, the other language and its category, and opens it by keyboard @both', async ({
  page,
  context,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  const group = page.getByRole('group', { name: words.search.game });
  const option = group.getByRole('option', { name: /Jembatan Sepuluh/ });
  for (const typed of ['jmebatan', 'bridge', 'matematika'])
    await test.step(typed, async () => {
      await page.goto('/dashboard/courses');
      await box(page).fill(typed);
      await expect(option).toBeVisible();
      await expect(box(page)).toHaveAttribute('aria-expanded', 'true');

      await page.keyboard.press('ArrowDown');
      const first = page.getByRole('option').first();
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(box(page)).toHaveAttribute(
        'aria-activedescendant',
        (await first.getAttribute('id')) ?? '',
      );
      await expect(box(page)).toBeFocused();
      while ((await option.getAttribute('aria-selected')) !== 'true')
        await page.keyboard.press('ArrowDown');

      const opening = context.waitForEvent('page');
      await page.keyboard.press('Enter');
      const tab = await opening;
      await expect(tab).toHaveURL(/\/play\/jembatan-sepuluh\//);
      await expect(page.getByRole('listbox')).toBeHidden();
      await tab.close();
    });
});

test('finds courses and tools too, each among its own kind @slow', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/games');

  await box(page).fill('sahabat');
  const courses = page.getByRole('group', { name: words.search.course });
  await expect(courses.getByRole('option', { name: /Sahabat Angka/ })).toBeVisible();

  await box(page).fill('gambar');
  await page
    .getByRole('group', { name: words.search.tool })
    .getByRole('option', { name: /Studio Gambar/ })
    .click();
  await expect(page).toHaveURL('/dashboard/creativity/studio-gambar');
});

test('says so when nothing is found, and closes at Escape @slow', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/games');
  await box(page).fill('qxzwkv');
  const nothing = page.getByText(words.search.nothing('qxzwkv'));
  await expect(nothing).toBeVisible();

  await page.keyboard.press('Escape');

  await expect(nothing).toBeHidden();
  await expect(box(page)).toHaveValue('qxzwkv');
});

test('says what is Premium, and asks for a grown-up @slow', async ({ page, product, words }) => {
  await enterAs(page, await paid(product), true);
  await changeItems(page, '/api/games/', { locked: true, html_game_url: '' });
  await page.goto('/dashboard/courses');
  await box(page).fill('jembatan');
  const option = page
    .getByRole('option', { name: /Jembatan Sepuluh/ })
    .filter({ hasText: words.search.premium });
  await expect(option).toBeVisible();

  await option.click();

  await expect(page.getByRole('dialog', { name: words.pin.title })).toBeVisible();
});

test('looks where it can while a list stays away, and says so @slow', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/games', { waitUntil: 'networkidle' });
  await page.route('**/api/creativity/', (route) => route.fulfill({ status: 403, json: {} }));
  await box(page).fill('jembatan');

  await expect(page.getByRole('option', { name: /Jembatan Sepuluh/ })).toBeVisible();
  await expect(page.getByText(words.search.failed)).toBeVisible();

  await page.unroute('**/api/creativity/');
  await page.getByRole('button', { name: words.search.tryAgain }).click();
  await expect(page.getByText(words.search.failed)).toBeHidden();
});
