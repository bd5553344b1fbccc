import { staff } from '@nobi/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refundAtGateway, setFaults } from '../../../testing/gateway.ts';
import { confirmProposals, newSecond } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { paymentSteps } from '../payments.testing.ts';
import { moneyBackSteps } from './money-back.testing.ts';

let product: Product;
let token: string;
let second: string;
const { tell } = paymentSteps(() => product);
const { payingByBank, payingFamily, request } = moneyBackSteps(() => product);
beforeAll(async () => {
  product = await startProduct({ REFUND_ALONE_LIMIT: '0' });
  token = await newSecond(product);
  second = await newSecond(product);
});
afterEach(() => setFaults(product, {}));
afterAll(() => product.stop());

/** Since the receipt; each as its first paragraph. */
const newsTo = async (email: string) =>
  (
    await product.db.query<{ text_body: string }>(
      `select text_body from letter where recipient = $1 and subject = 'Your money goes back'
       order by id`,
      [email],
    )
  ).map(({ text_body }) => text_body);

/** Staff write down that the money went back by bank, two of them. */
const sendByBank = async (orderId: string, amount: number) => {
  const [row] = await product.db.query<{ id: string }>(
    'select id::text from mismatch where order_id = $1 and resolved_at is null',
    [orderId],
  );
  const body = { resolution: 'by_hand', reason: 'Lewat bank', amount, reference: 'BCA 4711' };
  await product.send(staff.resolveMismatch, { token, params: { id: row?.id ?? '' }, body });
  return confirmProposals(product, second);
};

test('the family learns that staff have sent by bank what its way of paying could not give back', async () => {
  const { token: family, email, orderId } = await payingByBank();
  await request(family, orderId);

  await sendByBank(orderId, 120_000);
  await tell(orderId, { transaction_status: 'refund' });

  const news = await newsTo(email);
  expect(news).toHaveLength(2);
  expect(news[0]).toContain('we will send it by bank transfer');
  expect(news[1]).toContain('has been sent to you by bank');
  expect(news[1]).toContain('BCA 4711');
});

test('an unanswered request that staff finish by bank is said once', async () => {
  const { token: family, email, orderId } = await payingFamily();
  await setFaults(product, { down: true });
  await request(family, orderId);
  const before = await newsTo(email);

  await sendByBank(orderId, 15_000);
  await setFaults(product, {});
  await product.runJob('money back');

  const news = await newsTo(email);
  expect(before).toEqual([]);
  expect(news).toHaveLength(1);
  expect(news[0]).toContain('has been sent to you by bank');
});

test('an unanswered request that staff finish at the gateway is said once, by its notice', async () => {
  const { token: family, email, orderId } = await payingFamily();
  await setFaults(product, { down: true });
  await request(family, orderId);
  await setFaults(product, { drop: true });
  await refundAtGateway(product, orderId, 15_000);
  await setFaults(product, {});

  await Promise.all(
    Array.from({ length: 5 }, () => tell(orderId, { transaction_status: 'refund' })),
  );
  await product.runJob('money back');

  const news = await newsTo(email);
  expect(news).toHaveLength(1);
  expect(news[0]).toContain('goes back the way you paid');
});

test('a refund that nobody asked for is no news of this kind', async () => {
  const { email, orderId } = await payingFamily();

  await refundAtGateway(product, orderId, 15_000);
  await tell(orderId, { transaction_status: 'refund' });

  expect(await newsTo(email)).toEqual([]);
});
