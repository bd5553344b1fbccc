import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { items, stages } from '../../steps/items.ts';
import { changeItems } from '../../steps/network/answers.ts';
import { axeViolations } from '../../steps/screens/axe-violations.ts';

const { id, title } = items.tool;
const tool = stages.tool;

test('opens a tool and records its use with Bearer @both', async ({ page, product, words }) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await page.goto('/dashboard/creativity');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const recording = page.waitForRequest(`**/api/creativity/${id}/record/`);
  await page.getByRole('link', { name: words.creativity.openNamed(title.id) }).click();

  await expect(page).toHaveURL(tool);
  expect((await recording).headers().authorization).toBe(`Bearer ${family.token}`);
  const source = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
  expect(source.origin).toBe(product.playUrl);
  await expect(page.getByRole('button', { name: words.stage.pause, exact: true })).toBeVisible();
  const { rows } = await product.db.query(
    `select s.kind, s.item_id from play_session s join account a on a.id = s.account_id
     where a.email = $1`,
    [family.email],
  );
  expect(rows).toEqual([{ kind: 'tool', item_id: id }]);

  await page.getByRole('button', { name: words.stage.exitNamed.tool }).click();
  await expect(page).toHaveURL('/dashboard/creativity');
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('shows the type of a tool with spaces @slow', async ({ page, product }) => {
    await enterAs(page, await paid(product), true);
    await changeItems(page, '/api/creativity/', { tool_type: 'story_maker' });
    await page.goto('/dashboard/creativity');
    await expect(page.getByText('story maker', { exact: true }).first()).toBeVisible();

    await changeItems(page, '/api/creativity/', { tool_type: 'cloud_painting_lab' });
    await page.reload();
    await expect(page.getByText('cloud painting lab', { exact: true }).first()).toBeVisible();
  });
});

test('says in its own words why a tool cannot be shown @slow', async ({
  page,
  product,
  errorText,
}) => {
  await enterAs(page, await paid(product), true);
  const alert = page.getByRole('alert');

  await page.goto('/dashboard/creativity/tidak-ada');
  await expect(alert).toHaveText(errorText('tool_failed'));

  await changeItems(page, `/api/creativity/${id}/`, { html_tool_url: '' });
  await page.goto(tool);
  await expect(alert).toHaveText(errorText('tool_url_missing'));
});

test('keeps a Premium tool closed, and leads to a grown-up', async ({ page, product, words }) => {
  await enterAs(page, await paid(product), true);
  await changeItems(page, '/api/creativity/', { locked: true, html_tool_url: '' });
  await page.goto('/dashboard/creativity');
  const card = page.getByRole('article').first();
  await expect(card.getByText(words.shelf.premium, { exact: true })).toBeVisible();

  await card.getByRole('button', { name: words.shelf.askGrownUp }).click();

  await expect(page.getByRole('dialog', { name: words.pin.title })).toBeVisible();
});

test('shows where there are no tools yet that they are to come @slow', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  await page.route('**/api/creativity/', (route) => route.fulfill({ json: [] }));

  await page.goto('/dashboard/creativity');

  await expect(page.getByText(words.creativity.empty)).toBeVisible();
});
