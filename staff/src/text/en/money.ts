/** Words of revenue and subscribers. */
export const moneyEn = {
  range: 'How far back',
  ranges: { '30': '30 days', '90': '90 days', '365': 'A year' },
  lead: 'Days are Indonesian (WIB). Counted anew every five minutes, and compared with as long a time before.',
  glance: 'At a glance',
  gross: 'Revenue',
  refunds: 'Given back',
  net: 'Net',
  active: 'Families with paid time',
  given: 'With given days',
  fresh: 'New',
  renewed: 'Renewed',
  notRenewed: 'Not renewed',
  chart: 'Revenue by day',
  subscribers: 'Families whose time runs',
  parts: 'By plan and gateway',
  partHeads: ['Plan and gateway', 'Revenue'],
  plans: { regular: 'Regular', premium: 'Premium', none: 'No order of ours' },
  partSaid: '{orders} orders, {fresh} new and {renewed} renewed',
  partBack: '{back} given back',
  empty:
    'No money yet. As soon as the first family pays, revenue and subscribers stand here by day.',
  again: 'Try again',
  file: 'Download CSV',
  fileLead:
    'Money by day, plan and gateway for a spreadsheet, of at most 366 days. The audit log keeps that you took it.',
};
