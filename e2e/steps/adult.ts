import { expect, type Locator, type Page } from '@playwright/test';
import { newFamily } from '../product/family.ts';
import type { Words } from './words.ts';

/** The six digits of the families here. */
export const pin = '314159';

/** Shows the adult's PIN wherever it is asked for, and sets it by the password the first time. */
export const passPin = async (place: Page | Locator, words: Words) => {
  const known = place.getByLabel(words.pin.pin, { exact: true });
  const first = place.getByLabel(words.pin.newPin, { exact: true });
  await expect(known.or(first)).toBeVisible();
  const isFirst = await first.isVisible();
  await known.or(first).fill(pin);
  if (isFirst)
    await place.getByLabel(words.pin.password, { exact: true }).fill(newFamily().password);
  const name = isFirst ? words.pin.setPin : words.pin.open;
  await place.getByRole('button', { name, exact: true }).click();
};

/** Opens the parents' room; within its ten minutes nothing is asked for. */
export const openRoom = async (page: Page, words: Words) => {
  await page.goto('/parents');
  const close = page.getByRole('button', { name: words.adult.closeNow });
  const save = page.getByRole('button', { name: words.pin.setPin, exact: true });
  const open = page.getByRole('button', { name: words.pin.open, exact: true });
  await expect(close.or(save).or(open)).toBeVisible();
  if (!(await close.isVisible())) await passPin(page, words);
  await expect(close).toBeVisible();
};
