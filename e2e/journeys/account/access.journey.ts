import { enterAs, paid, signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';

const paidPages = [
  '/dashboard',
  '/dashboard/games',
  '/dashboard/games/math',
  '/play/jembatan-sepuluh/x',
];

test('sends visitors to the login and back to where they wanted to go', async ({ page }) => {
  for (const path of paidPages) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login\?next=/);
    expect(new URL(page.url()).searchParams.get('next')).toContain(path);
  }
});

test('sends an unpaid family to the plans', async ({ page, product, words }) => {
  await enterAs(page, await signedIn(product), false);
  for (const path of paidPages) {
    await page.goto(path);
    await expect(page).toHaveURL('/payment');
  }
  await expect(page.getByText(words.payments.demo)).toBeVisible();
});

test('gives nothing to a forged flag and takes it back', async ({ page, product, watch }) => {
  await enterAs(page, await signedIn(product), true);
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/api/games/')) answers.push(answer.status());
  });

  for (const path of ['/dashboard/games', '/play/jembatan-sepuluh/x']) {
    await page.evaluate(() => localStorage.setItem('isPaid', 'true'));
    await page.goto(path);
    await expect(page).toHaveURL('/payment');
    expect(await page.evaluate(() => localStorage.getItem('isPaid'))).toBe('false');
  }

  expect(
    answers.every((status) => status === 402),
    answers.join(),
  ).toBe(true);
  expect(
    watch.refusals.every((refusal) => refusal.startsWith('402')),
    watch.refusals.join(),
  ).toBe(true);
  const { rows } = await product.db.query('select 1 from play_session');
  expect(rows).toEqual([]);
});

test('sends a family whose period is over to the plans', async ({ page, product }) => {
  const family = await paid(product);
  await product.db.query(
    `update period set starts_at = starts_at - interval '60 days', ends_at = now() - interval '1 minute'
     where account_id = (select id from account where email = $1)`,
    [family.email],
  );

  await enterAs(page, family, true);

  await page.goto('/dashboard/games');

  await expect(page).toHaveURL('/payment');
});

test('leads to the login when the session was ended elsewhere', async ({ page, product }) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await page.goto('/dashboard/games');
  await expect(page.getByRole('article').first()).toBeVisible();
  await fetch(`${product.url}/api/user/logout/`, {
    method: 'POST',
    headers: { authorization: `Token ${family.token}` },
  });

  await page.reload();

  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fgames/);
  expect(await page.evaluate(() => localStorage.getItem('playerToken'))).toBeNull();
});
