import type { OrderState } from '@nobi/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GatewayState } from '../../ports/payment.ts';
import { manualRefundTransition, type StoredOrder, transitionOf } from './order-state.rules.ts';

const order = { id: 'NB-1', state: 'pending' as const, amount: 15_000 };
const says = (
  status: GatewayState['status'],
  changed: Partial<GatewayState> = {},
): GatewayState => ({
  status,
  orderId: 'NB-1',
  transactionId: 't',
  currency: 'IDR',
  paidAmount: 15_000,
  priceAmount: 15_000,
  paidAt: undefined,
  method: 'qris',
  ...changed,
});

test('the right money pays the order', () => {
  expect(transitionOf(order, says('paid'))).toEqual({ state: 'paid' });
});

test('a fee on top of our price still pays it', () => {
  expect(transitionOf(order, says('paid', { paidAmount: 15_105 }))).toEqual({ state: 'paid' });
});

test.each([
  ['a smaller price', { priceAmount: 1 }],
  ['less money than the price', { paidAmount: 14_999 }],
  ['another currency', { currency: 'USD' }],
])('%s waits for staff and opens nothing', (_title, changed) => {
  expect(transitionOf(order, says('paid', changed))?.state).toBe('review');
});

test('the answer about another order changes nothing', () => {
  expect(transitionOf(order, says('paid', { orderId: 'NB-2' }))?.state).toBe('pending');
});

test('a late pending never takes a payment back, an early one opens the wait', () => {
  expect(transitionOf({ ...order, state: 'paid' }, says('pending'))).toBeUndefined();
  expect(transitionOf({ ...order, state: 'created' }, says('pending'))).toEqual({
    state: 'pending',
  });
});

test('money that arrives on a closed order still counts, and staff are told', () => {
  expect(transitionOf({ ...order, state: 'expired' }, says('paid'))).toEqual({
    state: 'paid',
    flag: 'late_payment',
  });
});

test('a settled transfer that the bank denies afterwards is reversed', () => {
  expect(transitionOf({ ...order, state: 'paid' }, says('denied'))).toEqual({
    state: 'reversed',
    flag: 'taken_back',
  });
});

const gatewaySays = fc.constantFrom<GatewayState['status']>(
  'pending',
  'paid',
  'review',
  'denied',
  'cancelled',
  'expired',
  'partly_refunded',
  'refunded',
  'charged_back',
);

const ended: readonly OrderState[] = ['refunded', 'charged_back', 'reversed'];

test('a paid order stays paid through every order of late words', () => {
  const late = fc.array(
    fc.constantFrom<GatewayState['status']>('pending', 'expired', 'review', 'paid'),
  );
  fc.assert(
    fc.property(late, late, (before, after) => {
      const end = [...before, 'paid' as const, ...after].reduce<OrderState>((state, status) => {
        const transition = transitionOf({ ...order, state }, says(status));
        return transition?.state ?? state;
      }, 'created');
      expect(end).toBe('paid');
    }),
  );
});

test.each(['denied', 'review', 'cancelled', 'expired'] as const)(
  'hearing %s again is no news',
  (state) => {
    expect(transitionOf({ ...order, state }, says(state))).toBeUndefined();
  },
);

test('once money has gone back, no word of the gateway opens the order again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ended), fc.array(gatewaySays), (state, words) => {
      let now: StoredOrder = { ...order, state };
      for (const word of words)
        now = { ...now, state: transitionOf(now, says(word))?.state ?? now.state };
      expect(ended).toContain(now.state);
    }),
  );
});

const refundedAs = (state: OrderState) =>
  state === 'partly_refunded' ? 'partly_refunded' : 'refunded';

const states: readonly OrderState[] = [
  'created',
  'pending',
  'denied',
  'review',
  'expired',
  'cancelled',
  'paid',
  'partly_refunded',
  'refunded',
  'charged_back',
  'reversed',
];

test.each(states)(
  'a manual refund moves a %s order only where a refund of the gateway could',
  (state) => {
    for (const left of [0, 20_000]) {
      const transition = manualRefundTransition({ ...order, state }, left);

      const same =
        transition && transitionOf({ ...order, state }, says(refundedAs(transition.state)));
      expect(transition).toEqual(same);
    }
  },
);

test('what is left of the money decides where a manual refund leads', () => {
  const led = (state: OrderState, left: number) =>
    manualRefundTransition({ ...order, state }, left)?.state;

  expect([led('paid', 5_000), led('paid', 0)]).toEqual(['partly_refunded', 'refunded']);
  expect([led('partly_refunded', 5_000), led('partly_refunded', 0)]).toEqual([
    undefined,
    'refunded',
  ]);
  expect([led('review', 5_000), led('review', 0)]).toEqual([undefined, 'refunded']);
  expect([led('cancelled', 0), led('expired', 0), led('charged_back', 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
