import { newFamily } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { choosePlan, fillSignUp, logIn, pressSignUp } from '../steps/forms.ts';
import { items } from '../steps/items.ts';
import { BridgePlayer } from '../steps/play/player.ts';
import { axeViolations } from '../steps/screens/axe-violations.ts';

const sandbox = 'allow-scripts allow-same-origin';

test('leads a family from the poster to a played game that stands in the database', async ({
  page,
  context,
  product,
  language,
  words,
}) => {
  test.setTimeout(480_000);
  const family = newFamily();

  await page.goto('/');
  await expect(page.locator('[data-star]')).toHaveCount(30);
  await page.getByRole('button', { name: words.welcome.claim }).click();
  await expect(page).toHaveURL('/signup');

  await fillSignUp(page, words, family);
  await pressSignUp(page, words);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(words.account.signedUp)).toBeVisible();

  await logIn(page, words, family);
  await expect(page).toHaveURL('/payment');
  await expect(page.getByText(words.payments.demo)).toBeVisible();
  await choosePlan(page, words, 'regular');
  await page.locator('button[name=pay]').click();

  await expect(page).toHaveURL(/\/payment\/success\?order_id=/);
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  await expect(page.getByText(words.payments.paid)).toBeVisible();
  await expect(page.getByText(orderId)).toBeVisible();
  await expect(page).toHaveURL('/dashboard/games');
  await page.getByRole('button', { name: words.whoPlays.later }).click();

  await context.clock.install();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: words.games.playNamed(items.game.title[language]) }).click();
  const game = await opening;
  await expect(game).toHaveURL(/\/play\/jembatan-sepuluh\/.+/);
  const frame = game.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', sandbox);
  const source = new URL((await frame.getAttribute('src')) ?? '');
  expect(source.origin).toBe(product.playUrl);
  expect(source.origin).not.toBe(new URL(game.url()).origin);

  const player = new BridgePlayer(game, language, { hurries: true });
  await player.play();
  expect(await axeViolations(game)).toEqual([]);
  await player.done.click();
  await expect(game.frameLocator('iframe').getByText(player.words.bye)).toBeVisible();

  const events = async () => {
    const { rows } = await product.db.query(
      `select e.verb, count(*)::int as times from play_session p
       join account a on a.id = p.account_id
       join play_event e on e.account_id = p.account_id and e.session_id = p.id
       where a.email = $1 and p.item_id = 'jembatan-sepuluh' group by e.verb`,
      [family.email],
    );
    return Object.fromEntries(rows.map(({ verb, times }) => [verb, times]));
  };
  await expect.poll(events).toMatchObject({ initialized: 1, completed: 1 });
  expect((await events()).answered).toBeGreaterThanOrEqual(6);
});
