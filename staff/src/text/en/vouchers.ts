/** Words of batches of voucher codes. */
export const vouchersEn = {
  empty: 'No batches yet. Codes that you make for schools, partners or a prize stand here.',
  make: 'Make vouchers',
  makeLead:
    'Each code opens a plan once, for whichever family types it first. The codes come as a file, this one time: afterwards only their hashes are kept. The audit log keeps that you made them.',
  made: 'The codes are in the file. They are not shown again.',
  waits: 'It waits for a second person now. Then take the codes here.',
  size: 'How many codes',
  plan: 'Plan',
  months: 'Months',
  lastDay: 'Last day of use (WIB)',
  note: 'For whom and why',
  madeAt: 'Made',
  what: 'Plan',
  used: 'Used',
  unused: 'Unused',
  worth: 'Worth',
  by: 'By',
  state: 'State',
  actions: 'Actions',
  states: {
    made: 'codes not taken yet',
    live: 'valid',
    over: 'over',
    revoked: 'revoked',
  },
  planMonths: '{plan}, {months} months',
  byTwo: '{who}, confirmed by {second}',
  take: 'Take the codes',
  takeLead:
    'The codes are drawn now and come as a file, this one time. If the file is lost, revoke the batch and make another.',
  revoke: 'Revoke',
  revokeLead:
    'Codes that nobody has used open nothing any more. What families have opened with the others stays open.',
  revoked: 'Revoked. {used} codes had been used.',
};
