/** Words of what waits for a second person. */
export const proposalsEn = {
  title: 'Waiting for a second person',
  none: 'Nothing waits for a second person.',
  proposedBy: '{who} proposed it on {when}',
  kinds: {
    appointment: 'Invite {who}',
    roles: 'Further roles for {who}',
    erasure: 'Erase the family {who}',
    manual_refund: '{amount} given back by hand: {who}',
    vouchers: 'Voucher codes worth {amount}: {who} months',
  },
  willBe: 'Roles: {roles}',
  foundAt: 'Found at: {reference}',
  open: 'Look at it',
  yours: 'It needs your yes. Look at it before you confirm.',
  mineWaits: 'You proposed it, so it waits for a colleague. {count} may confirm it.',
  mineNobody:
    'Nobody here may confirm this at the moment. It needs a colleague with the role {roles}, whom you did not appoint within the last 7 days.',
  mineAlone:
    'Nobody else here may confirm this. You may do it yourself from {when} on; every colleague has had a letter about it.',
  mineAloneNow:
    'Nobody else here may confirm this, and a day has passed since every colleague had a letter. You may do it yourself.',
  notYours:
    'You do not count as the second person here: it is about you, or one of you two was appointed by the other within the last 7 days.',
  confirm: {
    appointment: 'Confirm and send the letter',
    roles: 'Confirm the roles',
    erasure: 'Confirm and erase',
    manual_refund: 'Confirm and write it down',
    vouchers: 'Confirm the batch',
  },
  decline: 'Decline',
  withdraw: 'Withdraw',
  waits: 'It waits for a second person now.',
  dropped: 'It is no longer waiting.',
  someSeconds: 'A second person confirms it before it happens: {count} of your colleagues may.',
  noSecond:
    'Nobody else here may confirm this at the moment. You may then do it yourself 24 hours later; every colleague gets a letter about it at once.',
  noSecondMoney:
    'Nobody else here may confirm anything above the limit at the moment: it would wait until a colleague handles money whom you did not appoint within the last 7 days.',
};

export const proposalDeeds = {
  proposals: 'looked at what waits for a second person',
  propose: 'proposed something for two people',
  declineProposal: 'declined a proposal',
  withdrawProposal: 'withdrew a proposal',
};
