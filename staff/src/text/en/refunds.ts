/** Words of the step before money goes back. */
export const refundsEn = {
  title: 'Give money back?',
  counting: 'Looking at what this would do…',
  amount: 'Goes back',
  to: 'To',
  toFamily: '{name}, the way it came ({way})',
  toPayer: 'whoever paid for {name}: {payer}, the way it came ({way})',
  left: 'Stays with us',
  loses: 'What the family loses',
  nothing: 'Nothing: the paid time stays as it is.',
  endsNow: '{plan} ends at once instead of on {before}.',
  endsSooner: '{plan} ends on {after} instead of on {before}.',
  comesBack: '{plan} runs again until {after}.',
  rule: 'Second person',
  alone: 'Not needed: you may give this much back alone.',
  needsSecond:
    'Needed: this is more than one person may give back alone. It waits for one of {count} colleagues, and nothing goes back before.',
  needsSecondNobody:
    'Needed: this is more than one person may give back alone, and nobody here may approve it at the moment. It waits, and nothing goes back before.',
  asked: 'The same sum was asked for before and is on its way: it does not go back twice.',
  waiting: 'The same sum waits for a second person already: it does not go back twice.',
  final: 'What has gone back cannot be taken again.',
  give: 'Give {amount} back',
  askFor: 'Ask for {amount} back',
};

export const refundDeeds = { previewRefund: 'looked at what a refund would do' };
