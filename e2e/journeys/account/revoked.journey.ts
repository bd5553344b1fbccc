import type { Page } from '@playwright/test';
import {
  enterAs,
  paid,
  type SignedIn,
  signedIn,
  superuser,
  tokenOf,
} from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import type { Product } from '../../product/product.ts';
import { logIn, logOut } from '../../steps/forms.ts';
import { stages } from '../../steps/items.ts';
import { countOf, questionsOf } from '../../steps/rows.ts';
import { sweep } from '../../steps/sweep.ts';
import type { Words } from '../../steps/words.ts';

const end = async ({ url }: Product, { token }: SignedIn) => {
  const headers = { authorization: `Token ${token}` };
  await fetch(`${url}/api/user/logout/`, { method: 'POST', headers });
};

/** Where something can be sent, and how. */
const places: readonly { path: string; send: (page: Page, words: Words) => Promise<unknown> }[] = [
  {
    path: '/dashboard/profile',
    send: async (page, { profile }) => {
      await page.getByLabel(profile.bio).fill('Suka membaca');
      await page.getByRole('button', { name: profile.save }).click();
    },
  },
  {
    path: '/support',
    send: async (page, { support }) => {
      await page.getByLabel(support.subject).fill('Suara');
      await page.getByLabel(support.message).fill('Tidak terdengar.');
      await page.getByRole('button', { name: support.send, exact: true }).click();
    },
  },
  {
    path: '/rating',
    send: async (page, { rating }) => {
      await page.getByText('9', { exact: true }).click();
      await page.getByRole('button', { name: rating.send }).click();
    },
  },
  {
    path: '/dashboard/ai',
    send: async (page, { chat }) => {
      await page.getByRole('textbox').fill('7 × 8');
      await page.getByRole('button', { name: chat.ask }).click();
    },
  },
  {
    path: '/payment',
    send: async (page) => {
      await page.getByRole('radio').first().check();
      await page.locator('button[type=submit]').click();
    },
  },
  {
    path: '/dashboard/creativity',
    send: (page) =>
      page
        .getByRole('article')
        .getByRole('link')
        .and(page.locator(`[href="${stages.tool}"]`))
        .click(),
  },
];

test(
  'leads from every screen to the login, sends nothing, and comes back',
  sweep,
  async ({ page, product, words }) => {
    const family = await paid(product);
    for (const { path, send } of places) {
      const visit = { ...family, token: await tokenOf(product.url, family) };
      await enterAs(page, visit, true);
      await page.goto(path, { waitUntil: 'networkidle' });
      await end(product, visit);

      await send(page, words);

      const next = path === '/dashboard/creativity' ? stages.tool : path;
      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(next)}`);
      expect(await page.evaluate(() => localStorage.getItem('playerToken'))).toBeNull();
    }
    expect(await countOf(product, 'tickets', family)).toBe(0);
    expect(await countOf(product, 'ratings', family)).toBe(0);
    expect(await countOf(product, 'uses', family)).toBe(0);
    expect(await questionsOf(product, family)).toBe(0);

    await logIn(page, words, family);
    await expect(page).toHaveURL(stages.tool);
  },
);

test('leads from a stage to the login @slow', async ({ page, product, words }) => {
  const person = await superuser(product);
  for (const path of [stages.game, stages.course, stages.tool]) {
    const visit = { ...person, token: await tokenOf(product.url, person) };
    await enterAs(page, visit, true);
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await end(product, visit);

    await page.reload();

    await expect(page).toHaveURL(/\/login\?next=/);
  }
  await logIn(page, words, person);
  await expect(page).toHaveURL(stages.tool);
});

test('leads every open tab to the login when one logs out', async ({
  page,
  context,
  product,
  words,
}) => {
  const person = await superuser(product);
  await enterAs(page, person, true);
  const paths = [
    '/dashboard/ai',
    '/dashboard/profile',
    '/support',
    '/rating',
    '/dashboard/courses',
    stages.game,
    stages.course,
    stages.tool,
  ];
  const tabs = [];
  for (const path of paths) {
    const tab = await context.newPage();
    await tab.goto(path);
    await expect(tab.getByRole('main')).toBeVisible();
    tabs.push(tab);
  }
  await page.goto('/dashboard/games');

  await logOut(page, words);

  for (const tab of tabs) await expect(tab).toHaveURL(/\/login/);
});

test('finds after a new login what was typed when the session ended @slow', async ({
  page,
  product,
  words,
}) => {
  const family = await signedIn(product);
  const typed = {
    '/dashboard/profile': () =>
      expect(page.getByLabel(words.profile.bio)).toHaveValue('Suka membaca'),
    '/support': () =>
      expect(page.getByLabel(words.support.message)).toHaveValue('Tidak terdengar.'),
    '/rating': () => expect(page.getByRole('radio', { name: '9' })).toBeChecked(),
  };
  for (const { path, send } of places) {
    const check = Object.entries(typed).find(([key]) => key === path)?.[1];
    if (!check) continue;
    const visit = { ...family, token: await tokenOf(product.url, family) };
    await enterAs(page, visit, false);
    await page.goto(path, { waitUntil: 'networkidle' });
    await end(product, visit);
    await send(page, words);
    await expect(page).toHaveURL(/\/login\?next=/);

    await logIn(page, words, family);

    await expect(page).toHaveURL(path);
    await check();
  }
});
