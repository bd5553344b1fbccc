import { signedIn } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { forgetNumbers, makeNumbers, makeRatings } from '../steps/numbers.ts';
import { axeViolations } from '../steps/screens/axe-violations.ts';

test('shows what children play, and where they stop in one game @both @slow', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.insight;
  await makeNumbers(product);
  const token = await consoleToken(product, await staffPerson(product));

  await openConsole(page, token, '/staff/insight');
  await expect(page.getByText('840', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: t.playsByDay })).toBeVisible();
  const stay = page.getByRole('region', { name: t.cohorts.title });
  await expect(stay.getByRole('row', { name: /2026.*40\D+75\s?%/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: t.spans['7'] }).click();
  await expect(page).toHaveURL(/days=7$/);
  await expect(page.getByText('210', { exact: true }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText('840', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: `${t.chart.show}: ${t.playsByDay}` }).focus();
  await page.keyboard.press('Enter');
  const rows = page.getByRole('table', { name: t.playsByDay }).getByRole('row');
  await expect(rows).toHaveCount(29);
  await expect(rows.nth(1)).toContainText(/30\s*12$/);

  const items = page.getByRole('table', { name: t.items, exact: true });
  await items.getByRole('link').first().click();
  await expect(page).toHaveURL('/staff/insight/game.jembatan-sepuluh/show?days=28');
  const stops = page.getByRole('table', { name: t.stops });
  await expect(stops.getByRole('row').nth(1)).toContainText(t.places.opened);
  await expect(stops.getByRole('row').nth(2)).toContainText(
    t.places.round.replace('{number}', '2'),
  );
  await expect(stops.getByRole('row').nth(2)).toContainText(/168 · 30\s?%/);
  await expect(page.getByRole('table', { name: t.skills })).toContainText(/50\s?%/);
  expect(await axeViolations(page)).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
});

test('says on a fresh installation what will stand there @both @slow', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.insight;
  await forgetNumbers(product);
  await product.db.query('delete from rating');
  const token = await consoleToken(product, await staffPerson(product));

  await openConsole(page, token, '/staff/insight');
  await expect(page.getByRole('heading', { name: t.emptyTitle })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/staff/ratings');

  await expect(page.getByRole('heading', { name: t.ratings.emptyTitle })).toBeVisible();
  await expect(page.getByText(t.ratings.empty)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('asks again for numbers that did not come @slow', async ({
  page,
  product,
  words,
  errorText,
}) => {
  const t = words.staff.insight;
  await makeNumbers(product);
  const token = await consoleToken(product, await staffPerson(product));
  let isDown = true;
  await page.route('**/api/staff/insight/*', (route) =>
    isDown
      ? route.fulfill({ status: 200, contentType: 'application/json', body: '{}' })
      : route.continue(),
  );

  await openConsole(page, token, '/staff/insight');
  await expect(page.getByRole('alert')).toContainText(errorText('unexpected'));
  isDown = false;
  await page.getByRole('button', { name: t.retry }).click();

  await expect(page.getByText('840', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('narrows ratings in the address, and shows what a family wrote as text @both @slow', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.insight.ratings;
  await makeRatings(product, (await signedIn(product)).email);
  const token = await consoleToken(product, await staffPerson(product));

  await openConsole(page, token, '/staff/ratings');
  await expect(page.getByRole('img', { name: t.byWeek })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel(t.to).fill('2025-03-31');
  await expect(page.getByText('<b>Sering macet</b>')).toBeVisible();
  await page.getByLabel(t.stars, { exact: true }).first().click();
  await page.getByRole('option', { name: '9', exact: true }).click();

  await expect(page.getByText('<b>Sering macet</b>')).toHaveCount(0);
  await expect(page.getByText('Anak senang')).toBeVisible();
  await expect(page).toHaveURL(/stars/);
  await page.reload();
  await expect(page.getByText('Anak senang')).toBeVisible();
  await expect(page.getByRole('img', { name: t.starsOf.replace('{stars}', '9') })).toHaveCount(2);
  await page.getByLabel(t.withWords).check();
  await expect(page.getByRole('img', { name: t.starsOf.replace('{stars}', '9') })).toHaveCount(1);
  await page.getByLabel(t.to).fill('');
  await page.getByLabel(t.to).blur();
  await expect(page).not.toHaveURL(/2025-03-31/);
  await expect(page.getByText('Anak senang').first()).toBeVisible();
});
