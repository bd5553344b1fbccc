import { expect, test } from 'vitest';
import { isGatewayAddress } from './gateway-address.rules.ts';

const own = 'http://nobi.test:3000';

for (const address of [
  'https://app.midtrans.com/snap/v4/redirection/abc',
  'http://localhost:3000/sandbox-gateway/pay/abc',
  'http://127.0.0.1:3000/pay',
  'http://[::1]:3000/pay',
  'http://nobi.test:3000/pay',
])
  test(`leaves for ${address}`, () => {
    expect(isGatewayAddress(address, own)).toBe(true);
  });

for (const address of [
  'http://gateway.example/pay',
  'javascript:alert(1)',
  'data:text/html,hi',
  '//gateway.example/pay',
  '/pay',
  'https://user:secret@gateway.example/',
  'http://localhost.evil.example/',
  'http://127.0.0.1.evil.example/',
  '',
])
  test(`stays for "${address}"`, () => {
    expect(isGatewayAddress(address, own)).toBe(false);
  });
