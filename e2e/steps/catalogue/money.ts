import { enterAs, signedIn, startOrder } from '../../product/family.ts';
import { setFaults } from '../../product/gateway.ts';
import { beginGift, giftAddress, makeGiftLink } from '../gifts.ts';
import { orderOf } from '../orders.ts';
import { newVoucher, redeemVoucher } from '../vouchers.ts';
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

/** Opens a link as its payer would; whole pages, since its token is behind the `#`. */
const openLink = async ({ page }: Guest, token: string) => {
  await page.goto('about:blank');
  await page.goto(giftAddress(token));
};

const giftRows: readonly Row[] = [
  {
    sentence: 'This link does not work any more.',
    source: 'gift_over',
    provoke: (guest) => openLink(guest, 'A'.repeat(22)),
  },
  {
    sentence: 'Somebody is paying this. Please try again.',
    source: 'gift_busy',
    provoke: async (guest) => {
      const { product, family, page } = guest;
      const token = await makeGiftLink(product, family, 'regular');
      await beginGift(product, token);
      await product.db.query(
        `update orders set state = 'review' where account_id =
           (select id from account where email = $1)`,
        [family.email],
      );
      await openLink(guest, token);
      await page.locator('button[type=submit]').click();
    },
  },
  {
    sentence: 'This is already paid. Thank you!',
    source: 'gift_paid',
    provoke: async (guest) => {
      const { product, family } = guest;
      const token = await makeGiftLink(product, family, 'regular');
      const gateway = await beginGift(product, token);
      const body = new URLSearchParams({ pay: '1' });
      const { headers } = await fetch(gateway, { method: 'POST', body, redirect: 'manual' });
      const order = new URL(headers.get('location') ?? '').searchParams.get('order_id');
      await fetch(`${product.url}/api/payment/success-status/?order_id=${order}`);
      await openLink(guest, token);
    },
  },
];

const enterVoucher = async ({ page, family }: Guest) => {
  await enterAs(page, family, false);
  await page.goto('/gift/voucher');
};

const use = async ({ page }: Guest, code: string) => {
  await page.getByRole('textbox').fill(code);
  await page.locator('button[type=submit]').click();
};

const voucherRows: readonly Row[] = [
  {
    sentence: 'Something in this code is not right. Please compare it letter by letter.',
    source: 'voucher_typo',
    provoke: (guest) => use(guest, 'ABCD-EFGH-JKMN'),
  },
  {
    sentence: 'We do not know this code. Please ask whoever gave it to you.',
    source: 'voucher_unknown',
    provoke: (guest) => use(guest, '0000-0000-0000'),
  },
  {
    sentence: 'This code is no longer valid.',
    source: 'voucher_over',
    provoke: async (guest) => {
      const { code, revoke } = await newVoucher(guest.product);
      await revoke();
      await use(guest, code);
    },
  },
  {
    sentence: 'This code has already been used.',
    source: 'voucher_used',
    provoke: async (guest) => {
      const { code } = await newVoucher(guest.product);
      await redeemVoucher(guest.product, await signedIn(guest.product), code);
      await use(guest, code);
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
  { name: 'a voucher code', enter: enterVoucher, rows: voucherRows },
  { name: 'a link to pay by', enter: async () => {}, rows: giftRows },
  { name: 'the way back from the gateway', enter: async () => {}, rows: resultRows },
];
