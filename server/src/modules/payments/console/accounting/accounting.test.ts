import { consoleHeader, staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boss, startConsole } from '../../../../testing/console.ts';
import { newSubscriber } from '../../../../testing/people.ts';
import type { Product } from '../../../../testing/product.ts';
import { wibDayOf } from '../../../../time/wib-day.rules.ts';
import { readCsv } from '../exports.testing.ts';

let product: Product;
let token: string;
beforeAll(async () => {
  ({ product, token } = await startConsole());
  // Two and a half pages of a month, on the last and the first minute of it and beside it.
  await product.db.query(
    `insert into money_move (plan, gateway, kind, amount, at)
     select 'premium', case when n % 7 = 0 then 'xendit' else 'midtrans' end,
       (array['paid', 'paid', 'kept', 'back', 'by_hand'])[1 + n % 5], 1000 + n,
       timestamptz '2026-03-01 00:00:00+07' + n * interval '17 minutes'
     from generate_series(0, 2500) n
     union all values ('premium', 'midtrans', 'paid', 1, timestamptz '2026-02-28 23:59:59+07'),
       ('premium', 'midtrans', 'paid', 2, '2026-03-31 23:59:59+07'),
       ('premium', 'midtrans', 'paid', 4, '2026-04-01 00:00:00+07')`,
  );
  await product.runJob('money days');
});
afterAll(() => product.stop());

const file = async (month: string, language = 'en') => {
  const response = await fetch(`${product.url}/api/staff/exports/accounting/?month=${month}`, {
    headers: { cookie: `nobi-staff=${token}`, [consoleHeader]: '1', 'accept-language': language },
  });
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  return { response, rows: readCsv(text, language === 'id' ? ';' : ',') };
};
const sumOf = (rows: readonly string[][], column: number) =>
  rows.slice(1).reduce((sum, row) => sum + Number(row[column]), 0);
const ledger = async (month: string) => {
  const [row] = await product.db.query<{ received: number; given_back: number; entries: number }>(
    `select sum(amount) filter (where kind in ('paid', 'kept'))::float as received,
       sum(amount) filter (where kind in ('back', 'by_hand'))::float as given_back,
       count(*)::int as entries
     from money_move where to_char(at at time zone 'Asia/Jakarta', 'YYYY-MM') = $1`,
    [month],
  );
  return row;
};
const months = async () =>
  Object((await product.send(staff.accountingMonths, { token })).body).months;

test('the sums of a month’s file are those of the ledger and of the list, to the rupiah', async () => {
  const { rows } = await file('2026-03');
  const own = await ledger('2026-03');

  expect(rows).toHaveLength(1 + (own?.entries ?? 0));
  expect(own?.entries).toBe(2502);
  expect([sumOf(rows, 7), sumOf(rows, 8)]).toEqual([own?.received, own?.given_back]);
  expect(await months()).toContainEqual({
    month: '2026-03',
    received: own?.received,
    given_back: own?.given_back,
  });
});

test('a movement is in the file of its month in Jakarta, once, in the order of days', async () => {
  const { rows } = await file('2026-03');
  const days = rows.slice(1).map(([day]) => day ?? '');
  const numbers = rows.slice(1).map((row) => row[2]);

  expect([days[0], days.at(-1)]).toEqual(['2026-03-01', '2026-03-31']);
  expect(days).toEqual(days.toSorted());
  expect(new Set(numbers).size).toBe(numbers.length);
  const before = (await file('2026-02')).rows.slice(1);
  expect(before.map(([day, time]) => [day, time])).toEqual([['2026-02-28', '23:59:59']]);
});

test('the file has orders and no family, in the words of who takes it', async () => {
  const { email } = await newSubscriber(product, 'premium');
  const month = wibDayOf(new Date()).slice(0, 7);

  const { response, rows } = await file(month, 'id');

  expect(response.headers.get('content-disposition')).toContain(`nobi-accounting-${month}.csv`);
  expect(rows[0]?.slice(0, 4)).toEqual(['hari (WIB)', 'waktu (WIB)', 'nomor', 'mutasi']);
  const [row] = rows.filter(([, , , , order]) => order?.startsWith('NB-'));
  expect([row?.[3], row?.[7], row?.[8]]).toEqual(['pembayaran', '120000', '0']);
  expect(JSON.stringify(rows)).not.toContain(email);
});

test('each file is in the audit log, and a month that is none is refused', async () => {
  await file('2026-04');

  const { body } = await product.send(staff.auditLog, {
    token,
    query: { did: 'exportAccounting' },
  });

  expect(Object(body).rows[0]).toMatchObject({ who: boss.email, about: '2026-04' });
  for (const month of ['2026-13', '2026-1', '26-01'])
    expect([month, (await file(month)).response.status]).toEqual([month, 400]);
});
