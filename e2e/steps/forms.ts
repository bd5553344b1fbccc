import { expect, type Page } from '@playwright/test';
import type { Family } from '../product/family.ts';
import type { Words } from './words.ts';

export const password = (page: Page, words: Words) =>
  page.getByLabel(words.account.password, { exact: true });

export const fillSignUp = async (page: Page, words: Words, family: Family) => {
  await page.getByLabel(words.account.displayName).fill(family.name);
  await page.getByLabel(words.account.email).fill(family.email);
  await password(page, words).fill(family.password);
  await page.getByLabel(words.account.whatsapp).fill(family.whatsapp);
  await page.getByRole('checkbox').check();
};

export const pressSignUp = (page: Page, words: Words) =>
  page.getByRole('button', { name: words.account.signUp, exact: true }).click();

export const logIn = async (
  page: Page,
  words: Words,
  family: Pick<Family, 'email' | 'password'>,
) => {
  // The address changes before the page does: the form of the sign-up has the same two fields.
  await logInButton(page, words).waitFor();
  await page.getByLabel(words.account.email).fill(family.email);
  await password(page, words).fill(family.password);
  await pressLogIn(page, words);
};

const logInButton = (page: Page, words: Words) =>
  page.getByRole('button', { name: words.account.logIn, exact: true });

export const pressLogIn = (page: Page, words: Words) => logInButton(page, words).click();

/** On a phone the way out lies in the menu. */
export const pressLogOut = async (page: Page, words: Words) => {
  const menu = page.getByRole('button', { name: words.dashboard.menu, exact: true });
  const way = page.getByRole('button', { name: words.dashboard.logOut });
  await expect(menu.or(way)).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await way.click();
};

export const logOut = async (page: Page, words: Words) => {
  await pressLogOut(page, words);
  await expect(page).toHaveURL('/login');
};

/** Chooses the plan and goes to the gateway's own page. */
export const choosePlan = async (page: Page, words: Words, plan: 'regular' | 'premium') => {
  await page.getByRole('radio', { name: words.payments[plan] }).check();
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/sandbox-gateway\/snap\//);
};
