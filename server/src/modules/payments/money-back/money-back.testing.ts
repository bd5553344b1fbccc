import { moneyBack, type Plan, payments } from '@nobi/contract';
import { makeEarlier } from '../../../testing/make-earlier.ts';
import { enterAdult, newAdult, newSubscriber, startPayment } from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';

/** What tests of money back ask of a product, in their own words. */
export const moneyBackSteps = (product: () => Product) => {
  const orderFor = async (email: string) => {
    const [row] = await product().db.query<{ id: string }>(
      `select o.id from orders o join account a on a.id = o.account_id where a.email = $1
       order by o.created_at desc limit 1`,
      [email],
    );
    return row?.id ?? '';
  };
  return {
    /** A family that has just paid by QRIS, with its adult at the device. */
    async payingFamily(plan: Plan = 'regular') {
      const family = await enterAdult(product(), await newSubscriber(product(), plan));
      return { ...family, orderId: await orderFor(family.email) };
    },
    /** One that paid by a method which knows no way back. */
    async payingByBank() {
      const family = await newAdult(product());
      const { pageUrl, orderId } = await startPayment(product(), family.token, 'premium');
      await fetch(pageUrl, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ method: 'bca_va', pay: '1' }),
      });
      const query = { order_id: orderId };
      await product().send(payments.successStatus, { token: family.token, query });
      return { ...family, orderId };
    },
    show: async (token: string) => (await product().send(moneyBack.moneyBack, { token })).body,
    request: (token: string, orderId: string, on = product()) =>
      on.send(moneyBack.requestMoneyBack, { token, body: { order_id: orderId } }),
    ledgerOf: (orderId: string) =>
      product().db.query<{ kind: string; amount: number }>(
        'select kind, amount::float8 as amount from money_move where order_id = $1 order by id',
        [orderId],
      ),
    lettersBack: async (email: string) =>
      (
        await product().db.query(
          `select 1 from letter where recipient = $1
           and subject in ('Your money goes back', 'Uang Anda kami kembalikan')`,
          [email],
        )
      ).length,
    waitsFor: async (orderId: string) =>
      (
        await product().db.query<{ kind: string }>(
          'select kind from mismatch where order_id = $1 and resolved_at is null',
          [orderId],
        )
      ).map(({ kind }) => kind),
    age: (orderId: string, days: number) =>
      makeEarlier(product().db, {
        table: 'orders',
        columns: ['activated_at', 'paid_at'],
        by: `${days} days`,
        of: orderId,
      }),
  };
};
