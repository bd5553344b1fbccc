import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEarlier } from '../../../testing/make-earlier.ts';
import { newSubscriber, press, startPayment } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { paymentSteps } from '../payments.testing.ts';

let product: Product;
const { status } = paymentSteps(() => product);
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** A family whose paid time ends so many calendar days from now, just before midnight in Jakarta. */
const endingIn = async (days: number, language: 'en' | 'id' = 'en') => {
  const family = await newSubscriber(product);
  await product.db.query(
    'update account set language = $2, email_confirmed_at = now() where email = $1',
    [family.email, language],
  );
  await product.db.query(
    `update period set starts_at = now() - interval '20 days', ends_at =
       (date_trunc('day', now() at time zone 'Asia/Jakarta') + interval '1 day' * ($2 + 1)
         - interval '1 second') at time zone 'Asia/Jakarta'
     where account_id = (select id from account where email = $1)`,
    [family.email, days],
  );
  await product.db.query('delete from letter where recipient = $1', [family.email]);
  return family;
};
const remind = () => product.runJob('reminders');
const subjectsTo = async (email: string) =>
  (
    await product.db.query<{ subject: string }>(
      'select subject from letter where recipient = $1 order by id',
      [email],
    )
  ).map(({ subject }) => subject);

test.each([
  [7, 'en', 'Your Nobi plan ends in 7 days'],
  [3, 'id', 'Paket Nobi Anda berakhir 3 hari lagi'],
  [1, 'en', 'Your Nobi plan ends tomorrow'],
  [0, 'id', 'Paket Nobi Anda berakhir hari ini'],
] as const)(
  '%i days before the end one reminder goes out, in %s',
  async (days, language, words) => {
    const { email } = await endingIn(days, language);

    await Promise.all([remind(), remind(), remind()]);
    await remind();

    expect(await subjectsTo(email)).toEqual([words]);
  },
);

test('a family hears again when the end comes nearer', async () => {
  const { email } = await endingIn(7);
  await remind();
  const [family] = await product.db.query<{ id: string }>(
    'select id from account where email = $1',
    [email],
  );
  for (const table of ['reminder', 'period'])
    await makeEarlier(product.db, {
      table,
      columns: ['ends_at'],
      by: '4 days',
      key: 'account_id',
      of: family?.id ?? '',
    });

  await remind();

  expect(await subjectsTo(email)).toEqual([
    'Your Nobi plan ends in 7 days',
    'Your Nobi plan ends in 3 days',
  ]);
});

test('who has paid for the time after, or is far from the end, hears nothing', async () => {
  const renewed = await endingIn(3);
  const { pageUrl, orderId } = await startPayment(product, renewed.token, 'regular');
  await press(pageUrl, 'pay');
  await status(orderId, renewed.token);
  const far = await endingIn(9);

  await remind();

  expect(await subjectsTo(renewed.email)).toEqual(['Your Nobi receipt']);
  expect(await subjectsTo(far.email)).toEqual([]);
});

test('the letter leads to the same plan in one tap, and pays nothing by itself', async () => {
  const { email } = await endingIn(3);

  await remind();

  const [letter] = await product.db.query<{ text_body: string }>(
    'select text_body from letter where recipient = $1',
    [email],
  );
  const orders = await product.db.query(
    `select 1 from orders o join account a on a.id = o.account_id
     where a.email = $1 and o.state <> 'paid'`,
    [email],
  );
  expect(letter?.text_body).toContain(`${product.url}/payment?again=premium`);
  expect(letter?.text_body).toContain('Pay again: Premium, 1 year, Rp 120,000');
  expect(orders).toEqual([]);
});
