import { expect, type Page } from '@playwright/test';
import type { Words } from './words.ts';

export const googleButton = (page: Page) => page.getByRole('button', { name: /Google/ });

/** Presses the button and waits for the account choice in the window that opens. */
export const openGoogle = async (page: Page): Promise<Page> => {
  const opens = page.waitForEvent('popup');
  await googleButton(page).click();
  const popup = await opens;
  await expect(popup.getByRole('heading', { level: 1 })).toBeVisible();
  return popup;
};

/** What Google does not know of: the number, and that the terms are agreed to. */
export const fillWhatGoogleLacks = async (page: Page) => {
  await page.locator('[name=whatsapp]').fill('+62 812 3456 7890');
  await page.locator('[name=terms]').check();
};

/** Chooses an account of the stand-in's list, or writes the address into its field. */
export const chooseAccount = async (popup: Page, email: string) => {
  const listed = popup.getByRole('button', { name: email });
  const closes = popup.waitForEvent('close');
  if (await listed.isVisible()) await listed.click();
  else {
    await popup.locator('#email').fill(email);
    // The window closes itself on the way back, sometimes before a pressed key is answered.
    await popup
      .locator('form:has(#email)')
      .evaluate((form: HTMLFormElement) => setTimeout(() => form.requestSubmit()));
  }
  await closes;
};

export const logInWithGoogle = async (page: Page, email: string) => {
  await page.goto('/login');
  await chooseAccount(await openGoogle(page), email);
};

/** Nothing was said and the button may be pressed again. */
export const expectCalm = async (page: Page, words: Words) => {
  await expect(googleButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.account.cancelGoogle })).toHaveCount(0);
};
