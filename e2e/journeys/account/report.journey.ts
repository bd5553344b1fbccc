import { enterAs } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { passPin } from '../../steps/adult.ts';
import { sariOfTwoMonths } from '../../steps/report.ts';
import { axeViolations } from '../../steps/screens/axe-violations.ts';

test('a parent reads what Sari can do, what is hard and what to do together, and sees each answer behind it @both', async ({
  page,
  product,
  words,
}) => {
  const { adult, report } = words;
  const { family } = await sariOfTwoMonths(product);
  await enterAs(page, family, true);
  await page.goto('/parents');
  await page.getByRole('link', { name: adult.reportOf('Sari') }).click();

  const part = (name: string) => page.getByRole('region', { name });
  await expect(page.getByRole('article', { name: 'Sari' })).toBeVisible();
  await expect(part(report.stuck).getByText(report.bridge('4 + 3', 7, 10))).toBeVisible();
  await expect(part(report.home).getByRole('listitem').first()).toBeVisible();

  const hard = part(report.stuck);
  await hard.getByText(report.basis(9, 3)).click();
  const rows = hard.getByRole('row');
  await expect(rows).toHaveCount(1 + 3);
  const counts = await rows.locator('td:nth-of-type(n + 2)').allInnerTexts();
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(9);

  const week = part(report.week);
  await week.getByText(report.facts.minutes).first().click();
  const minutes = week.getByRole('table', { name: report.factsTable });
  await expect(minutes.getByRole('row').nth(1)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('a report opens by its address behind the PIN, and another family’s child is not there', async ({
  page,
  product,
  words,
}) => {
  const [own, other] = [await sariOfTwoMonths(product), await sariOfTwoMonths(product)];
  await product.db.query('update session set adult_until = null');
  await enterAs(page, own.family, true);

  await page.goto(`/parents/report/${own.child}`);
  await passPin(page, words);
  await expect(page.getByRole('article', { name: 'Sari' })).toBeVisible();
  await page.goto(`/parents/report/${other.child}`);

  await expect(page.getByText(words.report.unknown)).toBeVisible();
});

test('a report that could not be loaded says so and comes at the next try @slow', async ({
  page,
  product,
  words,
}) => {
  const { family, child } = await sariOfTwoMonths(product);
  await enterAs(page, family, true);
  await page.route('**/report/', (route) => route.abort(), { times: 1 });

  await page.goto(`/parents/report/${child}`);
  await expect(page.getByText(words.report.unread)).toBeVisible();
  await page.getByRole('button', { name: words.report.tryAgain }).click();

  await expect(page.getByRole('article', { name: 'Sari' })).toBeVisible();
});

test('a report fits a phone of 360 px with its answers open, and a sheet of paper, and is clean on both @both @slow', async ({
  page,
  product,
  words,
}) => {
  const { family, child } = await sariOfTwoMonths(product, 6);
  await enterAs(page, family, true);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/parents/report/${child}`);
  await expect(page.getByRole('article', { name: 'Sari' })).toBeVisible();

  const months = page.getByRole('region', { name: words.report.months });
  // Two lines through the months, and what is below one of them.
  await expect(months.locator('path')).toHaveCount(3);
  const hard = page.getByRole('region', { name: words.report.stuck });
  const wide = () =>
    page.getByRole('article').evaluate((report) => report.getBoundingClientRect().width);
  const before = await wide();
  await hard.locator('summary').first().click();
  await expect(hard.getByRole('table')).toBeVisible();
  expect(await wide()).toBe(before);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
  expect(await axeViolations(page)).toEqual([]);

  await page.setViewportSize({ width: 794, height: 1123 });
  const ofTheScreen = [
    page.getByRole('link', { name: words.dashboard.skip }),
    page.getByRole('button', { name: words.report.print }),
    page.getByRole('button', { name: words.adult.closeNow }),
  ];
  for (const each of ofTheScreen) await expect(each).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const each of ofTheScreen) await expect(each).toBeHidden();
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox'))).toBeHidden();
  await expect(page.getByRole('article', { name: 'Sari' })).toBeVisible();
  await expect(months.locator('svg')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
