import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { openRoom } from '../../steps/adult.ts';
import { stages } from '../../steps/items.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { chooseLimit, played } from '../../steps/play/playtime.ts';

test('a grown-up sets the play time, and a day that is used up ends kindly @both', async ({
  page,
  product,
  words,
  errorText,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await played(product, family, 30);

  await chooseLimit(page, words, 30);
  await expect(page.getByText(words.adult.playtimeNow(30, 30))).toBeVisible();
  await page.goto(stages.game);

  await expect(page.getByRole('alert')).toHaveText(errorText('play_time_over'));
  await expect(page.getByRole('button', { name: words.stage.tryAgain })).toHaveCount(0);
  await page.getByRole('link', { name: words.stage.all.game }).click();
  await expect(page).toHaveURL('/dashboard/games');
});

test('a game that is under way may go on for a while, then rests @slow', async ({
  page,
  product,
  language,
  words,
  errorText,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await chooseLimit(page, words, 30);
  await page.clock.install();
  await page.goto(stages.game);
  await expect(new BridgePlayer(page, language).planks.first()).toBeVisible();
  await played(product, family, 30);
  const overReply = page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('/events/') && Object(await answer.json()).is_over === true,
  );

  // A break is something that a game tells.
  await page.getByRole('button', { name: words.stage.pause }).click();
  await page.clock.runFor(3000);
  await overReply;
  await expect(page.locator('iframe')).toBeAttached();
  await page.clock.fastForward(301_000);

  await expect(page.getByRole('alert')).toHaveText(errorText('play_time_over'));
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('in a quiet time a child sees and hears when play opens again @both', async ({
  page,
  product,
  words,
  language,
  errorText,
}) => {
  await enterAs(page, await paid(product), true);
  await openRoom(page, words);
  const form = page.getByRole('form', { name: words.adult.unnamedChild });
  await form.getByRole('button', { name: words.adult.quietPreset.other }).click();
  await form.getByLabel(words.adult.quietTo).fill('');
  await form.getByRole('button', { name: words.adult.timesSave }).click();
  await expect(form.getByText(words.adult.quietFault.hours)).toBeVisible();
  // From now on for two hours, by the child's clock.
  const clock = (hours: number) =>
    new Date(Date.now() + (7 + hours) * 3_600_000).toISOString().slice(11, 16);
  // Once: a minute may end meanwhile.
  const until = clock(1);
  await form.getByLabel(words.adult.quietFrom).fill(clock(-1));
  await form.getByLabel(words.adult.quietTo).fill(until);
  await form.getByRole('button', { name: words.adult.timesSave }).click();
  await expect(page.getByText(words.adult.playtimeSaved)).toBeVisible();

  await page.goto(stages.game);

  await expect(page.getByRole('alert')).toHaveText(errorText('play_time_over'));
  const shown = language === 'id' ? until.replace(':', '.') : until;
  await expect(page.getByRole('status').filter({ hasText: shown })).toBeVisible();
  await expect(page.getByRole('button', { name: words.opens.again })).toHaveCSS('height', '64px');
});
