/** Words of the queue of what about money needs a person. */
export const mismatchesEn = {
  states: { open: 'Waiting', done: 'Ended' },
  what: 'What happened',
  order: 'Order',
  family: 'Family',
  since: 'Waits',
  gateway: 'Gateway',
  ended: 'Ended',
  endedBy: '{end}, by {who}',
  empty: 'Nothing about money waits for anybody.',
  emptyDone: 'Nothing has been ended yet.',
  back: 'The whole queue',
  advice: 'What to do',
  facts: 'What is known',
  state: 'State of the order',
  left: 'Money with us',
  ours: 'not ours',
  said: 'What the gateway said',
  saidNone: 'The gateway has said nothing of it.',
  how: 'How did it end?',
  plan: 'Give days on the family’s page',
  amount: 'How much went back (rupiah)',
  reference: 'Where that is found: bank, date, number',
  ourOrder: 'Number of our order',
  unknown: 'unknown',
  doneSaid: 'It has left the queue.',
  kinds: {
    amount: {
      title: 'Another sum arrived',
      told: '{arrived} arrived for an order of {expected}. Nothing was opened.',
      advice:
        'Look the payment up at the gateway. Give the money back from the order’s page, or by hand; or give the days that it is worth.',
    },
    currency: {
      title: 'Money in another currency',
      told: 'The gateway reports {arrived} {currency}. Nothing was opened.',
      advice: 'Look the payment up at the gateway and give it back there.',
    },
    other_order: {
      title: 'An answer about another order',
      told: 'Asked about this order, the gateway answered about {other}. Nothing was opened.',
      advice: 'Compare both numbers at the gateway. If it says so again, write to its support.',
    },
    held: {
      title: 'Held by the gateway',
      told: 'The gateway is still deciding whether this card payment is genuine.',
      advice: 'Decide in the gateway’s dashboard, then look again here.',
    },
    late_payment: {
      title: 'Paid after it was closed',
      told: 'The order was {was} when the money came. The family has its time.',
      advice:
        'See whether the family has paid another order as well. If so, give one of them back.',
    },
    paid_twice: {
      title: 'Paid {times} times',
      told: 'The same order was paid {times} times. Its time was given once.',
      advice: 'Give back what came over the price.',
    },
    taken_back: {
      title: 'Taken back by the bank',
      told: 'The payment was there, and the bank took it back. The paid time has ended.',
      advice: 'Often the family does not know. Write to them, or give some days.',
    },
    charged_back: {
      title: 'Card payment disputed',
      told: 'The holder of the card disputes the payment. The paid time has ended.',
      advice: 'Speak with the family. Answer the dispute in the gateway’s dashboard in time.',
    },
    refund_refused: {
      title: 'Refund refused',
      told: 'The gateway does not give back {amount}. The family still waits for it.',
      advice: 'Transfers have no way back: pay by bank, then write down here how much and where.',
    },
    refund_unanswered: {
      title: 'Refund without an answer',
      told: 'The gateway was asked to give back {amount} and did not answer.',
      advice: 'Ask for the same refund again on the order’s page: it is never given twice.',
    },
    unknown_order: {
      title: 'An order that we do not know',
      told: 'The gateway tells of the order {named}: “{claimed}”. There is none of that name here.',
      advice:
        'Search the gateway’s dashboard. It may be a test, another shop on the same account, or an order from before a restore.',
    },
  },
  ends: {
    settled: 'Settled by itself',
    right: 'Looked again, now right',
    by_hand: 'Given back by hand',
    belongs: 'Belongs to an order of ours',
    not_ours: 'Not ours',
    days_given: 'Days were given',
  },
  leads: {
    right: 'The gateway is asked once more; then this leaves the queue.',
    by_hand:
      'Only what went back already, outside this console. It counts as a refund; with the whole price the paid time ends.',
    belongs: 'The gateway is asked about that order. What was said stands in its history.',
    not_ours: 'It leaves the queue, and what else is told of it does not come back.',
    days_given: 'Give the days on the family’s page first; write here which.',
  },
};
