import type { Locator, Page } from '@playwright/test';
import { enterAs, paid, signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { stages } from '../../steps/items.ts';
import { arrivals } from '../../steps/network/arrivals.ts';
import { lineUnder, troubles } from '../../steps/network/line.ts';
import { writes } from '../../steps/network/writes.ts';
import { orderOf } from '../../steps/orders.ts';
import { sweepAfterFirst } from '../../steps/sweep.ts';

/** The pauses between tries go by in no time. */
const soon = (page: Page, goal: Locator) =>
  expect(async () => {
    await page.clock.fastForward(1000);
    await expect(goal).toBeVisible({ timeout: 100 });
  }).toPass();

for (const [index, arrival] of arrivals.entries())
  test(
    `waits for ${arrival.name}, says what is wrong, and heals at one tap`,
    sweepAfterFirst(index),
    async ({ page, context, product, words, errorText }) => {
      const seen = { page, words };
      await enterAs(page, await paid(product), true);
      await page.clock.install();
      if (arrival.answer)
        await page.route(arrival.calls, (route) => route.fulfill({ json: arrival.answer }));
      const line = await lineUnder(page, arrival.calls);
      const trouble = arrival.trouble(seen);
      const own = arrival.says ? [arrival.says(words)] : [];
      await line.turn('slow');
      await page.goto(arrival.path);
      await arrival.begin?.(seen);
      await expect(arrival.waits(seen)).toBeAttached();
      const typed = await arrival.typed?.(seen);

      for (const kind of troubles) {
        await line.turn(kind);
        await soon(page, trouble);
        const code = kind === 'broken' || arrival.isSameForAll ? arrival.code : 'offline';
        const sentence = arrival.code || arrival.says ? [errorText(code ?? 'unexpected')] : [];
        for (const text of [...own, ...sentence]) await expect(trouble).toContainText(text);
        expect(await arrival.typed?.(seen)).toBe(typed);
        await line.turn('slow');
        await page
          .getByRole('button', { name: arrival.again(words) })
          .first()
          .click();
        await expect(arrival.waits(seen), `while asked again after ${kind}`).toBeAttached();
        await expect(trouble).toBeHidden();
      }
      await line.turn('open');

      await expect(arrival.there(seen)).toBeVisible();
      await context.setOffline(true);
      await expect(page.getByText(words.shell.offline)).toBeVisible();
      await expect(arrival.there(seen)).toBeVisible();
      expect(await arrival.typed?.(seen)).toBe(typed);
      await context.setOffline(false);
      await expect(page.getByText(words.shell.offline)).toBeHidden();
      await expect(arrival.there(seen)).toBeVisible();
    },
  );

for (const [index, write] of writes.entries())
  test(
    `keeps ${write.name} that could not be sent, and sends it once at one tap`,
    sweepAfterFirst(index),
    async ({ page, context, product, words, errorText }) => {
      const family = await (write.as === 'paid' ? paid(product) : signedIn(product));
      if (write.as !== 'visitor') await enterAs(page, family, write.as === 'paid');
      await page.clock.install();
      const line = await lineUnder(page, write.calls);
      const writing = { page, words, family };
      await page.goto(write.path);
      await write.fill(writing);
      await page.waitForLoadState('networkidle');
      const before = line.reached();
      let sends = write.send(writing);

      for (const [at, kind] of troubles.entries()) {
        await line.turn('slow');
        const reached = line.reached();
        await sends.click();
        await expect.poll(line.reached).toBeGreaterThan(reached);
        const busy = page.getByRole('button', { name: write.busy(words) });
        await expect(busy).toBeVisible();
        await busy.click({ force: true });
        if (!write.isPatient) expect(line.reached(), 'calls, pressed twice').toBe(before + at + 1);
        await context.setOffline(kind === 'offline');
        await line.turn(kind);
        const sentence = page.getByRole('alert').filter({ hasText: errorText(write.codes[kind]) });
        await (write.isPatient ? soon(page, sentence) : expect(sentence, kind).toBeVisible());
        await write.keepsInput(writing);
        if (write.passes) {
          await page.clock.fastForward(3000);
          await expect(sentence).toBeHidden();
        }
        await context.setOffline(false);
        sends = (write.again ?? write.send)(writing);
      }
      await expect(page.getByText(words.shell.offline)).toBeHidden();
      await line.turn('open');
      await sends.click();

      await write.done(writing);
      if (!write.isPatient) expect(line.reached(), 'calls').toBe(before + troubles.length + 1);
    },
  );

test('goes on verifying a payment through every trouble, and looks again at one tap @slow', async ({
  page,
  product,
  words,
  errorText,
}) => {
  const family = await paid(product);
  const order = await orderOf(product, family);
  await enterAs(page, family, false);
  await page.clock.install();
  const line = await lineUnder(page, /\/success-status\//);
  const { verifying, stillWaiting, checkAgain } = words.payments;
  const waiting = page.getByText(verifying).or(page.getByText(stillWaiting));
  await line.turn('slow');
  await page.goto(`/payment/success?order_id=${order}`);
  await expect(page.getByText(verifying)).toBeVisible();

  for (const kind of troubles) {
    const reached = line.reached();
    await line.turn(kind);
    const sentence = errorText(kind === 'broken' ? 'unexpected' : 'offline');
    await soon(page, page.getByRole('status').filter({ hasText: sentence }));
    await expect(waiting).toBeVisible();
    await expect(async () => {
      await page.clock.fastForward(1000);
      expect(line.reached(), 'looks again by itself').toBeGreaterThan(reached);
    }).toPass();
  }
  const again = page.getByRole('button', { name: checkAgain });
  await soon(page, again);
  await line.turn('open');
  await again.click();

  await expect(page.getByText(words.payments.paid)).toBeVisible();
});

/** Every page travels in a piece of its own, by one and the same way; these stand for all. */
const pieces = [
  { path: '/login', piece: 'login-page' },
  { path: '/dashboard/games', piece: 'games-page' },
  { path: '/dashboard/ai', piece: 'chat-page' },
  { path: '/dashboard/profile', piece: 'profile-room' },
  { path: stages.game, piece: 'play-page' },
  { path: '/dashboard/games', piece: 'errors.id' },
];
for (const [index, { path, piece }] of pieces.entries())
  test(
    `says kindly that ${piece} did not arrive, and loads ${path} afresh`,
    sweepAfterFirst(index),
    async ({ page, product, words, watch }) => {
      await enterAs(page, await paid(product), true);
      await page.clock.install();
      const line = await lineUnder(page, new RegExp(`/assets/${piece}-[\\w-]+\\.js$`));
      await line.turn('offline');
      await page.goto(path);
      await soon(page, page.getByRole('heading', { name: words.shell.crashTitle }));
      expect(line.reached(), 'tries').toBeGreaterThan(1);

      expect(watch.errors.filter((error) => !error.includes(`/${piece}-`))).toEqual([]);
      watch.errors.length = 0;
      await line.turn('open');
      await page.getByRole('button', { name: words.shell.tryAgain }).click();

      await expect(page.getByRole('heading', { name: words.shell.crashTitle })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    },
  );
