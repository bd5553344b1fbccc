import { newFamily } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { password } from '../../steps/forms.ts';
import { items } from '../../steps/items.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { tabTo, typeInto } from '../../steps/screens/keyboard.ts';

test('goes from the poster to the first plank by keyboard alone @desk @slow', async ({
  page,
  context,
  language,
  words,
}) => {
  const family = newFamily();
  const { account, payments, games, welcome, whoPlays } = words;
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: welcome.claim }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signup');

  await typeInto(page, page.getByLabel(account.displayName), family.name);
  await typeInto(page, page.getByLabel(account.email), family.email);
  await typeInto(page, password(page, words), family.password);
  await typeInto(page, page.getByLabel(account.whatsapp), family.whatsapp);
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, button(account.signUp));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');

  await expect(page.getByLabel(account.email)).toHaveValue(family.email);
  await typeInto(page, password(page, words), family.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/payment');

  await tabTo(page, page.getByRole('radio'));
  await page.keyboard.press('Space');
  await tabTo(page, page.locator('button[type=submit]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sandbox-gateway\//);
  await tabTo(page, page.locator('button[name=pay]'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(payments.paid)).toBeVisible();
  await expect(page).toHaveURL('/dashboard/games');
  await tabTo(page, button(whoPlays.later));
  await page.keyboard.press('Enter');

  await tabTo(page, button(games.math));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/games/math');
  const opening = context.waitForEvent('page');
  await tabTo(page, page.getByRole('link', { name: games.playNamed(items.game.title[language]) }));
  await page.keyboard.press('Enter');
  const game = await opening;

  const player = new BridgePlayer(game, language);
  await expect(player.bubble).toHaveText(player.words.complete);
  await tabTo(game, player.planks);
  await game.keyboard.press('Enter');
  await expect(player.gap).toBeFocused();
  await game.keyboard.press('Enter');
  await expect(player.bubble).not.toHaveText(player.words.complete);
});
