import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { chip, lastPlayer, picker, secret, twoChildren } from '../../steps/children.ts';
import { stages } from '../../steps/items.ts';
import { BridgePlayer } from '../../steps/play/player.ts';

test('a family with one child is asked nothing and sees nobody in the bar', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  const facesRead = page.waitForResponse('**/api/children/faces/');
  await page.goto('/dashboard/games');
  await facesRead;

  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(picker(page, words.whoPlays.whoPlays)).toHaveCount(0);
  await expect(chip(page)).toHaveCount(0);
});

test('two children pick by face, and switch from the bar in two taps @both', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await twoChildren(product), true);
  await page.goto('/dashboard/games');
  const faces = picker(page, words.whoPlays.whoPlays);
  const drawing = faces.locator('[data-child] img').first();
  await expect(drawing).toBeVisible();
  const size = await drawing.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(96);

  await faces.getByRole('button', { name: 'Sari' }).click();
  await expect(faces).toBeHidden();
  await expect(chip(page)).toHaveAccessibleName(words.whoPlays.playsNow('Sari'));
  await chip(page).click();
  await faces.getByRole('button', { name: 'Adik' }).click();

  await expect(faces).toBeHidden();
  await expect(chip(page)).toHaveAccessibleName(words.whoPlays.playsNow('Adik'));
  await page.reload();
  await expect(chip(page)).toHaveAccessibleName(words.whoPlays.playsNow('Adik'));
  await expect(faces).toHaveCount(0);
});

test('a child who cannot read finds her place with all text hidden', async ({
  page,
  product,
  words,
}) => {
  const family = await twoChildren(product);
  await enterAs(page, family, true);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { color: transparent !important; font-size: 0 !important; }');
      document.adoptedStyleSheets.push(sheet);
    });
  });
  await page.goto('/dashboard/games');
  const faces = picker(page, words.whoPlays.whoPlays);

  // The elephant is hers.
  await faces.locator('img[src*="elephant"]').click();

  await expect(faces).toBeHidden();
  await expect(chip(page).locator('img[src*="elephant"]')).toBeVisible();
});

test('three pictures open a guarded face; five misses call a grown-up', async ({
  page,
  product,
  words,
  errorText,
}) => {
  await enterAs(page, await twoChildren(product, secret), true);
  await page.goto('/dashboard/games');
  const faces = picker(page, words.whoPlays.whoPlays);
  const door = picker(page, words.whoPlays.yourPictures('Adik'));
  const tap = async (pictures: readonly (keyof typeof words.whoPlays.objects)[]) => {
    for (const picture of pictures)
      await door
        .getByRole('button', { name: words.whoPlays.objects[picture], exact: true })
        .click();
  };
  await faces.getByRole('button', { name: 'Adik' }).click();

  await tap(['moon', 'boat', 'key']);
  await expect(door.getByText(errorText('child_secret_wrong'))).toBeVisible();
  await tap(secret);
  await expect(chip(page)).toHaveAccessibleName(words.whoPlays.playsNow('Adik'));

  await chip(page).click();
  await faces.getByRole('button', { name: 'Adik' }).click();
  for (let miss = 0; miss < 6; miss += 1) {
    const answer = page.waitForResponse('**/api/children/playing/');
    await tap(['ball', 'kite', 'drum']);
    await answer;
  }
  await expect(door.getByText(errorText('child_secret_wait'))).toBeVisible();
  await door.getByRole('button', { name: words.whoPlays.close }).click();
  await faces.getByRole('button', { name: 'Sari' }).click();
  await expect(chip(page)).toHaveAccessibleName(words.whoPlays.playsNow('Sari'));
});

test('after half an hour of rest the faces stand there again @slow', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await twoChildren(product), true);
  await page.clock.install();
  await page.goto('/dashboard/games');
  const faces = picker(page, words.whoPlays.whoPlays);
  await faces.getByRole('button', { name: 'Sari' }).click();
  await expect(faces).toBeHidden();

  await page.clock.runFor('29:00');
  await expect(faces).toBeHidden();
  await page.clock.runFor('02:00');

  await expect(faces).toBeVisible();
});

