import { expect, test } from 'vitest';
import { publicProduct } from './public.testing.ts';
import { readSettings, SettingsProblem } from './settings.ts';

test('a fresh machine needs no settings', () => {
  const settings = readSettings({});

  expect(settings).toMatchObject({
    host: 'localhost',
    port: 3000,
    playPort: 3001,
    publicUrl: 'http://localhost:3000',
    playUrl: 'http://localhost:3001',
    midtrans: undefined,
    staff: undefined,
    smtpUrl: undefined,
    maxDevices: 0,
    isOnLoopback: true,
    sandboxFaults: false,
  });
  expect(settings.dataFolder).toMatch(/\/data$/);
});

test('an empty setting counts as none, and addresses lose their path', () => {
  const settings = readSettings({
    PORT: '8080',
    PUBLIC_URL: 'http://localhost:8080/app/',
    SMTP_URL: '',
    TRUST_PROXY: ' 10.0.0.7, 10.1.0.0/16,::1 ',
  });

  expect(settings.publicUrl).toBe('http://localhost:8080');
  expect(settings.playPort).toBe(8081);
  expect(settings.smtpUrl).toBeUndefined();
  expect(settings.trustedProxies).toEqual(['10.0.0.7', '10.1.0.0/16', '::1']);
});

test.each([
  ['PORT', { PORT: 'abc' }],
  ['PORT', { PORT: '0' }],
  ['PORT', { PORT: '65536' }],
  ['PLAY_PORT', { PORT: '65535' }],
  ['PLAY_PORT', { PORT: '4000', PLAY_PORT: '4000' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'ftp://nobi.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'nobi.example' }],
  ['PLAY_URL', { PLAY_URL: 'http://localhost:3000/games' }],
  ['ASSET_URL', { ASSET_URL: 'cdn.nobi.example' }],
  ['ASSET_URL', { ASSET_URL: 'http://localhost:3001' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
  ['DATABASE_CITUS', { DATABASE_CITUS: 'yes' }],
  ['DATABASE_CITUS', { DATABASE_CITUS: 'on' }],
  ['DATABASE_POOL', { DATABASE_POOL: '1' }],
  ['TRUST_PROXY', { TRUST_PROXY: '*' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example' }],
  ['STAFF_PASSWORD', { STAFF_EMAIL: 'a@nobi.example', STAFF_PASSWORD: 'short' }],
  ['STAFF_PASSWORD', { STAFF_EMAIL: 'a@nobi.example' }],
  ['STAFF_EMAIL', { STAFF_PASSWORD: 'long-enough-123' }],
  ['MIDTRANS_SERVER_KEY', { MIDTRANS_SIGNATURE_KEY: 'something-long' }],
  ['XENDIT_CALLBACK_TOKEN', { XENDIT_SECRET_KEY: 'xnd_production_1' }],
  ['XENDIT_SECRET_KEY', { XENDIT_CALLBACK_TOKEN: 'something-long' }],
  ['WHATSAPP_APP_SECRET', { WHATSAPP_NUMBER: '+622150000000', WHATSAPP_PHONE_ID: '10654035' }],
  ['WHATSAPP_NUMBER', { WHATSAPP_NUMBER: '02150000000' }],
  ['WHATSAPP_URL', { WHATSAPP_URL: 'http://graph.example' }],
  ['PAYMENT_GATEWAY', { PAYMENT_GATEWAY: 'paypal' }],
  ['PAYMENT_GATEWAY', { PAYMENT_GATEWAY: 'xendit', MIDTRANS_SERVER_KEY: 'Mid-server-abc' }],
  [
    'PAYMENT_GATEWAY',
    {
      MIDTRANS_SERVER_KEY: 'Mid-server-abc',
      XENDIT_SECRET_KEY: 'xnd_production_1',
      XENDIT_CALLBACK_TOKEN: 'something-long',
    },
  ],
  ['XENDIT_URL', { XENDIT_URL: 'http://gateway.example' }],
  ['MIDTRANS_URL', { MIDTRANS_URL: 'http://localhost:1', HOST: '0.0.0.0' }],
  ['MAX_DEVICES', { MAX_DEVICES: '-1' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['SANDBOX_FAULTS', { SANDBOX_FAULTS: 'yes' }],
])('%s that cannot be used is named: %o', (name, values) => {
  const read = () => readSettings(values);

  expect(read).toThrow(SettingsProblem);
  expect(read).toThrow(name);
});

test('every wrong setting is named at once, and no value is repeated', () => {
  const secret = 'kata-sandi-rahasia';

  const read = () => readSettings({ PORT: 'x', SMTP_URL: secret, DATABASE_URL: secret });

  expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*SMTP_URL|PORT[\s\S]*SMTP_URL/);
  expect(read).not.toThrow(secret);
});

test.each([
  ['another host', { HOST: '0.0.0.0' }],
  ['another name', { ...publicProduct, MIDTRANS_SERVER_KEY: '' }],
])('demo payments are refused under %s unless they are meant', (_what, values) => {
  const meant = { ...values, ALLOW_SANDBOX_PAYMENTS: '1' };
  const real = { ...values, MIDTRANS_SERVER_KEY: 'Mid-server-abc' };

  expect(() => readSettings(values)).toThrow('ALLOW_SANDBOX_PAYMENTS=1');
  expect(readSettings(meant).midtrans).toBeUndefined();
  expect(readSettings(real).midtrans?.environment).toBe('production');
});

test('the gateway with keys opens new orders, and of two the one that is named', () => {
  const midtrans = { MIDTRANS_SERVER_KEY: 'Mid-server-abc' };
  const xendit = { XENDIT_SECRET_KEY: 'xnd_production_1', XENDIT_CALLBACK_TOKEN: 'a-token-1' };
  const gatewayOf = (values: Record<string, string>) => readSettings(values).paymentGateway;

  expect(gatewayOf({})).toBeUndefined();
  expect(gatewayOf(midtrans)).toBe('midtrans');
  expect(gatewayOf({ ...xendit, HOST: '0.0.0.0' })).toBe('xendit');
  expect(gatewayOf({ ...midtrans, ...xendit, PAYMENT_GATEWAY: 'midtrans' })).toBe('midtrans');
});

test('fault switches stay on this machine', () => {
  const values = { HOST: '0.0.0.0', SANDBOX_FAULTS: '1', ALLOW_SANDBOX_PAYMENTS: '1' };

  expect(() => readSettings(values)).toThrow('SANDBOX_FAULTS');
});

test('a loopback name is this machine in every spelling', () => {
  for (const host of ['localhost', '127.0.0.1', '127.9.9.9', '[::1]'])
    expect(readSettings({ PUBLIC_URL: `http://${host}:3000` }).publicUrl).toContain(host);
  expect(() => readSettings({ PUBLIC_URL: 'http://127.0.0.1.evil.example' })).toThrow();
});
