import type { Page } from '@playwright/test';
import { enterAs, paid, signedIn } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { logIn } from '../steps/forms.ts';

// The specification's tables, line by line, where no other journey walks along them.

const open = ['/', '/tentang-kami', '/signup', '/login', '/payment', '/terms'];
const ofSubscribers = [
  '/dashboard',
  '/dashboard/games',
  '/dashboard/games/math',
  '/dashboard/courses',
  '/dashboard/courses/player/sahabat-angka',
  '/dashboard/ai',
  '/dashboard/creativity',
  '/dashboard/creativity/studio-gambar',
  '/play/jembatan-sepuluh/jembatan-sepuluh',
];
const ofAccounts = ['/dashboard/profile', '/support', '/rating'];

/** Where the browser is once an address has come to rest. */
const restOf = async (page: Page, path: string, expected: RegExp) => {
  await page.goto(path);
  await expect(page, path).toHaveURL(expected);
};
const exactly = (path: string) => new RegExp(`^https?://[^/]+${path}$`);

test('the table of routes, for a visitor', async ({ page }) => {
  for (const path of open) await restOf(page, path, exactly(path));
  for (const path of [...ofSubscribers, ...ofAccounts])
    await restOf(page, path, exactly(`/login\\?next=.*`));
  for (const path of ['/nowhere', '/dashboards', '/terms/more'])
    await restOf(page, path, exactly('/'));
});

test('the table of routes, for a family that has not paid', async ({ page, product }) => {
  await enterAs(page, await signedIn(product), false);
  for (const path of ofSubscribers) await restOf(page, path, exactly('/payment'));
  for (const path of ofAccounts) await restOf(page, path, exactly(path));
});

test('the table of routes, for a subscriber', async ({ page, product }) => {
  const family = await paid(product, 'premium');
  await enterAs(page, family, true);
  for (const path of [...ofSubscribers.slice(1), ...ofAccounts])
    await restOf(page, path, exactly(path));
  await restOf(page, '/dashboard', exactly('/dashboard/games'));
});

test('a login leaves the specified keys, in words', async ({ page, product, words }) => {
  const family = await paid(product);
  await page.goto('/login');
  await logIn(page, words, family);
  await expect(page).toHaveURL(exactly('/dashboard/games'));

  const keys = await page.evaluate(() => ({
    isTokenKept: (localStorage.getItem('playerToken') ?? '').length > 0,
    isPaid: localStorage.getItem('isPaid'),
    isSuperUser: localStorage.getItem('isSuperUser'),
    adminToken: localStorage.getItem('adminToken'),
  }));
  expect(keys).toEqual({
    isTokenKept: true,
    isPaid: 'true',
    isSuperUser: 'false',
    adminToken: null,
  });
});

test('a shelf without games says so, and a game without a picture has one @both', async ({
  page,
  product,
  words,
}) => {
  const games = '**/api/games/';
  const [game] = await (async () => {
    const family = await paid(product);
    await enterAs(page, family, true);
    const answer = await fetch(`${product.url}/api/games/`, {
      headers: { authorization: `Token ${family.token}` },
    });
    return Object(await answer.json());
  })();
  await page.route(games, (route) => route.fulfill({ json: [] }));
  await page.goto('/dashboard/games');
  await expect(page.getByText(words.games.empty)).toBeVisible();

  await page.unroute(games);
  await page.route(games, (route) => route.fulfill({ json: [{ ...game, thumbnail: '' }] }));
  await page.reload();
  await expect(page.locator('main img[src*="placeholder"]')).toHaveCount(1);
});

test('a tool of a type that nobody has named shows it with spaces', async ({ page, product }) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  const answer = await fetch(`${product.url}/api/creativity/`, {
    headers: { authorization: `Token ${family.token}` },
  });
  const [tool] = Object(await answer.json());
  await page.route('**/api/creativity/', (route) =>
    route.fulfill({ json: [{ ...tool, tool_type: 'paper_and_glue' }] }),
  );

  await page.goto('/dashboard/creativity');

  await expect(page.getByText('paper and glue')).toBeVisible();
});

test('a payment without its date says N/A @both', async ({ page, words }) => {
  await page.route('**/api/payment/success-status/**', (route) =>
    route.fulfill({
      json: {
        order_id: 'pesanan-2',
        is_paid: true,
        subscription_type: 'regular',
        payment_date: null,
      },
    }),
  );

  await page.goto('/payment/success?order_id=pesanan-2');

  await expect(page.getByText(words.payments.none, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: words.payments.goToLogin })).toBeVisible();
});
