import { expect, type Page } from '@playwright/test';
import type { SignedIn } from '../../product/family.ts';
import type { Product } from '../../product/product.ts';
import { openRoom } from '../adult.ts';
import { items } from '../items.ts';
import type { Words } from '../words.ts';

/** Today has already seen so many minutes of play. */
export const played = async ({ db }: Product, { email }: SignedIn, minutes: number) => {
  await db.query(
    `with begun as (
       insert into play_session (account_id, id, child_id, kind, item_id)
       select id, uuid_v7(), first_child_of(id), 'game', $2 from account where email = $1
       returning account_id, id, began_at
     )
     insert into play_event (account_id, session_id, event_id, verb, began_at, happened_at)
     select begun.account_id, begun.id, m, 'progressed', begun.began_at,
       date_trunc('day', now() at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta'
         + m * interval '1 minute'
     from begun, generate_series(1, $3) m`,
    [email, items.game.id, minutes],
  );
};

/** Chooses a day's limit for the only child of the room that is open, and saves it. */
export const saveLimit = async (page: Page, words: Words, minutes: number) => {
  for (const name of [words.adult.weekdays, words.adult.weekend])
    await page
      .getByRole('group', { name })
      .getByRole('button', { name: words.adult.playtimeLimit(minutes), exact: true })
      .click();
  await page.getByRole('button', { name: words.adult.timesSave }).click();
};

/** Sets the day's limit in the parents' room. */
export const chooseLimit = async (page: Page, words: Words, minutes: number) => {
  await openRoom(page, words);
  await saveLimit(page, words, minutes);
  await expect(page.getByText(words.adult.playtimeSaved)).toBeVisible();
};
