import { expect, test } from 'vitest';
import { isAllowedRedirect } from './redirect.rules.ts';

test('sends a browser to listed hosts only', () => {
  const hosts = ['app.midtrans.com', 'localhost:3000', 'shop.example'];
  const allowed = ['https://app.midtrans.com/snap/v4/x', 'http://localhost:3000/sandbox-gateway/x'];
  const refused = [
    'https://evil.example/',
    'http://app.midtrans.com/snap',
    'https://app.midtrans.com.evil.example/',
    'https://app.midtrans.com@evil.example/',
    'https://user@app.midtrans.com/',
    'https://app.midtrans.com:8443/',
    'http://localhost:3001/',
    'http://shop.example/',
    'javascript:alert(1)',
    '//app.midtrans.com/',
    '',
  ];

  expect(allowed.filter((url) => !isAllowedRedirect(url, hosts))).toEqual([]);
  expect(refused.filter((url) => isAllowedRedirect(url, hosts))).toEqual([]);
});
