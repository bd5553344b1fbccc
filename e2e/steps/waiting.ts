import type { Page } from '@playwright/test';
import type { Words } from './words.ts';

/** From the first place of the console to the list of a kind that waits there. */
export const openWaiting = async (
  page: Page,
  words: Words,
  kind: keyof Words['staff']['today']['kinds'],
) => {
  const t = words.staff.today;
  const queue = page.getByRole('region', { name: t.queue });
  await queue.getByRole('button', { name: new RegExp(`^${t.kinds[kind]} \\d`) }).click();
  await queue.getByRole('link', { name: t.openList }).click();
};

/** A place of the menu, however much waits there. */
export const menuItem = (page: Page, words: Words, place: keyof Words['staff']['places']) =>
  page.getByRole('menuitem', {
    name: new RegExp(`^${words.staff.places[place]}(?: \\d|$)`),
  });
