import { enterAs, paid, signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { expectToPass } from '../../steps/passing-notice.ts';
import { axeViolations } from '../../steps/screens/axe-violations.ts';

const call = '**/api/feedback/rating/';

test('takes a rating by keyboard, once a number is chosen @both', async ({
  page,
  product,
  words,
}) => {
  const family = await signedIn(product);
  await enterAs(page, family, false);
  await page.goto('/rating');
  const send = page.locator('button[type=submit]');
  await expect(send).toBeDisabled();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('radio', { name: '8', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '9', exact: true })).toBeChecked();
  await page.getByLabel(words.rating.feedback).fill('Anak saya suka!');
  await expect(send).toBeEnabled();
  expect(await axeViolations(page)).toEqual([]);
  await page.clock.install();
  await send.press('Enter');

  const thanks = page.getByText(words.rating.thanks);
  await expect(thanks).toBeVisible();
  await expect(send).toBeDisabled();
  await expectToPass(page, thanks);
  const { rows } = await product.db.query(
    `select r.stars, r.feedback from rating r join account a on a.id = r.account_id
     where a.email = $1`,
    [family.email],
  );
  expect(rows).toEqual([{ stars: 9, feedback: 'Anak saya suka!' }]);
});

test('keeps a rating that could not be sent, and sends it once with one tap @slow', async ({
  page,
  product,
  words,
  errorText,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await page.goto('/rating');
  await page.getByText('10', { exact: true }).click();
  await page.getByLabel(words.rating.feedback).fill('Hebat');
  await page.route(call, (route) => route.abort());
  const send = page.locator('button[type=submit]');
  await page.clock.install();
  await send.click();
  await expect(page.getByText(errorText('rating_failed'))).toBeVisible();
  await expect(page.getByRole('radio', { name: '10', exact: true })).toBeChecked();
  await expect(page.getByLabel(words.rating.feedback)).toHaveValue('Hebat');
  await expectToPass(page, page.getByText(errorText('rating_failed')));
  await page.unroute(call);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/rating/') && request.method() === 'POST') sent += 1;
  });

  await send.dblclick();

  await expect(page.getByText(words.rating.thanks)).toBeVisible();
  expect(sent).toBe(1);
  await page.getByRole('link', { name: words.rating.back }).click();
  await expect(page).toHaveURL('/dashboard/games');
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('says the words of the specification @slow', async ({ page, product }) => {
    const family = await signedIn(product);
    await enterAs(page, family, false);
    await page.goto('/rating');
    await page.getByText('7', { exact: true }).click();
    await page.route(call, (route) => route.abort());
    await page.locator('button[type=submit]').click();
    await expect(
      page.getByText('❌ Something went wrong. Please try again.', { exact: true }),
    ).toBeVisible();
    await page.unroute(call);
    await page.locator('button[type=submit]').click();

    await expect(page.getByText('✅ Thanks for your feedback!', { exact: true })).toBeVisible();
  });
});
