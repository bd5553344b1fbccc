import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { enterAs, newFamily, signedIn, superuser } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { fillSignUp, pressSignUp } from '../../steps/forms.ts';
import { stages } from '../../steps/items.ts';
import { countOf, questionsOf } from '../../steps/rows.ts';
import { sweep } from '../../steps/sweep.ts';

const inFrame = (page: Page) => page.frameLocator('iframe').getByRole('button').first();
const headed = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const shelf = (page: Page) => page.getByRole('article').first();
const field = (page: Page) => page.getByRole('textbox').first();

type Sign = (page: Page) => Locator;
const forVisitors: readonly (readonly [string, Sign])[] = [
  ['/', headed],
  ['/signup', field],
  ['/login', field],
  ['/payment', (page) => page.getByRole('radio').first()],
  ['/payment/success?order_id=NB-nobody', (page) => page.getByRole('alert')],
  ['/tentang-kami', headed],
  ['/terms', headed],
];
const forTheSignedIn: readonly (readonly [string, Sign])[] = [
  ['/dashboard/games', shelf],
  [stages.game, inFrame],
  ['/dashboard/courses', shelf],
  [stages.course, inFrame],
  ['/dashboard/ai', field],
  ['/dashboard/creativity', shelf],
  [stages.tool, inFrame],
  ['/dashboard/profile', field],
  ['/support', field],
  ['/rating', (page) => page.getByRole('radio').first()],
];

/** Refreshes each page, goes back to the one before, and forward again. */
const walk = async (page: Page, places: readonly (readonly [string, Sign])[]) => {
  let before: Sign | undefined;
  for (const [path, sign] of places) {
    await page.goto(path);
    await expect(sign(page)).toBeVisible();
    await page.reload();
    await expect(sign(page)).toBeVisible();
    if (before) {
      await page.goBack();
      await expect(before(page)).toBeVisible();
      await page.goForward();
      await expect(sign(page)).toBeVisible();
    }
    before = sign;
  }
};

test('opens every page once, though its words come last', sweep, async ({ page, product }) => {
  await page.route(/\/assets\/(words|errors)\.en-[\w-]{8}\.js$/, async (route) => {
    const answer = await route.fetch();
    await wait(150);
    await route.fulfill({ response: answer });
  });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  const openEach = async (places: readonly (readonly [string, Sign])[]) => {
    for (const [path, sign] of places) {
      loads = 0;
      await page.goto(path);
      await expect(sign(page)).toBeVisible();
      expect(loads, `${path} is loaded`).toBe(1);
    }
  };

  await openEach(forVisitors);
  await enterAs(page, await superuser(product), true);
  await openEach(forTheSignedIn);
});

test('stands a refresh, back and forward on every page of a visitor', sweep, async ({ page }) => {
  await walk(page, forVisitors);
});

test(
  'stands a refresh, back and forward on every page of the signed in',
  sweep,
  async ({ page, product }) => {
    await enterAs(page, await superuser(product), true);

    await walk(page, forTheSignedIn);
  },
);

/** The server hears the next call, and its answer never comes. */
const loseAnswer = async (page: Page, path: string) => {
  const arrival = Promise.withResolvers<void>();
  let isLost = false;
  await page.route(path, async (route) => {
    if (isLost || route.request().method() === 'GET') return route.fallback();
    isLost = true;
    await route.fetch();
    arrival.resolve();
  });
  return arrival.promise;
};

test('keeps one question and one rating when a refresh came before the answer @slow', async ({
  page,
  product,
  words,
}) => {
  const family = await signedIn(product);
  await enterAs(page, family, false);
  const ask = async () => {
    await page.getByLabel(words.support.subject).fill('Suara');
    await page.getByLabel(words.support.message).fill('Tidak terdengar.');
    await page.getByRole('button', { name: words.support.send, exact: true }).click();
  };
  const rate = async () => {
    await page.getByText('9', { exact: true }).click();
    await page.getByRole('button', { name: words.rating.send }).click();
  };
  for (const [path, call, send, done] of [
    ['/support', '**/api/feedback/support/', ask, words.support.sent],
    ['/rating', '**/api/feedback/rating/', rate, words.rating.thanks],
  ] as const) {
    await page.goto(path);
    const lost = loseAnswer(page, call);
    await send();
    await lost;

    await page.reload();
    await send();

    await expect(page.getByText(done)).toBeVisible();
  }
  expect(await countOf(product, 'tickets', family)).toBe(1);
  expect(await countOf(product, 'ratings', family)).toBe(1);
});

test('keeps one account and one order when a refresh came before the answer', async ({
  page,
  product,
  words,
  errorText,
}) => {
  const newcomer = newFamily();
  await page.goto('/signup');
  const signUp = loseAnswer(page, '**/api/user/signup/');
  await fillSignUp(page, words, newcomer);
  await pressSignUp(page, words);
  await signUp;
  await page.reload();
  await fillSignUp(page, words, newcomer);
  await pressSignUp(page, words);
  await expect(page.getByText(errorText('email_taken'))).toBeVisible();
  expect(await countOf(product, 'accounts', newcomer)).toBe(1);

  const family = await signedIn(product);
  await enterAs(page, family, false);
  await page.goto('/payment');
  const pay = async () => {
    await page.getByRole('radio', { name: words.payments.premium }).check();
    await page.locator('button[type=submit]').click();
  };
  const payment = loseAnswer(page, '**/api/payment/start-payment/');
  await pay();
  await payment;
  await page.reload();
  await pay();
  await expect(page).toHaveURL(/\/sandbox-gateway\//);
  expect(await countOf(product, 'orders', family)).toBe(1);
});

test('gives a question back that a refresh overtook, and sends it by itself never @slow', async ({
  page,
  product,
  words,
}) => {
  const person = await superuser(product);
  await enterAs(page, person, true);
  await page.goto('/dashboard/ai');
  const lost = loseAnswer(page, '**/api/ai/chat/');
  await page.getByRole('textbox').fill('7 × 8');
  await page.getByRole('button', { name: words.chat.ask }).click();
  await lost;

  await page.reload();

  await expect(page.getByRole('textbox')).toHaveValue('7 × 8');
  expect(await questionsOf(product, person)).toBe(1);
  await page.getByRole('button', { name: words.chat.ask }).click();
  await expect(page.locator('li[data-by=nobi]')).toContainText('7 × 8 = 56');
});
