export const voucher = {
  title: 'Use a voucher code',
  lead: 'A code of 12 letters and digits opens a plan once. You pay nothing, and nothing renews by itself.',
  code: 'Voucher code',
  hint: 'For example ABCD-EFGH-JKMN. Lower case and spaces are fine.',
  use: 'Use this code',
  using: 'Checking the code…',
  done: 'Your code has been accepted!',
  again: (moment: string) => `You have used this code already, on ${moment}.`,
  gives: (plan: string, months: number) =>
    `${plan}, ${months} ${months === 1 ? 'month' : 'months'}.`,
  until: (moment: string) => `Nobi is open until ${moment}.`,
  plans: { regular: 'Regular', premium: 'Premium' },
  play: 'Open Nobi',
  back: 'Back to the plans',
};
