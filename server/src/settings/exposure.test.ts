import { expect, test } from 'vitest';
import { publicProduct as launch } from './public.testing.ts';
import { readSettings, SettingsProblem } from './settings.ts';

const without = (name: keyof typeof launch) =>
  Object.fromEntries(Object.entries(launch).filter(([key]) => key !== name));

test('a public product with mail, a gateway and contacts of its own starts', () => {
  expect(readSettings(launch)).toMatchObject({ isPublic: true, publicUrl: launch.PUBLIC_URL });
});

test.each([
  ['SMTP_URL', without('SMTP_URL')],
  ['Midtrans', without('MIDTRANS_SERVER_KEY')],
  ['MAIL_FROM', without('MAIL_FROM')],
  ['SUPPORT_EMAIL', without('SUPPORT_EMAIL')],
  ['SUPPORT_WHATSAPP', without('SUPPORT_WHATSAPP')],
  ['COMPANY_NAME', without('COMPANY_NAME')],
  ['COMPANY_ADDRESS', without('COMPANY_ADDRESS')],
  ['COMPANY_REGISTRATION', without('COMPANY_REGISTRATION')],
  ['COMPANY_NAME', { ...launch, COMPANY_NAME: 'PT\nNobi' }],
  ['SUPPORT_EMAIL', { ...launch, SUPPORT_EMAIL: 'help@shop.example.com' }],
  ['MAIL_FROM', { ...launch, MAIL_FROM: 'halo@nobi.example' }],
  ['PUBLIC_URL must begin with https', { ...launch, PUBLIC_URL: 'http://app.nobi.test' }],
  ['PLAY_URL must begin with https', { ...launch, PLAY_URL: 'http://play.nobi.test' }],
  ['PLAY_URL must begin with https', without('PLAY_URL')],
  ['SMTP_URL', { ...without('SMTP_URL'), HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1' }],
  ['SMTP_URL', { ...without('SMTP_URL'), ALLOW_SANDBOX_PAYMENTS: '1' }],
])('a public product refuses to start and names %s: %o', (name, values) => {
  const read = () => readSettings(values);

  expect(read).toThrow(SettingsProblem);
  expect(read).toThrow(name);
});

test.each([{}, { HOST: '127.0.0.1' }, { PUBLIC_URL: 'http://localhost:8080' }])(
  'a trial on this machine needs none of it: %o',
  (values) => {
    expect(readSettings(values)).toMatchObject({ isPublic: false, smtpUrl: undefined });
  },
);
