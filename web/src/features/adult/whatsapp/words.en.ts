export const whatsappReport = {
  title: 'Report by WhatsApp',
  on: 'Answer my LAPORAN on WhatsApp',
  more: 'Send LAPORAN, and this week’s report comes to your phone, in the words of the weekly letter, with the names your children have here. It passes through WhatsApp (Meta). Nothing is sent unless you ask.',
  missing: 'Put your WhatsApp number into your profile first.',
  profile: 'To the profile',
  send: (own: string, ours: string) =>
    `Send this code within ten minutes by WhatsApp from ${own} to ${ours}. It shows that the phone is yours.`,
  open: 'Open WhatsApp',
  newTab: '(opens a new tab)',
  waiting: 'We see it here as soon as it arrives.',
  linked: (own: string, ours: string) =>
    `${own} is linked. Send LAPORAN to ${ours}. After 45 days without a message from you, we ask for a code again.`,
};
