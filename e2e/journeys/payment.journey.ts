import { enterAs, type Family, paid, signedIn } from '../product/family.ts';
import { setFaults } from '../product/gateway.ts';
import { expect, test } from '../product/journey.ts';
import type { Product } from '../product/product.ts';
import { choosePlan } from '../steps/forms.ts';
import { orderOf } from '../steps/orders.ts';

/** The gateway's word arrives by itself, a moment after the payment. */
const stateOf = async (product: Product, family: Family): Promise<unknown> => {
  const id = await orderOf(product, family);
  const { rows } = await product.db.query('select state from orders where id = $1', [id]);
  return rows[0]?.state;
};

const press = (name: 'pay' | 'deny' | 'expire' | 'later') => `button[name=${name}]`;

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('shows what was paid, and opens the dashboard after two seconds', async ({
    page,
    product,
    words,
  }) => {
    await enterAs(page, await signedIn(product), false);
    await page.goto('/payment');
    await expect(page.getByText('Rp 15,000')).toBeVisible();
    await expect(page.getByText('Rp 120,000')).toBeVisible();
    await choosePlan(page, words, 'premium');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator(press('pay')).click();

    await expect(async () => {
      await page.clock.runFor(50);
      await expect(page.getByText('Payment successful!')).toBeVisible({ timeout: 100 });
    }).toPass();
    const summary = page.locator('dl');
    await expect(summary).toContainText(new URL(page.url()).searchParams.get('order_id') ?? '-');
    await expect(summary).toContainText('Premium');
    await expect(summary).toContainText(/\d{1,2} \w+ \d{4} at \d\d:\d\d WIB/);
    expect(await page.evaluate(() => localStorage.getItem('isPaid'))).toBe('true');
    await page.clock.runFor(1800);
    await expect(page).toHaveURL(/\/payment\/success/);
    await page.clock.runFor(250);
    await expect(page).toHaveURL('/dashboard/games');
  });

  test('says so when a payment is denied or its time runs out', async ({
    page,
    product,
    words,
  }) => {
    await enterAs(page, await signedIn(product), false);
    for (const outcome of ['deny', 'expire'] as const) {
      await page.goto('/payment');
      await choosePlan(page, words, 'regular');
      await page.locator(press(outcome)).click();

      await expect(page).toHaveURL(/\/payment\/success\?order_id=/);
      await expect(page.getByRole('alert')).toHaveText(
        'Failed to verify payment. Please contact support.',
      );
      await page.getByRole('link', { name: words.payments.backToPlans }).click();
      await expect(page).toHaveURL('/payment');
    }
    expect(await page.evaluate(() => localStorage.getItem('isPaid'))).not.toBe('true');
  });

  test('asks for an order ID where there is none and refuses one that nobody knows', async ({
    page,
  }) => {
    await page.goto('/payment/success');
    await expect(page.getByRole('alert')).toHaveText('Missing order ID.');

    await page.goto('/payment/success?order_id=nobi-unknown');
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to verify payment. Please contact support.',
    );
  });

  test('tells a visitor who wants to pay to log in, and brings them back', async ({
    page,
    product,
    words,
  }) => {
    const family = await signedIn(product);
    await page.goto('/payment');
    await page.getByRole('radio', { name: 'Regular' }).check();
    await page.locator('button[type=submit]').click();

    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('You must be logged in to proceed.');
    await expect(dialog.getByRole('button')).toHaveCount(1);
    await expect(dialog.getByRole('button')).toBeFocused();
    await dialog.getByRole('button').press('Enter');
    await expect(page).toHaveURL(/\/login\?next=%2Fpayment/);
    await page.getByLabel('Email').fill(family.email);
    await page.getByLabel('Password', { exact: true }).fill(family.password);
    await page.getByRole('button', { name: words.account.logIn, exact: true }).click();
    await expect(page).toHaveURL('/payment');
  });

  test('says that the payment failed while the gateway is down, and works once it is back', async ({
    page,
    product,
  }) => {
    await enterAs(page, await signedIn(product), false);
    await setFaults(product, { down: true });
    await page.goto('/payment');
    await page.getByRole('radio', { name: 'Premium' }).check();
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('alert')).toHaveText('Payment failed. Please try again.');
    await expect(page.getByRole('radio', { name: 'Premium' })).toBeChecked();

    await setFaults(product, {});
    await page.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/sandbox-gateway\//);
    await expect(page.getByText('Rp 120,000').first()).toBeVisible();
  });

  test('shows the way to the login to who paid without being signed in', async ({
    page,
    product,
  }) => {
    const family = await paid(product);
    const orderId = await orderOf(product, family);
    await page.goto(`/payment/success?order_id=${orderId}`);

    await expect(page.getByText('Payment successful!')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('refuses to show an order to another family', async ({ page, product }) => {
    const family = await paid(product);
    const orderId = await orderOf(product, family);
    await enterAs(page, await signedIn(product), false);
    await page.goto(`/payment/success?order_id=${orderId}`);

    await expect(page.getByRole('alert')).toHaveText(
      'Failed to verify payment. Please contact support.',
    );
  });
});

test('waits for who pays later, asks again, and sees the payment when it comes @both', async ({
  page,
  product,
  words,
}) => {
  const family = await signedIn(product);
  await enterAs(page, family, false);
  await page.goto('/payment');
  await choosePlan(page, words, 'regular');
  const gateway = page.url();
  await page.locator(press('later')).click();
  await expect(page.getByText(words.payments.verifying)).toBeVisible();
  // A method was chosen: how to go on is said at once, not after half a minute of looks.
  await expect(page.getByRole('link', { name: words.payments.goOnPaying })).toBeVisible();

  await page.clock.install();
  let answers = 0;
  page.on('response', (response) => {
    if (response.url().includes('success-status')) answers += 1;
  });
  await page.reload();
  await expect(page.getByText(words.payments.verifying)).toBeVisible();
  // The longest pause between two questions, again and again: each next one begins with an answer.
  await expect(async () => {
    await page.clock.fastForward(13_000);
    await expect(page.getByText(words.payments.stillWaiting)).toBeVisible({ timeout: 300 });
  }).toPass();
  // One more where the page before the reload had asked, too.
  expect(answers).toBeGreaterThanOrEqual(6);
  const paying = await fetch(gateway, {
    method: 'POST',
    body: new URLSearchParams({ pay: '1' }),
    redirect: 'manual',
  });
  expect(paying.status).toBe(303);
  await expect.poll(() => stateOf(product, family)).toBe('paid');
  await page.getByRole('button', { name: words.payments.checkAgain }).click();

  await expect(page.getByText(words.payments.paid)).toBeVisible();
});

test('opens one order for a double press', async ({ page, product, words }) => {
  const family = await signedIn(product);
  await enterAs(page, family, false);
  await page.goto('/payment');
  await page.getByRole('radio', { name: words.payments.regular }).check();
  await page.locator('button[type=submit]').dblclick();
  await expect(page).toHaveURL(/\/sandbox-gateway\//);

  await page.locator(press('pay')).dblclick({ noWaitAfter: true });
  await expect(page).toHaveURL('/dashboard/games');

  const { rows } = await product.db.query(
    `select o.state, count(p.*)::int as periods from orders o
     join account a on a.id = o.account_id left join period p on p.order_id = o.id
     where a.email = $1 group by o.id`,
    [family.email],
  );
  expect(rows).toEqual([{ state: 'paid', periods: 1 }]);
});

test('goes back from the gateway to plans that can be chosen anew', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await signedIn(product), false);
  await page.goto('/payment');
  await choosePlan(page, words, 'regular');
  await page.goBack();

  await choosePlan(page, words, 'premium');

  await expect(page.getByText('Rp 120.000').first()).toBeVisible();
});
