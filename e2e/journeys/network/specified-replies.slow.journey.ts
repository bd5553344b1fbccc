import { enterAs, signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';

// A server that knows the specification and nothing more.

test('an order without its state is paid when it says so, and waited for when it does not @both', async ({
  page,
  words,
}) => {
  let isPaid = false;
  await page.route('**/api/payment/success-status/**', (route) =>
    route.fulfill({
      json: {
        order_id: 'pesanan-1',
        is_paid: isPaid,
        subscription_type: 'regular',
        payment_date: isPaid ? '2026-11-22T03:00:00Z' : null,
      },
    }),
  );

  await page.goto('/payment/success?order_id=pesanan-1');
  await expect(page.getByText(words.payments.verifying)).toBeVisible();
  isPaid = true;

  await expect(page.getByText('pesanan-1')).toBeVisible();
});

test('a reply without its ticket is shown and marked as read', async ({ page, product }) => {
  await page.route('**/api/feedback/support/unread/', (route) =>
    route.fulfill({
      json: [
        {
          subject: 'Suara hilang',
          response: 'Sudah kami perbaiki.',
          responded_at: '2026-11-22T03:00:00Z',
        },
      ],
    }),
  );
  const marked = page.waitForRequest('**/api/feedback/support/mark-read/');
  await enterAs(page, await signedIn(product), false);

  await page.goto('/support');

  await expect(page.getByText('Sudah kami perbaiki.')).toBeVisible();
  expect((await marked).postDataJSON()).toEqual({});
});
