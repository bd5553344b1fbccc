import { type Language, payments, staff } from '@nobi/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startConsole } from '../../../testing/console.ts';
import { makeEarlier } from '../../../testing/make-earlier.ts';
import { newFamily, press, startPayment } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';

const before = {
  COMPANY_NAME: 'PT Belajar & Riang',
  COMPANY_ADDRESS: 'Jalan Melati 7, Bandung 40115',
  COMPANY_REGISTRATION: 'NPWP 01.234.567.8-901.000',
};
const after = {
  COMPANY_NAME: 'PT Riang Selalu',
  COMPANY_ADDRESS: 'Jalan Kenanga 9, Surabaya 60271',
  COMPANY_REGISTRATION: 'NIB 1234567890123',
};
const shown = (text: string) => text.replaceAll('&amp;', '&');

const lastLetter = async ({ db }: Product, email: string) => {
  const [letter] = await db.query<{ text_body: string; html_body: string }>(
    'select text_body, html_body from letter where recipient = $1 order by id desc limit 1',
    [email],
  );
  return letter ?? { text_body: '', html_body: '' };
};
const pathIn = (letter: { text_body: string }) => {
  const { pathname, search } = new URL(/https?:\S+\/invoice\S+/.exec(letter.text_body)?.[0] ?? '');
  return pathname + search;
};
const invoice = async ({ url }: Product, path: string, language: string) => {
  const page = await fetch(url + path, { headers: { 'accept-language': language } });
  return shown(await page.text());
};
const setLogo = async (product: Product, token: string) => {
  const picture = sharp({
    create: { width: 48, height: 24, channels: 4, background: 'orange' },
  }).png();
  const form = new FormData();
  form.append('logo', new Blob([new Uint8Array(await picture.toBuffer())]), 'logo.png');
  const packed = new Response(form);
  return product.send(staff.setLogo, {
    token,
    body: new Uint8Array(await packed.arrayBuffer()),
    headers: { 'content-type': packed.headers.get('content-type') ?? '' },
  });
};

/** A family that pays: its receipt, and the invoice as it was that day. */
const buy = async (product: Product, language: Language) => {
  const { email, token } = await newFamily(product);
  await product.db.query('update account set language = $2 where email = $1', [email, language]);
  const { pageUrl, orderId } = await startPayment(product, token, 'premium');
  await press(pageUrl, 'pay');
  await product.send(payments.successStatus, { token, query: { order_id: orderId } });
  const letter = await lastLetter(product, email);
  const path = pathIn(letter);
  return { email, letter, path, page: await invoice(product, path, language) };
};

const letAnHourPass = async ({ db }: Product) => {
  await db.query(`update invoice_seller set since = since - interval '1 hour'`);
  await makeEarlier(db, { table: 'orders', columns: ['paid_at'], by: '1 hour' });
};

let named: Product;
let renamed: Product;
let early: Record<Language, Awaited<ReturnType<typeof buy>>>;
beforeAll(async () => {
  let token: string;
  ({ product: named, token } = await startConsole(before));
  await setLogo(named, token);
  early = { en: await buy(named, 'en'), id: await buy(named, 'id') };
  await letAnHourPass(named);
  renamed = await startProduct(after, { databaseUrl: named.databaseUrl });
});
afterAll(async () => {
  await renamed.stop();
  await named.stop();
});

test.each([
  ['en', ['From', 'Address', 'Registration']],
  ['id', ['Dari', 'Alamat', 'Nomor pendaftaran']],
] as const)('invoice and receipt name the company that sold, in %s', (language, labels) => {
  const { letter, page } = early[language];

  for (const [at, value] of Object.values(before).entries()) {
    expect(page).toContain(`<dt>${labels[at]}</dt><dd>${value}</dd>`);
    expect(letter.text_body).toContain(`${labels[at]}: ${value}`);
    expect(shown(letter.html_body)).toContain(value);
  }
  expect(page).not.toContain('<dd>Nobi</dd>');
});

test('a company that is renamed leaves paid invoices as they were', async () => {
  const now = await invoice(renamed, early.id.path, 'id');

  for (const value of Object.values(before)) expect(now).toContain(value);
  for (const value of Object.values(after)) expect(now).not.toContain(value);
  // The logo is that of today, so what another company sold does not carry it.
  expect([early.id.page, now].map((page) => page.includes('<img'))).toEqual([true, false]);
});

test('what is paid after the renaming carries the new name, and the logo', async () => {
  const { letter, page } = await buy(renamed, 'id');

  for (const value of Object.values(after)) {
    expect(page).toContain(value);
    expect(letter.text_body).toContain(value);
  }
  for (const value of Object.values(before)) expect(page).not.toContain(value);
  expect(page).toContain('<img');
});

test('a receipt that is sent again after the renaming names who sold', async () => {
  const { email, path } = early.en;
  const ticket = new URL(path, renamed.url).searchParams.get('ticket') ?? '';

  const reply = await fetch(`${renamed.url}${path.replace(/\?.*/, '')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ticket }),
  });

  const again = await lastLetter(renamed, email);
  expect([reply.status, again.html_body === early.en.letter.html_body]).toEqual([200, false]);
  expect(again.text_body).toContain(before.COMPANY_NAME);
  expect(again.text_body).not.toContain(after.COMPANY_NAME);
});

test('only where nobody is named do they say Nobi', async () => {
  const unnamed = await startProduct();

  const { letter, page } = await buy(unnamed, 'en');
  await unnamed.stop();

  expect(page).toContain('<dt>From</dt><dd>Nobi</dd>');
  expect(letter.text_body).toContain('From: Nobi');
  expect(`${page}${letter.text_body}`).not.toContain('Contoh');
  expect(page).not.toContain('<dt>Address</dt>');
});
