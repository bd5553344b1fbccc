import type { Page } from '@playwright/test';
import { enterAs, paid, type SignedIn } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import type { Product } from '../product/product.ts';
import { BridgePlayer } from '../steps/player.ts';
import type { Words } from '../steps/words.ts';

const game = 'jembatan-sepuluh';

/** Today has already seen so many minutes of play. */
const played = async ({ db }: Product, { email }: SignedIn, minutes: number) => {
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
    [email, game, minutes],
  );
};

const passGrownUpStep = async (page: Page, words: Words) => {
  const dialog = page.getByRole('dialog', { name: words.shell.grownUpTitle });
  const field = dialog.getByRole('textbox');
  const [a = 0, b = 0] = (await dialog.locator('label').innerText()).match(/\d+/g) ?? [];
  await field.fill(String(Number(a) * Number(b)));
  await dialog.locator('button[type=submit]').click();
};

const chooseLimit = async (page: Page, words: Words, minutes: number) => {
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: words.profile.playtimeChange }).click();
  await passGrownUpStep(page, words);
  await page.getByRole('button', { name: words.profile.playtimeLimit(minutes) }).click();
  await expect(page.getByText(words.profile.playtimeSaved)).toBeVisible();
};

test('a grown-up sets the play time, and a day that is used up ends kindly @both', async ({
  page,
  product,
  words,
  said,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await played(product, family, 15);

  await chooseLimit(page, words, 15);
  await expect(page.getByText(words.profile.playtimeNow(15, 15))).toBeVisible();
  await page.goto(`/play/${game}/x`);

  await expect(page.getByRole('alert')).toHaveText(said('play_time_over'));
  await expect(page.getByRole('button', { name: words.stage.tryAgain })).toHaveCount(0);
  await page.getByRole('link', { name: words.stage.all.game }).click();
  await expect(page).toHaveURL('/dashboard/games');
});

test('a game that is under way may go on for a while, then rests', async ({
  page,
  product,
  language,
  words,
  said,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await chooseLimit(page, words, 15);
  await page.clock.install();
  await page.goto(`/play/${game}/x`);
  await expect(new BridgePlayer(page, language).planks.first()).toBeVisible();
  await played(product, family, 15);
  const told = page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('/events/') && Object(await answer.json()).is_over === true,
  );

  // A break is something that a game tells.
  await page.getByRole('button', { name: words.stage.pause }).click();
  await page.clock.runFor(3000);
  await told;
  await expect(page.locator('iframe')).toBeAttached();
  await page.clock.fastForward(301_000);

  await expect(page.getByRole('alert')).toHaveText(said('play_time_over'));
  await expect(page.locator('iframe')).toHaveCount(0);
});
