import type { OrderState } from '@nobi/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GatewayState } from '../../ports/payment.ts';
import { moveOf, type OrderKnown } from './order-state.rules.ts';

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
  expect(moveOf(order, says('paid'))).toEqual({ state: 'paid' });
});

test('a fee on top of our price still pays it', () => {
  expect(moveOf(order, says('paid', { paidAmount: 15_105 }))).toEqual({ state: 'paid' });
});

test.each([
  ['a smaller price', { priceAmount: 1 }],
  ['less money than the price', { paidAmount: 14_999 }],
  ['another currency', { currency: 'USD' }],
])('%s waits for staff and opens nothing', (_title, changed) => {
  expect(moveOf(order, says('paid', changed))?.state).toBe('review');
});

test('the answer about another order changes nothing', () => {
  expect(moveOf(order, says('paid', { orderId: 'NB-2' }))?.state).toBe('pending');
});

test('a late pending never takes a payment back, an early one opens the wait', () => {
  expect(moveOf({ ...order, state: 'paid' }, says('pending'))).toBeUndefined();
  expect(moveOf({ ...order, state: 'created' }, says('pending'))).toEqual({ state: 'pending' });
});

test('money that arrives on a closed order still counts, and staff are told', () => {
  expect(moveOf({ ...order, state: 'expired' }, says('paid'))).toEqual({
    state: 'paid',
    flag: 'late_payment',
  });
});

test('a settled transfer that the bank denies afterwards is reversed', () => {
  expect(moveOf({ ...order, state: 'paid' }, says('denied'))).toEqual({
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

const gone: readonly OrderState[] = ['refunded', 'charged_back', 'reversed'];

test('a paid order stays paid through every order of late words', () => {
  const late = fc.array(
    fc.constantFrom<GatewayState['status']>('pending', 'expired', 'review', 'paid'),
  );
  fc.assert(
    fc.property(late, late, (before, after) => {
      const end = [...before, 'paid' as const, ...after].reduce<OrderState>((state, status) => {
        const move = moveOf({ ...order, state }, says(status));
        return move?.state ?? state;
      }, 'created');
      expect(end).toBe('paid');
    }),
  );
});

test.each(['denied', 'review', 'cancelled', 'expired'] as const)(
  'hearing %s again is no news',
  (state) => {
    expect(moveOf({ ...order, state }, says(state))).toBeUndefined();
  },
);

test('once money has gone back, no word of the gateway opens the order again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...gone), fc.array(gatewaySays), (state, words) => {
      let now: OrderKnown = { ...order, state };
      for (const word of words)
        now = { ...now, state: moveOf(now, says(word))?.state ?? now.state };
      expect(gone).toContain(now.state);
    }),
  );
});
