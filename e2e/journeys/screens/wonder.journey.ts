import { budgets } from '../../budgets.ts';
import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { axeViolations } from '../../steps/screens/axe-violations.ts';
import { countShifts, shiftOf } from '../../steps/screens/layout-shift.ts';

test.use({ timezoneId: 'Asia/Jakarta' });

const moments = [
  { at: '2026-02-25T20:00:00+07:00', hour: 'night', season: 'ramadan' },
  { at: '2026-03-21T06:00:00+07:00', hour: 'dawn', season: 'lebaran' },
  { at: '2026-08-17T10:00:00+07:00', hour: 'day', season: 'merdeka' },
  { at: '2026-12-10T18:00:00+07:00', hour: 'dusk', season: 'rain' },
  { at: '2026-06-10T12:00:00+07:00', hour: 'day', season: 'none' },
];

test('the sky goes with the hour and the season, behind the words and without moving anything @slow', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  await enterAs(page, await paid(product), true);
  await countShifts(page);
  for (const { at, hour, season } of moments)
    await test.step(at, async () => {
      await page.clock.setFixedTime(new Date(at));
      await page.goto('/dashboard/games');
      const sky = page.locator(`#content[data-hour=${hour}] [data-season=${season}]`);
      await expect(sky).toBeAttached();
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      expect(await shiftOf(page)).toBeLessThan(budgets.layoutShift);
    });
});

test('every shelf stands under the same sky @slow', async ({ page, product }) => {
  await enterAs(page, await paid(product), true);
  await countShifts(page);
  await page.clock.setFixedTime(new Date('2026-08-17T10:00:00+07:00'));
  for (const path of ['courses', 'creativity', 'games/math'])
    await test.step(path, async () => {
      await page.goto(`/dashboard/${path}`);

      const sky = page.locator('#content[data-hour=day] > header [data-season=merdeka]');
      await expect(sky).toBeAttached();
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      expect(await shiftOf(page)).toBeLessThan(budgets.layoutShift);
    });
});

test('Nobi’s talk takes the light of each hour and stays readable @slow', async ({
  page,
  product,
}) => {
  await enterAs(page, await paid(product), true);
  for (const { at, hour } of moments.slice(0, 4))
    await test.step(hour, async () => {
      await page.clock.setFixedTime(new Date(at));
      await page.goto('/dashboard/ai');

      await expect(page.locator(`#content[data-hour=${hour}]`)).toBeVisible();
      await expect(page.getByRole('textbox').last()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
});

test('rain does not fall for who asked for less motion @slow', async ({ page, product }) => {
  await enterAs(page, await paid(product), true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(new Date('2026-12-10T18:00:00+07:00'));
  await page.goto('/dashboard/games');
  await expect(page.locator('[data-season=rain]')).toBeAttached();

  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );

  expect(running).toBe(0);
});

test('the island fills with what the children of the family made @slow', async ({
  page,
  product,
}) => {
  const family = await paid(product);
  await product.db.query(
    `insert into play_work (account_id, child_id, kind, item_id, work_id, title, thumb, thumb_type)
     select c.account_id, c.id, 'tool', 'studio-gambar', 'gambar-' || n, '', '\\x00', 'image/png'
     from child c join account a on a.id = c.account_id, generate_series(1, 4) n
     where a.email = $1`,
    [family.email],
  );
  await enterAs(page, family, true);
  await page.goto('/dashboard/games');

  await expect(page.locator('#content [data-season] [data-things="2"]')).toBeAttached();
});
