import { enterAs, paid, signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { choosePlan } from '../../steps/forms.ts';
import { stages } from '../../steps/items.ts';
import { failures } from '../../steps/network/arrivals.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { sweepAfterFirst } from '../../steps/sweep.ts';

test('keeps verifying a payment through a broken line', async ({
  page,
  context,
  product,
  words,
  errorText,
}) => {
  await enterAs(page, await signedIn(product), false);
  await page.goto('/payment');
  await choosePlan(page, words, 'regular');
  await page.route('**/api/payment/success-status/**', (route) => route.abort());
  await page.locator('button[name=pay]').click();
  await expect(page.getByText(errorText('offline'))).toBeVisible();
  await expect(page.getByText(words.payments.verifying)).toBeVisible();

  await page.unroute('**/api/payment/success-status/**');

  await expect(page.getByText(words.payments.paid)).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('puts a quiet picture where a thumbnail is missing @slow', async ({ page, product }) => {
  await enterAs(page, await paid(product), true);
  await page.route(`${product.playUrl}/assets/**`, (route) => route.fulfill({ status: 404 }));
  await page.goto('/dashboard/games');
  const picture = page.getByRole('article').first().locator('img');

  await expect(picture).toHaveAttribute('src', /placeholder|^data:/);
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);
});

for (const [index, kind] of (['game', 'course', 'tool'] as const).entries())
  test(
    `says that a ${kind} failed when its frame stays away, and opens it at one tap @slow`,
    sweepAfterFirst(index),
    async ({ page, product, words, errorText }) => {
      await enterAs(page, await paid(product), true);
      const entry = `${product.playUrl}/${kind}s/**`;
      await page.route(entry, (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<p>nobody</p>' }),
      );
      await page.clock.install();
      await page.goto(stages[kind]);
      await expect(page.locator('iframe')).toBeVisible();
      await page.clock.fastForward(15_000);
      await expect(page.getByRole('alert')).toHaveText(errorText(failures[kind]));

      await page.unroute(entry);
      await page.getByRole('button', { name: words.stage.tryAgain }).click();

      await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible();
    },
  );

test('plays on without a line and reports when it is back', async ({
  page,
  context,
  product,
  language,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await page.goto('/play/jembatan-sepuluh/x');
  const player = new BridgePlayer(page, language);
  await expect(player.bubble).toHaveText(player.words.complete);
  await context.setOffline(true);
  await player.play(1);
  await context.setOffline(false);

  await expect
    .poll(async () => {
      const { rows } = await product.db.query(
        `select (select count(*)::int from play_event e where e.session_id = p.id and e.verb = 'answered') as answers,
           (select save::json->'sitting'->>'at' from play_save s where s.account_id = a.id) as round
         from play_session p join account a on a.id = p.account_id where a.email = $1`,
        [family.email],
      );
      return rows.map(({ answers, round }) => Number(answers) >= 1 && round === '1');
    })
    .toEqual([true]);
});

test('keeps the dashboard when a page is chosen without a line, and opens it when there is one', async ({
  page,
  context,
  product,
  words,
  watch,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/games');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  const chat = page.getByRole('link', { name: words.dashboard.ai, exact: true });
  await chat.click();
  await expect(page.getByText(words.shell.offline)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  await context.setOffline(false);

  await expect(page.getByRole('heading', { name: words.chat.heading })).toBeVisible();
  expect(watch.errors).toEqual([]);
});

test('keeps the bar in sight when a page does not arrive @slow', async ({
  page,
  product,
  words,
  watch,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/games');
  await page.route('**/assets/chat-page-*', (route) => route.abort());
  await page.getByRole('link', { name: words.dashboard.ai, exact: true }).click();
  await expect(page.getByRole('heading', { name: words.shell.crashTitle })).toBeVisible();

  await page.getByRole('link', { name: words.dashboard.game, exact: true }).click();

  await expect(page.getByRole('article').first()).toBeVisible();
  expect(watch.errors.filter((error) => !error.includes('/chat-page-'))).toEqual([]);
  watch.errors.length = 0;
});
