import type { Locator, Page } from '@playwright/test';
import { enterAs, paid, signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';

const places = ['game', 'course', 'ai', 'creativity', 'profile'] as const;
const paths = {
  game: '/dashboard/games',
  course: '/dashboard/courses',
  ai: '/dashboard/ai',
  creativity: '/dashboard/creativity',
  profile: '/dashboard/profile',
} as const;

const boxOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the screen`);
  return box;
};

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('leads to each of the five places and says which one it is @both', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: words.dashboard.places });

  for (const place of places) {
    const link = bar.getByRole('link', { name: words.dashboard[place], exact: true });
    await link.click();
    await expect(page).toHaveURL(paths[place]);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(bar.locator('[aria-current]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('keeps the places large, and off the last 24 px of a phone @slow', async ({
  page,
  product,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/games');
  const links = page.getByRole('navigation').getByRole('link');
  await expect(links).toHaveCount(places.length);

  for (const link of await links.all()) {
    const { width, height, y } = await boxOf(link);
    expect(width).toBeGreaterThanOrEqual(64);
    expect(height).toBeGreaterThanOrEqual(64);
    expect(y + height).toBeLessThanOrEqual(844 - 24);
    expect(y, 'within reach of a thumb').toBeGreaterThan(844 / 2);
  }
});

test('hides nothing of a page behind the places @slow', async ({ page, product }) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/games');
  const last = page.getByRole('article').last();
  await expect(last).toBeVisible();

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));

  const { y } = await boxOf(page.getByRole('navigation'));
  await expect
    .poll(async () => {
      const box = await boxOf(last);
      return box.y + box.height;
    })
    .toBeLessThanOrEqual(y);
});

test('keeps the rest behind one button on a phone @slow', async ({ page, product, words }) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await page.goto('/dashboard/games');
  const button = page.getByRole('button', { name: words.dashboard.menu, exact: true });
  const support = page.getByRole('link', { name: words.dashboard.support });
  await expect(support).toBeHidden();

  await button.click();
  await expect(support).toBeVisible();
  await expect(page.getByRole('link', { name: words.dashboard.rating })).toBeVisible();
  await expect(page.locator('#small-menu').getByText(family.name)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(support).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await page.getByRole('main').click({ position: { x: 6, y: 420 } });
  await expect(support).toBeHidden();
});

test('opens and walks the More menu by keyboard @desk @slow', async ({ page, product, words }) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/games');
  const { more, parents, support, rating } = words.dashboard;
  const button = page.getByRole('button', { name: more, exact: true });
  const menu = page.getByRole('menu');
  await button.focus();

  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await focusedText(page)).toBe(parents);
  for (const [key, expected] of [
    ['ArrowDown', support],
    ['ArrowDown', rating],
    ['ArrowDown', parents],
    ['ArrowUp', rating],
    ['Home', parents],
    ['End', rating],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focusedText(page), key).toBe(expected);
  }

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('ArrowUp');
  expect(await focusedText(page)).toBe(rating);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rating');
});

test('closes the More menu at a press outside, and at its own button @desk @slow', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/games');
  const button = page.getByRole('button', { name: words.dashboard.more, exact: true });
  const menu = page.getByRole('menu');

  await button.click();
  await expect(menu).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toBeHidden();

  await button.click();
  await button.click();
  await expect(menu).toBeHidden();

  await button.click();
  await page.getByRole('menuitem', { name: words.dashboard.support }).click();
  await expect(page).toHaveURL('/support');
});

test('offers no search to a family without a plan', async ({ page, product, words }) => {
  await enterAs(page, await signedIn(product), false);
  await page.goto('/dashboard/profile');

  await expect(page.getByRole('navigation', { name: words.dashboard.places })).toBeVisible();
  await expect(page.getByRole('combobox', { name: words.dashboard.searchHint })).toHaveCount(0);
});
