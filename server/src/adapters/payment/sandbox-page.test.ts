import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshOrder, press, type Rig, startRig } from './sandbox-rig.testing.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await startRig();
});
afterAll(() => rig.close());

const open = async (plan: 'regular' | 'premium' = 'premium', change: object = {}) => {
  const order = { ...freshOrder(plan, rig.clock.now), ...change };
  return { order, ...(await rig.gateway.createCheckout(order)) };
};
const pageAt = async (url: string, language = 'id') => {
  const response = await fetch(url, { headers: { 'accept-language': language } });
  return { response, text: await response.text() };
};
const noticesOf = async (orderId: string) => {
  await rig.settle();
  return rig.notices
    .map((body) => JSON.parse(body.toString()))
    .filter(({ order_id }) => order_id === orderId)
    .map(({ transaction_status }) => transaction_status);
};

test('says in the reader’s language that no real money is asked for', async () => {
  const { redirectUrl } = await open();

  const indonesian = await pageAt(redirectUrl, 'id-ID,id;q=0.9');
  const english = await pageAt(redirectUrl, 'en-GB');

  expect(indonesian.text).toContain('Pembayaran demo');
  expect(indonesian.text).toContain('Rp 120.000');
  expect(english.text).toContain('Demo payment: no real money');
  expect(english.text).toContain('Rp 120,000');
});

