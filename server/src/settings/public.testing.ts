/** What a company sets before families come from outside. */
export const publicProduct = {
  PUBLIC_URL: 'https://app.nobi.test',
  PLAY_URL: 'https://play.nobi.test',
  MIDTRANS_SERVER_KEY: 'Mid-server-abc',
  SMTP_URL: 'smtps://nobi:rahasia@mail.nobi.test:465',
  MAIL_FROM: 'Nobi <halo@nobi.test>',
  SUPPORT_EMAIL: 'bantuan@nobi.test',
  SUPPORT_WHATSAPP: '+6281234567890',
  COMPANY_NAME: 'PT Nobi Ceria',
  COMPANY_ADDRESS: 'Jalan Melati No. 7, Bandung 40115',
  COMPANY_REGISTRATION: 'NIB 1234567890123',
};
