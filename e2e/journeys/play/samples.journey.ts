import type { Page } from '@playwright/test';
import { enterAs, justPaid, newFamily } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { choosePlan, fillSignUp, logIn, pressSignUp } from '../../steps/forms.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { axeViolations } from '../../steps/screens/axe-violations.ts';
import { sweepAfterFirst } from '../../steps/sweep.ts';
import type { Words } from '../../steps/words.ts';

const sampleFor = (page: Page, words: Words, place: '4-6' | '7-10') =>
  page.getByRole('button', { name: words.welcome.samples.ages[place] });

const stored = (page: Page) =>
  page.evaluate(() => ({ tab: { ...sessionStorage }, browser: { ...localStorage } }));

test('a game of the poster becomes the first session of the child, without evidence @slow', async ({
  page,
  product,
  language,
  words,
}) => {
  test.setTimeout(480_000);
  const family = newFamily();
  const text = words.welcome.samples;
  await page.clock.install();
  await page.goto('/');
  await sampleFor(page, words, '4-6').click();
  const player = new BridgePlayer(page, language, { hurries: true });
  await player.play();
  expect(await axeViolations(page)).toEqual([]);
  await player.done.click();
  await expect(page.getByText(text.end.words)).toBeVisible();
  await expect(page.getByText(text.end.premium)).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: text.end.save }).click();

  await expect(page).toHaveURL('/signup');
  await fillSignUp(page, words, family);
  await pressSignUp(page, words);
  await expect(page).toHaveURL('/login');
  await logIn(page, words, family);
  await expect(page).toHaveURL('/payment');
  await choosePlan(page, words, 'regular');
  await page.locator('button[name=pay]').click();
  await expect(page).toHaveURL('/dashboard/games');
  await page.getByLabel(words.whoPlays.nickname).fill('Budi');
  await page.getByRole('button', { name: words.whoPlays.begin }).click();

  await expect(page).toHaveURL(/\/play\/jembatan-sepuluh\//);
  const counts = async () => {
    const { rows } = await product.db.query(
      `select (select count(*)::int from play_event e where e.account_id = a.id
           and e.verb = 'completed' and e.session_id = (select min(id::text)::uuid
             from play_session p where p.account_id = a.id)) as rounds,
         (select count(*)::int from play_save s where s.account_id = a.id) as saves,
         (select count(*)::int from evidence e where e.account_id = a.id) as evidence,
         (select count(*)::int from skill_state s where s.account_id = a.id) as skills
       from account a where a.email = $1`,
      [family.email],
    );
    return rows[0];
  };
  expect(await counts()).toEqual({ rounds: 1, saves: 1, evidence: 0, skills: 0 });
  expect((await stored(page)).tab).not.toHaveProperty('sample');
});

test('nothing of a game that was tried outlives its tab @both @slow', async ({
  page,
  context,
  words,
  product,
  language,
}) => {
  await product.db.query('delete from throttle');
  const before = await product.db.query('select count(*)::int as all from play_session');
  await page.clock.install();
  await page.goto('/');
  await sampleFor(page, words, '4-6').click();
  const player = new BridgePlayer(page, language, { hurries: true });
  await player.play(1);
  await expect.poll(async () => (await stored(page)).tab).toHaveProperty('sample');
  await page.getByRole('button', { name: words.welcome.samples.close }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(sampleFor(page, words, '4-6')).toBeFocused();
  expect((await stored(page)).browser).toEqual({});
  await page.close();

  const next = await context.newPage();
  await next.goto('/');
  expect(await stored(next)).toEqual({ tab: {}, browser: {} });
  expect((await product.db.query('select count(*)::int as all from play_session')).rows).toEqual(
    before.rows,
  );
});

test('the older child’s game is told to be of Premium, and the phone’s way back closes it', async ({
  page,
  words,
}) => {
  await page.goto('/');
  await sampleFor(page, words, '7-10').click();
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible();
  await expect(page.locator('[data-part=premium]')).not.toHaveAttribute('hidden');

  await page.goBack();

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('where the line is down it says so, and tries again', async ({ page, words }) => {
  await page.goto('/');
  await page.route('**/api/samples/**', (route) => route.abort('internetdisconnected'));
  await sampleFor(page, words, '4-6').click();
  await expect(page.getByText(words.welcome.samples.problem)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute('**/api/samples/**');

  await page.getByRole('button', { name: words.welcome.samples.again }).click();

  await expect(page.locator('iframe')).toBeVisible();
});

test('what was tried is the child’s also when the name is put off @slow', async ({
  page,
  product,
  language,
  words,
}) => {
  const family = await justPaid(product);
  await page.clock.install();
  await page.goto('/');
  await sampleFor(page, words, '4-6').click();
  await new BridgePlayer(page, language, { hurries: true }).play(1);
  await expect.poll(async () => (await stored(page)).tab).toHaveProperty('sample');
  await enterAs(page, family, true);
  await page.goto('/dashboard/games');
  const saved = page.waitForResponse('**/api/samples/jembatan-sepuluh/keep/');

  await page.getByRole('button', { name: words.whoPlays.later }).click();

  expect((await saved).status()).toBe(200);
  await expect.poll(async () => (await stored(page)).tab).not.toHaveProperty('sample');
});

for (const [index, back] of (['after the page was loaded again', 'at once'] as const).entries())
  test(
    `what was tried goes when the line is back ${back}, if it was down as the child was named @slow`,
    sweepAfterFirst(index),
    async ({ page, product, language, words }) => {
      const keep = '**/api/samples/*/keep/';
      const family = await justPaid(product);
      await page.goto('/');
      await sampleFor(page, words, '4-6').click();
      await new BridgePlayer(page, language).play(1);
      await expect.poll(async () => (await stored(page)).tab).toHaveProperty('sample');
      await enterAs(page, family, true);
      await page.goto('/dashboard/games');
      await page.route(keep, (route) => route.abort('internetdisconnected'));
      const lost = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('/keep/'),
      );
      await page.getByLabel(words.whoPlays.nickname).fill('Budi');
      await page.getByRole('button', { name: words.whoPlays.begin }).click();
      await lost;
      await expect(page).toHaveURL(/\/play\//);
      expect((await stored(page)).tab).toHaveProperty('sample');

      await page.unroute(keep);
      const saved = page.waitForResponse(keep);
      if (back === 'at once') await page.evaluate(() => dispatchEvent(new Event('online')));
      else await page.reload();

      expect((await saved).status()).toBe(200);
      await expect.poll(async () => (await stored(page)).tab).not.toHaveProperty('sample');
      const { rows } = await product.db.query(
        `select count(*)::int as events from play_event e join account a on a.id = e.account_id
       where a.email = $1 and e.item = 'jembatan-sepuluh'`,
        [family.email],
      );
      expect(rows[0].events).toBeGreaterThan(0);
    },
  );
