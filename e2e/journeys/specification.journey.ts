import type { Page } from '@playwright/test';
import { enterAs, paid, signedIn, superuser } from '../product/family.ts';
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

test('the table of routes, for a family that has not paid @slow', async ({ page, product }) => {
  await enterAs(page, await signedIn(product), false);
  for (const path of ofSubscribers) await restOf(page, path, exactly('/payment'));
  for (const path of ofAccounts) await restOf(page, path, exactly(path));
});

test('the table of routes, for a subscriber @slow', async ({ page, product }) => {
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

test('a superuser goes to the dashboard after the login, without a payment', async ({
  page,
  product,
  words,
}) => {
  const person = await superuser(product);
  await page.goto('/login');
  await logIn(page, words, person);

  await expect(page).toHaveURL(exactly('/dashboard/games'));
  expect(await page.evaluate(() => localStorage.getItem('isSuperUser'))).toBe('true');
});

test('a shelf without games says so, and a game without a picture has one @both @slow', async ({
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

test('a tool of a type that nobody has named shows it with spaces @slow', async ({
  page,
  product,
}) => {
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

/** What each screen has, by role and name, and the fields of its form by the names of the payload. */
const controls: readonly (readonly [
  string,
  'nobody' | 'subscriber',
  {
    readonly links?: readonly string[];
    readonly buttons?: readonly string[];
    readonly fields?: readonly string[];
  },
])[] = [
  ['/', 'nobody', { links: ['About us', 'Register', 'Log in'], buttons: ['Claim Promo'] }],
  ['/signup', 'nobody', { fields: ['display_name', 'email', 'password', 'whatsapp', 'terms'] }],
  ['/login', 'nobody', { fields: ['email', 'password'], buttons: ['Log in', 'Forgot Password?'] }],
  ['/payment', 'nobody', { fields: ['plan'] }],
  [
    '/dashboard/games',
    'subscriber',
    {
      links: ['Game', 'Course', 'AI', 'Creativity', 'Profile'],
      buttons: ['All', 'Math', 'English', 'Coding', 'Spelling'],
    },
  ],
  ['/dashboard/courses', 'subscriber', { buttons: ['Show All', 'Early Reading Adventures'] }],
  ['/dashboard/ai', 'subscriber', { buttons: ['Ask Nobi', 'Speak'] }],
  [
    '/dashboard/profile',
    'subscriber',
    {
      fields: ['profile_picture', 'display_name', 'full_name', 'whatsapp', 'bio'],
      buttons: ['Save Changes'],
    },
  ],
  ['/support', 'subscriber', { buttons: ['Send'], fields: ['subject', 'message', 'category'] }],
  ['/rating', 'subscriber', { fields: ['stars', 'feedback'], buttons: ['Choose a number first'] }],
];

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('each screen has the controls and fields of the specification @desk @slow', async ({
    page,
    product,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { webkitSpeechRecognition: class {} });
    });
    const family = await paid(product, 'premium');
    for (const [path, who, { links = [], buttons = [], fields = [] }] of controls)
      await test.step(path, async () => {
        if (who === 'subscriber') await enterAs(page, family, true);
        await page.goto(path);
        for (const name of links)
          await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
        for (const name of buttons)
          await expect(page.getByRole('button', { name, exact: true }).first()).toBeVisible();
        for (const name of fields)
          await expect(page.locator(`[name=${name}]`).first()).toBeAttached();
      });
  });

  test('labels its cards and bubbles with the words of the specification @desk @slow', async ({
    page,
    product,
  }) => {
    await enterAs(page, await paid(product, 'premium'), true);
    for (const [path, label] of [
      ['/dashboard/games', 'Play'],
      ['/dashboard/courses', 'Start Course'],
      ['/dashboard/creativity', 'Open Tool'],
    ] as const) {
      await page.goto(path);
      const card = page.getByRole('article').first();
      await expect(card.getByText(label, { exact: true })).toBeVisible();
      await expect(card.locator('img')).toBeVisible();
    }
    await page.goto('/dashboard/courses');
    await expect(page.getByRole('heading', { name: 'Recently Watched' })).toBeVisible();
    await page.goto('/dashboard/ai');
    await page.getByRole('textbox').fill('7 times 8');
    await page.getByRole('button', { name: 'Ask Nobi' }).click();
    await expect(page.locator('li[data-by=you]')).toContainText('You');
    await expect(page.locator('li[data-by=nobi]').last()).toContainText('Nobi');
  });

  test('offers two plans, ten stars and four kinds of question @slow', async ({
    page,
    product,
  }) => {
    await enterAs(page, await signedIn(product), false);
    const valuesOf = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((each) => each.getAttribute('value')));

    await page.goto('/payment');
    await expect(page.locator('[name=plan]')).toHaveCount(2);
    expect(await valuesOf('[name=plan]')).toEqual(['regular', 'premium']);
    await page.goto('/rating');
    await expect(page.locator('[name=stars]')).toHaveCount(10);
    expect(await valuesOf('[name=stars]')).toEqual(
      Array.from({ length: 10 }, (_, at) => String(at + 1)),
    );
    await page.goto('/support');
    await expect(page.locator('[name=category] option')).toHaveCount(4);
    expect(await valuesOf('[name=category] option')).toEqual([
      'general',
      'bug',
      'feature',
      'billing',
    ]);
  });

  test('the footer of the welcome page leads to three channels and names the year @slow', async ({
    page,
  }) => {
    await page.goto('/');

    const footer = page.locator('footer');
    for (const channel of ['youtube.com', 'tiktok.com', 'instagram.com'])
      await expect(footer.locator(`a[href*="${channel}"]`)).toBeVisible();
    await expect(footer).toContainText('2025');
    await expect(page.locator('nav a[href="/"]').first()).toBeVisible();
  });
});
