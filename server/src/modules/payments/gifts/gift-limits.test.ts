import { giftLinks, staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  dropAccount,
  enterConsole,
  newColleague,
  newEmail,
  newFamily,
  press,
} from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { erasePaymentsOf } from '../erase-payments.store.ts';
import { paymentSteps } from '../payments.testing.ts';
import { giftSteps } from './gifts.testing.ts';

let product: Product;
const { tell } = paymentSteps(() => product);
const { ask, begin, show, makeLink } = giftSteps(() => product);
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

test('ten links a day, and no more', async () => {
  const { token } = await newFamily(product);
  for (let made = 0; made < 10; made += 1) await makeLink(token);

  const reply = await product.send(giftLinks.makeGiftLink, {
    token,
    body: { plan: 'regular', shown_name: null },
  });

  expect(reply.status).toBe(429);
});

test.each([
  ['one link', 'gift-pay-link', 30],
  ['one address', 'gift-pay', 120],
])('%s is asked to wait after its share of presses', async (_who, limit, share) => {
  const { token } = await newFamily(product);
  const { giftToken } = await makeLink(token);
  await ask(giftToken);
  await product.db.query(`update throttle set count = $2 where key like $1 || ':%'`, [
    limit,
    share,
  ]);

  const reply = await ask(giftToken);
  await product.db.query('truncate throttle');

  expect(reply.status).toBe(429);
});

test.each([['www.menang.xyz'], ['Ibu\u202eiraS'], ['']])(
  'no link shows the name %j',
  async (name) => {
    const { token } = await newFamily(product);

    const reply = await product.send(giftLinks.makeGiftLink, {
      token,
      body: { plan: 'regular', shown_name: name },
    });

    expect(reply.status).toBe(400);
  },
);

test('a suspended family is paid for by nobody', async () => {
  const family = await newFamily(product);
  const { giftToken } = await makeLink(family.token);
  await product.db.query(
    `update account set suspended_at = now(), suspended_cause = 'fraud' where email = $1`,
    [family.email],
  );

  expect((await show(giftToken)).status).toBe(404);
  expect((await ask(giftToken)).status).toBe(404);
});

test('an erased family leaves no link, and no address of who paid', async () => {
  const family = await newFamily(product);
  const { giftToken } = await makeLink(family.token);
  const { pageUrl, orderId } = await begin(giftToken, newEmail());
  await press(pageUrl, 'pay');
  await tell(orderId);
  const [account] = await product.db.query<{ id: string; email: string }>(
    'select id, email from account where email = $1',
    [family.email],
  );

  await product.db.transaction((tx) => erasePaymentsOf(tx, account ?? { id: '', email: '' }));
  await dropAccount(product, 'delete from account where email = $1', [family.email]);

  expect((await show(giftToken)).status).toBe(404);
  expect(await product.db.query('select 1 from gift_payer where order_id = $1', [orderId])).toEqual(
    [],
  );
  expect(await product.db.query('select state from orders where id = $1', [orderId])).toEqual([
    { state: 'paid' },
  ]);
});

test('an address of who paid is kept a year, of who did not thirty days', async () => {
  const family = await newFamily(product);
  const { giftToken } = await makeLink(family.token);
  const { orderId } = await begin(giftToken, newEmail());
  const savedRows = async () =>
    (await product.db.query('select 1 from gift_payer where order_id = $1', [orderId])).length;
  const age = (days: number) =>
    product.db.query(
      'update gift_payer set created_at = now() - make_interval(days => $2) where order_id = $1',
      [orderId, days],
    );

  await age(29);
  await product.runJob('tidy');
  const before = await savedRows();
  await age(31);
  await product.runJob('tidy');

  expect([before, await savedRows()]).toEqual([1, 0]);
});

test('staff see on the order’s page whom to ask where money goes that no gateway takes back', async () => {
  const family = await newFamily(product);
  const grandmother = newEmail();
  const { giftToken } = await makeLink(family.token);
  const { orderId } = await begin(giftToken, grandmother);
  const colleague = await newColleague(product);
  const { token } = await enterConsole(product, colleague.email);

  const page = await product.send(staff.order, { token, params: { id: orderId } });

  expect(page.body).toMatchObject({ payer_email: grandmother });
});
