import { enterAs, paid } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { stages } from '../steps/items.ts';
import { BridgePlayer } from '../steps/player.ts';
import { chooseLimit, played } from '../steps/playtime.ts';

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
  await page.goto(stages.game);

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
  await page.goto(stages.game);
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
