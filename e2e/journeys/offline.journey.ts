import { enterAs, newFamily, paid, signedIn } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import {
  choosePlan,
  fillSignUp,
  logIn,
  password,
  pressLogIn,
  pressSignUp,
} from '../steps/forms.ts';
import { BridgePlayer } from '../steps/player.ts';

test('keeps a sign-up that could not be sent, and sends it with one tap', async ({
  page,
  context,
  words,
  said,
}) => {
  const family = newFamily();
  await page.goto('/signup');
  await fillSignUp(page, words, family);
  await context.setOffline(true);
  await expect(page.getByText(words.shell.offline)).toBeVisible();
  await pressSignUp(page, words);
  await expect(page.getByRole('alert')).toHaveText(said('offline'));
  await expect(page.getByLabel(words.account.email)).toHaveValue(family.email);
  await expect(page.getByLabel(words.account.whatsapp)).toHaveValue(family.whatsapp);

  await context.setOffline(false);
  await expect(page.getByText(words.shell.offline)).toBeHidden();
  await pressSignUp(page, words);

  await expect(page).toHaveURL('/login');
});

test('keeps a login that could not be sent, and sends it with one tap', async ({
  page,
  context,
  product,
  words,
  said,
}) => {
  const family = await paid(product);
  await page.goto('/login');
  await expect(password(page, words)).toBeVisible();
  await context.setOffline(true);
  await logIn(page, words, family);
  await expect(page.getByRole('alert')).toHaveText(said('offline'));
  await expect(password(page, words)).toHaveValue(family.password);

  await context.setOffline(false);
  await pressLogIn(page, words);

  await expect(page).toHaveURL('/dashboard/games');
});

test('keeps the chosen plan while the line is gone', async ({
  page,
  context,
  product,
  words,
  said,
}) => {
  await enterAs(page, await signedIn(product), false);
  await page.goto('/payment');
  await page.getByRole('radio', { name: words.payments.premium }).check();
  await context.setOffline(true);
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert')).toHaveText(said('offline'));

  await context.setOffline(false);
  await choosePlan(page, words, 'premium');
});

test('keeps verifying a payment through a broken line', async ({
  page,
  context,
  product,
  words,
  said,
}) => {
  await enterAs(page, await signedIn(product), false);
  await page.goto('/payment');
  await choosePlan(page, words, 'regular');
  await page.route('**/api/payment/success-status/**', (route) => route.abort());
  await page.locator('button[name=pay]').click();
  await expect(page.getByText(said('offline'))).toBeVisible();
  await expect(page.getByText(words.payments.verifying)).toBeVisible();

  await page.unroute('**/api/payment/success-status/**');

  await expect(page.getByText(words.payments.paid)).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('says that the games did not arrive and fetches them with one tap @both', async ({
  page,
  product,
  words,
  said,
}) => {
  await enterAs(page, await paid(product), true);
  await page.route('**/api/games/', (route) => route.abort());
  await page.goto('/dashboard/games');
  await expect(page.getByRole('alert')).toContainText(words.games.failed);
  await expect(page.getByRole('alert')).toContainText(said('offline'));

  await page.unroute('**/api/games/');
  await page.getByRole('button', { name: words.shelf.tryAgain }).click();

  await expect(page.getByRole('article').first()).toBeVisible();
});

test('shows that the games are on their way while the network is slow', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/games/', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/dashboard/games');
  await expect(page.getByText(words.games.loading)).toBeAttached();
  await expect(page.getByRole('button', { name: words.games.math })).toBeVisible();

  gate.resolve();

  await expect(page.getByRole('article').first()).toBeVisible();
});

test('puts a quiet picture where a thumbnail is missing', async ({ page, product }) => {
  await enterAs(page, await paid(product), true);
  await page.route(`${product.playUrl}/assets/**`, (route) => route.fulfill({ status: 404 }));
  await page.goto('/dashboard/games');
  const picture = page.getByRole('article').first().locator('img');

  await expect(picture).toHaveAttribute('src', /placeholder|^data:/);
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);
});

test('says kindly that a page did not arrive, and loads it afresh', async ({
  page,
  product,
  words,
  watch,
}) => {
  await enterAs(page, await paid(product), true);
  await page.route('**/assets/games-page-*.js', (route) => route.abort());
  await page.goto('/dashboard/games');
  await expect(page.getByRole('heading', { name: words.shell.crashTitle })).toBeVisible({
    timeout: 15_000,
  });

  expect(watch.errors.filter((error) => !error.includes('games-page'))).toEqual([]);
  watch.errors.length = 0;
  await page.unroute('**/assets/games-page-*.js');
  await page.getByRole('button', { name: words.shell.tryAgain }).click();

  await expect(page.getByRole('article').first()).toBeVisible();
});

test('opens a game that could not be opened, with one tap', async ({
  page,
  product,
  language,
  words,
  said,
}) => {
  await enterAs(page, await paid(product), true);
  await page.route('**/api/games/jembatan-sepuluh/**', (route) => route.abort());
  await page.goto('/play/jembatan-sepuluh/x');
  await expect(page.getByRole('alert')).toHaveText(said('offline'), { timeout: 15_000 });

  await page.unroute('**/api/games/jembatan-sepuluh/**');
  await page.getByRole('button', { name: words.stage.tryAgain }).click();

  await expect(new BridgePlayer(page, language).bubble).toBeVisible();
});

test('says that a game failed when its frame stays away', async ({ page, product, said }) => {
  await enterAs(page, await paid(product), true);
  await page.route(`${product.playUrl}/games/**`, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<p>nobody</p>' }),
  );
  await page.clock.install();
  await page.goto('/play/jembatan-sepuluh/x');
  await expect(page.locator('iframe')).toBeVisible();
  await page.clock.fastForward(15_000);

  await expect(page.getByRole('alert')).toHaveText(said('game_failed'));
});

test('plays on without a line and reports when it is back', async ({
  page,
  context,
  product,
  language,
}) => {
  test.setTimeout(60_000);
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
        `select (select count(*)::int from play_event e where e.play_id = p.id and e.verb = 'answered') as answers,
           (select save::json->'sitting'->>'at' from game_save s where s.account_id = a.id) as round
         from play p join account a on a.id = p.account_id where a.email = $1`,
        [family.email],
      );
      return rows.map(({ answers, round }) => Number(answers) >= 1 && round === '1');
    })
    .toEqual([true]);
});
