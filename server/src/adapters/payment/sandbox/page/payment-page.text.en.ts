import type { Words } from './payment-page.words.ts';

export const english: Words = {
  title: 'Demo payment',
  notice: 'Demo payment: no real money.',
  noticeMore: 'Just for trying things out; nobody is charged.',
  total: 'Total to pay',
  merchant: 'Seller',
  plan: 'Plan',
  order: 'Order number',
  until: 'Pay before',
  how: 'How would you like to pay?',
  methods: {
    qris: { name: 'QRIS', hint: 'Scan with any bank or wallet app' },
    gopay: { name: 'GoPay', hint: 'Straight from the Gojek app' },
    bca_va: { name: 'BCA Virtual Account', hint: 'Transfer by m-BCA or at an ATM' },
    credit_card: { name: 'Card', hint: 'Credit or debit card' },
  },
  pay: (amount) => `Pay ${amount}`,
  later: 'Pay later',
  others: 'Try another outcome',
  deny: 'Payment declined',
  expire: 'Time runs out',
  denied: 'That payment was declined. You can try again.',
  waiting: 'Waiting for your payment',
  account: 'BCA Virtual Account number',
  waitingHint: 'This order is waiting to be paid. You may close this page and come back.',
  back: 'Back to Nobi',
  ends: {
    settlement: {
      heading: 'Payment received',
      body: 'Thank you! This order is paid.',
      isGood: true,
    },
    capture: { heading: 'Payment received', body: 'Thank you! This order is paid.', isGood: true },
    expire: {
      heading: 'The time to pay has run out',
      body: 'Nobody was charged. Please start again from Nobi.',
      isGood: false,
    },
    cancel: {
      heading: 'This order was cancelled',
      body: 'Nobody was charged. Please start again from Nobi.',
      isGood: false,
    },
    closed: {
      heading: 'This order was cancelled',
      body: 'Nobody was charged. Please start again from Nobi.',
      isGood: false,
    },
    refund: {
      heading: 'The money was given back',
      body: 'The payment of this order was refunded in full.',
      isGood: true,
    },
    partial_refund: {
      heading: 'Part of the money was given back',
      body: 'This order was paid, and a part of it refunded.',
      isGood: true,
    },
    chargeback: {
      heading: 'The payment was taken back',
      body: 'The bank has taken back the payment of this order.',
      isGood: false,
    },
    unknown: {
      heading: 'This payment page is no longer valid',
      body: 'A newer one may have replaced it. Please start again from Nobi.',
      isGood: false,
    },
  },
};
