import { expect, type Page } from '@playwright/test';

/** Where each kind stands to be saved. */
export const shelves = {
  games: '/dashboard/games',
  courses: '/dashboard/courses',
  tools: '/dashboard/creativity',
} as const;

/** With the first item comes the shell. */
const patience = { timeout: 60_000 };

/** Taps "Simpan" on a card, and waits until it is saved. */
export const saveItem = async (page: Page, id: string) => {
  await page.locator(`[data-save="${id}"]`).click();
  await expect(page.locator(`[data-save="${id}"][data-saved]`)).toBeVisible(patience);
};
