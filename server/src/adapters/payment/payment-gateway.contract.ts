import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Checkout, PaymentGateway } from '../../ports/payment.ts';

export interface ReceivedNotice {
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** A gateway under test, and the customer and clerk that a person would be. */
export interface GatewayUnderTest {
  readonly gateway: PaymentGateway;
  readonly freshOrder: (plan: 'regular' | 'premium') => Checkout;
  readonly customer: {
    pay(redirectUrl: string): Promise<void>;
    isDenied(redirectUrl: string): Promise<void>;
    choosesToPayLater(redirectUrl: string): Promise<void>;
    letsItExpire(redirectUrl: string): Promise<void>;
  };
  /** What gateways may tell differently: of a page nobody touched, of a try that was denied. */
  readonly tells: {
    readonly untouched: 'unknown' | 'pending';
    readonly denied: 'denied' | 'pending';
  };
  /** All notifications about an order so far, in the order they came. */
  readonly notifications: (orderId: string) => Promise<ReceivedNotice[]>;
  /** The same notification from somebody who is not the gateway. */
  readonly forge: (notice: ReceivedNotice) => ReceivedNotice;
  readonly close: () => Promise<void>;
}

type Subject = () => GatewayUnderTest;

const statesContract = (subject: Subject) => {
  const openCheckout = async (plan: 'regular' | 'premium' = 'regular') => {
    const order = subject().freshOrder(plan);
    return { order, page: await subject().gateway.createCheckout(order) };
  };

  test('knows of no money before anybody paid, and nothing of an order nobody opened', async () => {
    const { gateway, freshOrder, tells } = subject();
    const { order } = await openCheckout();

    const state = await gateway.fetchStatus(order.orderId);

    expect(state === 'unknown' ? state : state.status).toBe(tells.untouched);
    expect(await gateway.fetchStatus(freshOrder('regular').orderId)).toBe('unknown');
  });

  test('tells a paid order with its price, its method and the time of payment', async () => {
    const { order, page } = await openCheckout();

    await subject().customer.pay(page.redirectUrl);

    expect(await subject().gateway.fetchStatus(order.orderId)).toMatchObject({
      status: 'paid',
      orderId: order.orderId,
      currency: 'IDR',
      paidAmount: order.amount,
      priceAmount: order.amount,
      paidAt: expect.any(Date),
      method: expect.stringMatching(/./),
      transactionId: expect.stringMatching(/./),
    });
  });

  test('tells a denied, a waiting and an expired order apart', async () => {
    const { gateway, customer } = subject();
    const [denied, waiting, expired] = [
      await openCheckout(),
      await openCheckout('premium'),
      await openCheckout(),
    ];

    await customer.isDenied(denied.page.redirectUrl);
    await customer.choosesToPayLater(waiting.page.redirectUrl);
    await customer.letsItExpire(expired.page.redirectUrl);

    const states = [denied, waiting, expired].map(({ order }) =>
      gateway.fetchStatus(order.orderId),
    );
    expect(await Promise.all(states)).toMatchObject([
      { status: subject().tells.denied, paidAt: undefined },
      { status: 'pending', paidAt: undefined },
      { status: 'expired', paidAt: undefined },
    ]);
  });

  test('lets a customer who was denied pay on the same page', async () => {
    const { order, page } = await openCheckout();
    await subject().customer.isDenied(page.redirectUrl);

    await subject().customer.pay(page.redirectUrl);

    expect(await subject().gateway.fetchStatus(order.orderId)).toMatchObject({ status: 'paid' });
  });

  test('has one page that can be paid when asked again, and refuses once it was', async () => {
    const { gateway, customer } = subject();
    const { order } = await openCheckout();

    const again = await gateway.createCheckout(order);
    await customer.pay(again.redirectUrl);

    expect(await gateway.fetchStatus(order.orderId)).toMatchObject({ status: 'paid' });
    await expect(gateway.createCheckout(order)).rejects.toMatchObject({
      name: 'GatewayFailure',
      reason: 'rejected',
    });
  });
};

const closingContract = (subject: Subject) => {
  test('closes an unpaid order before and after a method is chosen', async () => {
    const { gateway, customer, freshOrder } = subject();
    const untouched = freshOrder('regular');
    const waiting = freshOrder('premium');
    const { token } = await gateway.createCheckout(untouched);
    const page = await gateway.createCheckout(waiting);
    await customer.choosesToPayLater(page.redirectUrl);

    expect(await gateway.closeCheckout({ orderId: untouched.orderId, token })).toBe('closed');
    expect(await gateway.closeCheckout({ orderId: untouched.orderId, token })).toBe('closed');
    expect(await gateway.closeCheckout({ orderId: waiting.orderId, token: page.token })).toBe(
      'closed',
    );

    const after = await gateway.fetchStatus(waiting.orderId);
    expect(['cancelled', 'expired']).toContain(after === 'unknown' ? after : after.status);
  });

  test('closes an order whose page address was lost', async () => {
    const { gateway, freshOrder } = subject();
    const { orderId } = freshOrder('regular');

    expect(await gateway.closeCheckout({ orderId, token: undefined })).toBe('closed');
  });

  test('says that an order is paid instead of closing it', async () => {
    const { gateway, customer, freshOrder } = subject();
    const order = freshOrder('regular');
    const { token, redirectUrl } = await gateway.createCheckout(order);
    await customer.pay(redirectUrl);

    expect(await gateway.closeCheckout({ orderId: order.orderId, token })).toBe('already_paid');
    expect(await gateway.fetchStatus(order.orderId)).toMatchObject({ status: 'paid' });
  });
};

const moneyContract = (subject: Subject) => {
  const paid = async () => {
    const { gateway, customer, freshOrder } = subject();
    const order = freshOrder('regular');
    await customer.pay((await gateway.createCheckout(order)).redirectUrl);
    return order;
  };

  test('refunds once for a repeated key, in parts up to the whole', async () => {
    const { gateway } = subject();
    const { orderId } = await paid();
    const part = { orderId, refundKey: `${orderId}-1`, amount: 5_000, reason: 'asked' };

    await gateway.refund(part);
    await gateway.refund(part);
    const partly = await gateway.fetchStatus(orderId);
    await gateway.refund({ ...part, refundKey: `${orderId}-2`, amount: 10_000 });

    expect(partly).toMatchObject({ status: 'partly_refunded', paidAmount: 15_000 });
    expect(await gateway.fetchStatus(orderId)).toMatchObject({ status: 'refunded' });
  });

  test('refuses to refund more than was paid', async () => {
    const { orderId } = await paid();
    const tooMuch = { orderId, refundKey: `${orderId}-1`, amount: 15_001, reason: 'asked' };

    await expect(subject().gateway.refund(tooMuch)).rejects.toMatchObject({ reason: 'rejected' });
    expect(await subject().gateway.fetchStatus(orderId)).toMatchObject({ status: 'paid' });
  });

  test('sends notifications that read as hints about the order, and no forgery does', async () => {
    const { gateway, notifications, forge } = subject();
    const { orderId } = await paid();

    const all = await notifications(orderId);

    expect(all.length).toBeGreaterThan(0);
    for (const notice of all) {
      expect(gateway.parseNotification(notice.body, notice.headers)).toMatchObject({ orderId });
      const forged = forge(notice);
      expect(gateway.parseNotification(forged.body, forged.headers)).toBe('forged');
      const garbage = Buffer.from('not a notification');
      expect(gateway.parseNotification(garbage, notice.headers)).toBe('malformed');
    }
  });
};

/** What every payment gateway of this product must do, through the port alone. */
export const paymentGatewayContract = (setUp: () => Promise<GatewayUnderTest>) => {
  let running: GatewayUnderTest | undefined;
  beforeAll(async () => {
    running = await setUp();
  });
  afterAll(() => running?.close());
  const subject = () => {
    if (!running) throw new Error('The gateway under test did not start.');
    return running;
  };
  statesContract(subject);
  closingContract(subject);
  moneyContract(subject);
};