test('needs no script and allows none', async () => {
  const { response, text } = await pageAt((await open()).redirectUrl);

  const policy = response.headers.get('content-security-policy') ?? '';
  expect(text).not.toMatch(/<script|\son\w+=|\sstyle=/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("form-action 'self' http://localhost:3000;");
});

test('lets its form tell the origin that the guard for this machine asks for', async () => {
  const { response } = await pageAt((await open()).redirectUrl);

  expect(response.headers.get('referrer-policy')).toBe('same-origin');
});

test('lets the browser use each of its styles', async () => {
  const { response, text } = await pageAt((await open()).redirectUrl);

  const policy = response.headers.get('content-security-policy');
  const styles = [...text.matchAll(/<style>([^<]*)<\/style>/g)].map(([, css]) => css ?? '');
  expect(styles).toHaveLength(2);
  for (const css of styles) {
    expect(policy).toContain(`'sha256-${hash('sha256', css, 'base64')}'`);
  }
});

test('offers what the order allows, with plain submit buttons', async () => {
  const premium = await pageAt((await open('premium')).redirectUrl);
  const regular = await pageAt((await open('regular')).redirectUrl);
  const offered = (text: string) =>
    [...text.matchAll(/type="radio" name="method" value="(\w+)"/g)].map(([, value]) => value);

  expect(offered(premium.text)).toEqual([
    ...['qris', 'gopay', 'shopeepay', 'bca_va', 'bni_va', 'bri_va', 'permata_va'],
    ...['mandiri_bill', 'alfamart', 'indomaret', 'credit_card'],
  ]);
  expect(offered(regular.text)).toEqual(['qris', 'gopay', 'shopeepay']);
  for (const name of ['pay', 'deny', 'expire', 'later']) {
    expect(premium.text).toMatch(new RegExp(`<button[^>]*type="submit" name="${name}"`));
  }
});

test.each([
  ['qris', /download="qris-nobi.svg"/],
  ['gopay', /PIN aplikasi/],
  ['shopeepay', /PIN aplikasi/],
  ['bca_va', /class="number" id="number">80777\d{11}/],
  ['bni_va', /class="number" id="number">8578\d{11}/],
  ['mandiri_bill', /class="number" id="number">70012<[\s\S]*class="number" id="number2">9\d{11}</],
  ['alfamart', /kasir/],
  ['indomaret', /kasir/],
  ['credit_card', /autocomplete="one-time-code"/],
])(
  'shows how to pay by %s, how long there is, and takes the payment afterwards',
  async (method, sign) => {
    const { order, redirectUrl } = await open();

    const chosen = await press(redirectUrl, { method, choose: '1' });
    const { text } = await pageAt(redirectUrl);
    await press(redirectUrl, { method: 'qris', pay: '1' });

    expect(chosen.location).toBeNull();
    expect(text).toMatch(sign);
    expect(text).toMatch(/Sisa waktu \d+ jam \d+ menit/);
    expect(await rig.gateway.fetchStatus(order.orderId)).toMatchObject({ status: 'paid' });
  },
);

test.each([
  ['nothing yet', 'Lanjut dengan cara ini'],
  ['qris', 'Simpan gambar QR'],
  ['gopay', 'Buka GoPay'],
  ['shopeepay', 'Buka ShopeePay'],
  ['permata_va', 'Kembali ke Nobi'],
  ['mandiri_bill', 'Kembali ke Nobi'],
  ['indomaret', 'Kembali ke Nobi'],
  ['credit_card', 'Bayar Rp 120.000'],
])('has one main action where %s was chosen, and shortcuts as the demo’s', async (method, name) => {
  const { redirectUrl } = await open();
  if (method !== 'nothing yet') await press(redirectUrl, { method, choose: '1' });

  const { text } = await pageAt(redirectUrl);

  const mains = text.matchAll(/<(?:a|button) class="(?:button )?main[^>]*>([^<]+)</g);
  expect([...mains].map(([, words]) => words)).toEqual([name]);
  const [own = '', demo = ''] = text.split('class="demo"');
  expect(demo).toContain('Hanya di demo ini');
  for (const shortcut of ['deny', 'expire']) {
    expect(own).not.toContain(`name="${shortcut}"`);
    expect(demo).toContain(`name="${shortcut}"`);
  }
});

test.each([
  ['gopay', 'GoPay'],
  ['shopeepay', 'ShopeePay'],
])('hands over to the app of %s, which pays and leads back to the shop', async (method, name) => {
  const { order, redirectUrl } = await open();
  await press(redirectUrl, { method, choose: '1' });
  const waiting = await pageAt(redirectUrl);

  const app = await pageAt(`${redirectUrl}?app=1`);
  const paid = await press(`${redirectUrl}?app=1`, { pin: '123456', pay: '1' });

  expect(waiting.text).toContain(`href="?app=1">Buka ${name}<`);
  expect(waiting.text).toContain(`Pindai dengan ${name}`);
  expect(app.text).toContain(`${name} (demo)`);
  expect(app.text).toContain('Rp 120.000');
  expect(app.text).not.toContain('name="method"');
  expect(paid.location).toContain(`order_id=${order.orderId}&status_code=200`);
  expect(await rig.gateway.fetchStatus(order.orderId)).toMatchObject({ status: 'paid', method });
});

test('opens no app where no wallet is waiting', async () => {
  const { redirectUrl } = await open();
  const before = await pageAt(`${redirectUrl}?app=1`);
  await press(redirectUrl, { method: 'bca_va', choose: '1' });
  const bank = await pageAt(`${redirectUrl}?app=1`);

  expect(before.text).toContain('name="method"');
  expect(bank.text).toContain('class="number"');
});

test('shows names as text, whatever they contain', async () => {
  const item = { id: 'premium', name: '<img src=x onerror=alert(1)>' };

  const { text } = await pageAt((await open('premium', { item })).redirectUrl);

  expect(text).not.toContain('<img');
});

test.each([
  ['pay', '200', 'settlement'],
  ['deny', '202', 'deny'],
  ['expire', '407', 'expire'],
  ['later', '201', 'pending'],
])('leads back to the shop after %s', async (button, code, status) => {
  const { order, redirectUrl } = await open();

  const { status: http, location } = await press(redirectUrl, { method: 'gopay', [button]: '1' });

  expect(http).toBe(303);
  expect(location).toBe(
    `${order.finishUrl}?order_id=${order.orderId}&status_code=${code}&transaction_status=${status}`,
  );
});

test('pays once however often the button is pressed', async () => {
  const { order, redirectUrl } = await open();

  const presses = await Promise.all(
    Array.from({ length: 20 }, () => press(redirectUrl, { method: 'qris', pay: '1' })),
  );

  expect(new Set(presses.map(({ location }) => location)).size).toBe(1);
  expect(await noticesOf(order.orderId)).toEqual(['pending', 'settlement']);
});

test('says so when the order is paid already, and leads back', async () => {
  const { order, redirectUrl } = await open();
  await press(redirectUrl, { method: 'qris', pay: '1' });

  const { text } = await pageAt(redirectUrl, 'en');

  expect(text).toContain('This order is paid.');
  expect(text).not.toContain('<form');
  expect(text).toContain(`order_id=${order.orderId}&amp;status_code=200`);
});

test('lapses unseen, without a notification, when no method was chosen in time', async () => {
  const { order, redirectUrl } = await open();
  const start = rig.clock.now;
  rig.clock.now = new Date(start.getTime() + 3_600_000);

  const { text } = await pageAt(redirectUrl, 'en');
  const pressed = await press(redirectUrl, { method: 'qris', pay: '1' });

  expect(text).toContain('The time to pay has run out');
  expect(pressed.status).toBe(200);
  expect(await rig.gateway.fetchStatus(order.orderId)).toBe('unknown');
  expect(await noticesOf(order.orderId)).toEqual([]);
  rig.clock.now = start;
});

test('expires a waiting payment by itself and tells of it', async () => {
  const { order, redirectUrl } = await open();
  await press(redirectUrl, { later: '1' });
  const start = rig.clock.now;
  rig.clock.now = new Date(start.getTime() + 3_600_000);

  expect(await noticesOf(order.orderId)).toEqual(['pending', 'expire']);

  rig.clock.now = start;
});

test('is gone for a closed order and unknown for a made-up address', async () => {
  const { order, token, redirectUrl } = await open();
  await rig.gateway.closeCheckout({ orderId: order.orderId, token });

  const closed = await pageAt(redirectUrl, 'en');
  const pressed = await press(redirectUrl, { method: 'qris', pay: '1' });
  const inventedPage = await pageAt(`${redirectUrl}x`, 'en');

  expect(closed.text).toContain('This order was cancelled');
  expect(pressed.location).toBeNull();
  expect(await rig.gateway.fetchStatus(order.orderId)).toBe('unknown');
  expect(inventedPage.response.status).toBe(404);
});

test.each(['%00', 'a'.repeat(65), '%F0%9F%98%80', '..%2f..'])(
  'a page called %j is one that nobody has',
  async (name) => {
    const { redirectUrl } = await open();
    const nowhere = redirectUrl.replace(/[^/]+$/, name);

    const { response } = await pageAt(nowhere);

    expect(response.status).toBe(404);
  },
);
