import { expect, type Page } from '@playwright/test';
import type { SignedIn } from '../product/family.ts';
import type { Product } from '../product/product.ts';
import { items } from './items.ts';
import type { Words } from './words.ts';

/** Today has already seen so many minutes of play. */
export const played = async ({ db }: Product, { email }: SignedIn, minutes: number) => {
  await db.query(
    `with begun as (
       insert into play (id, account_id, game_id)
       select gen_random_uuid(), id, $2 from account where email = $1 returning id
     )
     insert into play_event (play_id, event_id, verb, body, received_at)
     select begun.id, m, 'progressed', '{}',
       date_trunc('day', now() at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta'
         + m * interval '1 minute'
     from begun, generate_series(1, $3) m`,
    [email, items.game.id, minutes],
  );
};

export const passGrownUpStep = async (page: Page, words: Words) => {
  const dialog = page.getByRole('dialog', { name: words.shell.grownUpTitle });
  const field = dialog.getByRole('textbox');
  const [a = 0, b = 0] = (await dialog.locator('label').innerText()).match(/\d+/g) ?? [];
  await field.fill(String(Number(a) * Number(b)));
  await dialog.locator('button[type=submit]').click();
};

/** Passes the grown-up step on the profile and sets the day's limit. */
export const chooseLimit = async (page: Page, words: Words, minutes: number) => {
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: words.profile.playtimeChange }).click();
  await passGrownUpStep(page, words);
  await page.getByRole('button', { name: words.profile.playtimeLimit(minutes) }).click();
  await expect(page.getByText(words.profile.playtimeSaved)).toBeVisible();
};
