import { enterAs, paid, signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { choosePlan, logOut } from '../../steps/forms.ts';
import { keepItems } from '../../steps/network/answers.ts';
import { BridgePlayer } from '../../steps/play/player.ts';

test('logs out every tab when one logs out', async ({ page, context, product, words }) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await page.goto('/dashboard/games');
  const other = await context.newPage();
  await other.goto('/dashboard/games/math');
  await expect(other.getByRole('article').first()).toBeVisible();

  await logOut(page, words);

  await expect(other).toHaveURL(/\/login/);
});

test('shows nothing of the family to who presses back after a logout @slow', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/games');
  await page.getByRole('button', { name: words.games.math }).click();
  await expect(page).toHaveURL('/dashboard/games/math');
  await logOut(page, words);

  await page.goBack();

  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('walks back through the categories @slow', async ({ page, product, words }) => {
  await enterAs(page, await paid(product), true);
  await keepItems(page, '/api/games/', (item) => 'category' in item && item.category === 'math');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard/games');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(button(words.games.all)).toHaveAttribute('aria-pressed', 'true');
  await button(words.games.math).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await button(words.games.coding).click();
  await expect(page.getByText(words.games.empty)).toBeVisible();

  await page.goBack();
  await expect(button(words.games.math)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(button(words.games.all)).toHaveAttribute('aria-pressed', 'true');
});

test('survives a refresh on the way back from the gateway @slow', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await signedIn(product), false);
  await page.goto('/payment');
  await choosePlan(page, words, 'regular');
  await page.locator('button[name=pay]').click();
  await expect(page).toHaveURL(/\/payment\/success/);
  const address = page.url();
  await page.reload();
  await expect(page.getByText(words.payments.paid)).toBeVisible();
  await expect(page).toHaveURL('/dashboard/games');

  await page.goto(address);

  await expect(page.getByText(words.payments.paid)).toBeVisible();
});

test('resumes a game in the same round after a refresh', async ({ page, product, language }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const family = await paid(product);
  await enterAs(page, family, true);
  await page.goto('/play/jembatan-sepuluh/x');
  const player = new BridgePlayer(page, language);
  await player.play(1);
  const question = (await player.bubble.textContent()) ?? '';
  const tray = await player.tray();
  const rounds = async () => {
    const { rows } = await product.db.query(
      `select save::json->'sitting'->>'at' as round from play_save s
       join account a on a.id = s.account_id where a.email = $1`,
      [family.email],
    );
    return rows.map(({ round }) => round);
  };
  await expect.poll(rounds).toEqual(['1']);

  await page.reload();

  await expect(player.bubble).toHaveText(question);
  expect(await player.tray()).toEqual(tray);
  expect(await rounds()).toEqual(['1']);
});

test('pauses, rests and resumes a game from the strip above it @both @slow', async ({
  page,
  product,
  language,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/play/jembatan-sepuluh/wrong-address');
  const player = new BridgePlayer(page, language);
  await expect(player.bubble).toHaveText(player.words.complete);
  await expect(page).toHaveURL(/\/play\/jembatan-sepuluh\/http/);

  await page.getByRole('button', { name: words.stage.pause, exact: true }).click();
  await expect(page.getByText(words.stage.paused)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: words.stage.resume }).click();
  await expect(page.getByText(words.stage.paused)).toBeHidden();
  await page.getByRole('button', { name: words.stage.exitNamed.game }).click();
  await expect(page).toHaveURL('/dashboard/games');
});
