import { enterAs, startOrder } from '../../product/family.ts';
import { setFaults } from '../../product/gateway.ts';
import { orderOf } from '../orders.ts';
import { answerInstead, type Guest, type Row, type SpokenScreen } from './row.ts';

const choose = async ({ page }: Guest) => {
  await page.getByRole('radio').first().check();
  await page.locator('button[type=submit]').click();
};

const status = '**/api/payment/success-status/**';
/** Comes back from the gateway while something before the product answers for it. */
const comeBackTo = (code: number) => async (guest: Guest) => {
  await answerInstead(guest, status, { status: code });
  await guest.page.goto('/payment/success?order_id=NB-somebody');
};

const resultRows: readonly Row[] = [
  {
    sentence: 'Missing order ID.',
    source: 'payment_missing_order',
    provoke: ({ page }) => page.goto('/payment/success'),
  },
  {
    sentence: 'Failed to verify payment. Please contact support.',
    source: 'payment_unverified',
    provoke: ({ page }) => page.goto('/payment/success?order_id=NB-nobody-knows-this'),
  },
  {
    sentence: 'Something went wrong. Please try again.',
    source: 'unexpected',
    provoke: comeBackTo(500),
  },
  {
    sentence: 'We are busy right now. Please try again in a moment.',
    source: 'unavailable',
    provoke: comeBackTo(503),
  },
  {
    sentence: 'Payment successful!',
    source: ({ payments }) => payments.paid,
    provoke: async ({ page, product, family }) => {
      await page.unroute(status);
      const gateway = await startOrder(product, family, 'regular');
      await fetch(gateway, {
        method: 'POST',
        body: new URLSearchParams({ pay: '1' }),
        redirect: 'manual',
      });
      await page.goto(`/payment/success?order_id=${await orderOf(product, family)}`);
    },
  },
];

export const moneyScreens: readonly SpokenScreen[] = [
  {
    name: 'the plans, to a visitor',
    enter: ({ page }) => page.goto('/payment'),
    rows: [
      {
        sentence: 'You must be logged in to proceed.',
        source: 'payment_not_signed_in',
        provoke: choose,
      },
    ],
  },
  {
    name: 'the plans',
    enter: async ({ page, family }) => {
      await enterAs(page, family, false);
      await page.goto('/payment');
    },
    rows: [
      {
        sentence: 'Payment failed. Please try again.',
        source: 'payment_failed',
        provoke: async (guest) => {
          await setFaults(guest.product, { down: true });
          await choose(guest);
        },
      },
      {
        sentence: 'Payment successful!',
        source: ({ payments }) => payments.success,
        provoke: async (guest) => {
          const answer = { status: 200, json: {} };
          await answerInstead(guest, '**/api/payment/start-payment/', answer);
          await choose(guest);
        },
      },
    ],
  },
  { name: 'the way back from the gateway', enter: async () => {}, rows: resultRows },
];
