import type { BrowserContext } from '@playwright/test';
import { enterAs, newFamily, paid, signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { fillSignUp, password } from '../../steps/forms.ts';
import { items } from '../../steps/items.ts';
import { countOf, questionsOf } from '../../steps/rows.ts';

/** The calls that change something, as they leave the browser. */
const sendingsOf = (context: BrowserContext) => {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method()))
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return (path: string) => sent.filter((each) => each.endsWith(path)).length;
};

test('signs up once, in once and out once, however often it is pressed', async ({
  page,
  context,
  product,
  words,
}) => {
  const family = newFamily();
  const sendings = sendingsOf(context);
  await page.goto('/signup');
  await fillSignUp(page, words, family);
  await page.getByRole('button', { name: words.account.signUp, exact: true }).dblclick();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(words.account.signedUp)).toBeVisible();

  await password(page, words).fill(family.password);
  await page.getByRole('button', { name: words.account.logIn, exact: true }).dblclick();
  await expect(page).toHaveURL('/payment');
  await page.getByRole('button', { name: words.payments.logOut }).dblclick();

  await expect(page).toHaveURL(/\/login/);
  expect(await countOf(product, 'accounts', family)).toBe(1);
  expect(await countOf(product, 'sessions', family)).toBe(1);
  const calls = ['signup/', 'login/', 'logout/', ':signInWithPassword'].map(sendings);
  expect(calls).toEqual([1, 1, 1, 1]);
});

test('sends each thing a family has to say once @slow', async ({
  page,
  context,
  product,
  words,
}) => {
  const family = await paid(product);
  const sendings = sendingsOf(context);
  await enterAs(page, family, true);

  await page.goto('/support');
  await page.getByLabel(words.support.subject).fill('Suara');
  await page.getByLabel(words.support.message).fill('Tidak terdengar.');
  await page.getByRole('button', { name: words.support.send, exact: true }).dblclick();
  await expect(page.getByText(words.support.sent)).toBeVisible();

  await page.goto('/rating');
  await page.getByText('9', { exact: true }).click();
  await page.getByRole('button', { name: words.rating.send }).dblclick();
  await expect(page.getByText(words.rating.thanks)).toBeVisible();

  await page.goto('/dashboard/profile');
  await page.getByLabel(words.profile.bio).fill('Suka membaca');
  await page.getByRole('button', { name: words.profile.save }).dblclick();
  await expect(page.getByText(words.profile.saved)).toBeVisible();

  await page.goto('/dashboard/ai');
  await page.getByRole('textbox').fill('7 × 8');
  await page.getByRole('button', { name: words.chat.ask }).dblclick();
  await expect(page.locator('li[data-by=nobi]')).toContainText('7 × 8 = 56');

  expect(await countOf(product, 'tickets', family)).toBe(1);
  expect(await countOf(product, 'ratings', family)).toBe(1);
  expect(await questionsOf(product, family)).toBe(1);
  await expect(page.locator('li[data-by=you]')).toHaveCount(1);
  const calls = ['support/', 'rating/', 'profile/', 'chat/'].map(sendings);
  expect(calls).toEqual([1, 1, 1, 1]);
});

test('opens a game, a course and a tool once, however often it is pressed @both @slow', async ({
  page,
  context,
  product,
  language,
  words,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);

  for (const [path, name, rows] of [
    ['/dashboard/games', words.games.playNamed(items.game.title[language]), 'plays'],
    ['/dashboard/courses', words.courses.startNamed(items.course.title[language]), 'views'],
  ] as const) {
    await page.goto(path);
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name }).dblclick();
    const stage = await opening;
    await expect(stage.frameLocator('iframe').getByRole('button').first()).toBeVisible();
    expect(context.pages()).toHaveLength(2);
    expect(await countOf(product, rows, family)).toBe(1);
    await stage.close();
  }

  await page.goto('/dashboard/creativity');
  const tool = page.getByRole('link', {
    name: words.creativity.openNamed(items.tool.title[language]),
  });
  await tool.dblclick();
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible();
  expect(await countOf(product, 'uses', family)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/creativity');
});

test('opens one order when two tabs pay at once', async ({ page, context, product, words }) => {
  const family = await signedIn(product);
  await enterAs(page, family, false);
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto('/payment');
    await tab.getByRole('radio', { name: words.payments.regular }).check();
  }

  await Promise.all(tabs.map((tab) => tab.locator('button[type=submit]').click()));

  for (const tab of tabs) await expect(tab).toHaveURL(/\/sandbox-gateway\//);
  expect(page.url()).toBe(other.url());
  expect(await countOf(product, 'orders', family)).toBe(1);
});