test('touching a game is no rest; a game left alone is, once it is left @slow', async ({
  page,
  product,
  words,
  language,
}) => {
  await enterAs(page, await twoChildren(product), true);
  await page.clock.install();
  await page.goto(stages.game);
  const faces = picker(page, words.whoPlays.whoPlays);
  await faces.getByRole('button', { name: 'Sari' }).click();
  const { planks } = new BridgePlayer(page, language);
  await expect(planks.first()).toBeVisible();
  const exit = page.getByRole('button', { name: words.stage.exitNamed.game });

  const touchedAt = () => page.evaluate(() => localStorage.getItem('nobi-touched-at'));

  await page.clock.fastForward('29:00');
  const before = await touchedAt();
  await planks.first().press('Shift');
  // The frame tells its page by a message, which takes its time.
  await expect.poll(touchedAt).not.toBe(before);
  await page.clock.fastForward('29:00');
  await exit.click();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/dashboard/games');
  await expect(faces).toHaveCount(0);
  await page.goto(stages.game);
  await expect(planks.first()).toBeVisible();
  await page.clock.fastForward('31:00');
  await expect(faces).toHaveCount(0);
  await exit.click();
  await page.clock.runFor(1000);

  await expect(faces).toBeVisible();
});

test('faces that did not come are asked for again by themselves, and at once when the line is back @slow', async ({
  page,
  context,
  product,
  words,
}) => {
  const calls = '**/api/children/faces/';
  let refused = 0;
  const openRefused = async () => {
    await page.route(calls, (route) => {
      refused += 1;
      return route.fulfill({ status: 503, body: '' });
    });
    await page.goto('/dashboard/games');
    await expect(page.getByRole('article').first()).toBeVisible();
  };
  const letPass = async (seconds: number) => {
    for (let past = 0; past < seconds; past += 1) await page.clock.runFor(1000);
  };
  await enterAs(page, await twoChildren(product), true);
  await page.clock.install();
  const faces = picker(page, words.whoPlays.whoPlays);

  await test.step('by themselves, and less and less often', async () => {
    await openRefused();
    await letPass(180);
    expect(refused).toBeLessThan(30);
    await page.unroute(calls);
    await letPass(61);
    await expect(faces).toBeVisible();
  });

  await test.step('at once when the line is back', async () => {
    await openRefused();
    // By now it waits for half a minute.
    await letPass(45);
    await page.unroute(calls);
    await context.setOffline(true);
    await context.setOffline(false);
    await letPass(3);
    await expect(faces).toBeVisible({ timeout: 20_000 });
  });
});

test('a game stays with the child who began it, and says so when another plays', async ({
  page,
  product,
  words,
}) => {
  const family = await twoChildren(product);
  await enterAs(page, family, true);
  await page.goto(stages.game);
  const faces = picker(page, words.whoPlays.whoPlays);
  await faces.getByRole('button', { name: 'Adik' }).click();
  await expect(page.locator('iframe')).toBeVisible();
  expect(await lastPlayer(product, family)).toBe('Adik');
  const other = await page.context().newPage();
  await other.goto('/dashboard/games');
  await chip(other).click();

  await picker(other, words.whoPlays.whoPlays).getByRole('button', { name: 'Sari' }).click();

  await expect(chip(other)).toHaveAccessibleName(words.whoPlays.playsNow('Sari'));
  await expect(chip(page)).toHaveAccessibleName(words.whoPlays.gameOf('Adik'));
  await expect(page.locator('iframe')).toBeVisible();
});

test('before a game begins it is said who plays, and the game is that child’s', async ({
  page,
  product,
  words,
}) => {
  const family = await twoChildren(product);
  await enterAs(page, family, true);
  await page.goto(stages.game);
  const faces = picker(page, words.whoPlays.whoPlays);
  await expect(faces).toBeVisible();
  expect(await lastPlayer(product, family)).toBeUndefined();

  await faces.getByRole('button', { name: 'Sari' }).click();

  await expect(page.locator('iframe')).toBeVisible();
  expect(await lastPlayer(product, family)).toBe('Sari');
});
