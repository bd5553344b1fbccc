import { staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typedInto } from '../../../bench/console/typed.ts';
import { consoleRows } from '../../../bench/population/console.store.ts';
import { familiesOf } from '../../../bench/population/population.store.ts';
import { vacuum } from '../../database/testing.ts';
import { type Asking, askingsOf, listCalls } from '../lists.ts';
import { enterConsole } from '../people.ts';
import { type Product, startProduct } from '../product.ts';
import { planOf, rowsRead, wholeReads } from './plans.ts';
import type { Statement } from './statements.ts';

/** Each table that grows has more rows than a page may look at. */
const size = { families: 20_000, orders: 20_000, cases: 20_000 };
/** A page has 25 rows; a search looks at 500 of each kind, and at the marks of a common word. */
const mostRows = 8000;
/** What people of the staff make by hand stays small. */
const neverLarge = ['guest_package', 'reply_template', 'staff_second_factor', 'staff_item'];
const boss = { email: 'kepala@contoh.id', password: 'rahasia-kepala-1' };

let statements: Statement[] = [];
/** What was explained already: who asks is looked up each time. */
const names = new Set<string>();
let product: Product;
let token: string;

beforeAll(async () => {
  const environment = { STAFF_EMAIL: boss.email, STAFF_PASSWORD: boss.password };
  product = await startProduct(environment, { hear: (each) => statements.push(each) });
  for (const { text } of [...familiesOf({ ...size, plays: 0 }), ...consoleRows(size, size.orders)])
    await product.db.query(text);
  await vacuum(product.databaseUrl);
  token = (await enterConsole(product, boss.email, boss.password)).token;
}, 120_000);
afterAll(() => product.stop());

/** The statements that a list sends for one way to ask it, but for those seen before. */
const statementsOf = async ({ shape, query }: Asking) => {
  statements = [];
  const { status, body } = await product.send(shape, { token, query });
  expect([status, body]).toMatchObject([200, { rows: expect.any(Array) }]);
  return statements.filter((each) => {
    const plan = JSON.stringify(each);
    if (names.has(plan) || !/^\s*(?:select|with)\b/i.test(each.text)) return false;
    return names.add(plan);
  });
};

/** The console prepares nothing: each statement is planned for its own values.
 * Growing tables for which there is no index, however dear the planner holds reading them whole. */
const withoutIndex = (each: Statement) =>
  product.db.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    return wholeReads(await planOf(tx, each)).filter((table) => !neverLarge.includes(table));
  });

/** What is wrong with the statements of a list, however it is asked. */
const faultsOf = async (asking: Asking) => {
  const problems: string[] = [];
  for (const each of await statementsOf(asking)) {
    const tables = await withoutIndex(each);
    const rows = await rowsRead(product.db, each);
    const where = `${JSON.stringify(asking.query)}: ${each.text}`;
    if (tables.length > 0) problems.push(`no index of ${tables.join(', ')} for ${where}`);
    if (rows > mostRows) problems.push(`${rows} rows read for ${where}`);
  }
  return problems;
};

test('every list of the console says here what is typed into it', () => {
  expect(listCalls.map(([name]) => name).toSorted()).toEqual(Object.keys(typedInto).toSorted());
});

test.for(listCalls)(
  '%s reads a bounded part of what it lists, by indexes',
  async ([name, shape]) => {
    const problems: string[] = [];
    for (const asking of askingsOf([name, shape], typedInto[name] ?? {}, 1))
      problems.push(...(await faultsOf(asking)));

    expect(problems).toEqual([]);
  },
);

test.for([
  'keluarga-77',
  'siti kfa',
  'kelaurga',
  'siit',
  '0077',
  '0812-0000 0077',
  'NB-AAAAAAAA',
  'pertanyan 7',
])('the search finds %s by indexes alone', async (text) => {
  const each = { name: 'find', shape: staff.find, query: { text } };
  statements = [];
  const { status } = await product.send(each.shape, { token, query: each.query });
  expect(status).toBe(200);
  const ofFind = statements.filter(({ text: sql }) => /^\s*with (named|alike|near)/i.test(sql));

  expect(ofFind.length).toBeGreaterThan(0);
  for (const found of ofFind)
    expect([found.text, await withoutIndex(found)]).toEqual([found.text, []]);
});

test.for([
  "select id from account where whatsapp like '%x%' limit 25",
  'select id from orders order by method limit 25',
])('would tell of a list that has no index: %s', async (text) => {
  const each = { text, values: [] };

  const rows = await rowsRead(product.db, each);
  expect([rows > mostRows, await withoutIndex(each)]).not.toEqual([false, []]);
});
