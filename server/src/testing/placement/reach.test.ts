import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../product.ts';
import { exceptions } from './exceptions.ts';
import { liveThrough } from './family-life.ts';
import { reachOf, readSchemaOfFamilies } from './reach.ts';

const statements = new Set<string>();
let product: Product;
let schema: Awaited<ReturnType<typeof readSchemaOfFamilies>>;
/** So many there were when this was written; it only ever goes down. */
const mostExceptions = 2;
/** The planner says what a statement does for any values since PostgreSQL 16. */
let canTell = false;

beforeAll(async () => {
  product = await startProduct({}, { hear: ({ text }) => statements.add(text) });
  await liveThrough(product);
  schema = await readSchemaOfFamilies(product.db);
  const [server] = await product.db.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  canTell = (server?.version ?? 0) >= 160_000;
}, 120_000);
afterAll(() => product.stop());

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
const reached = (text: string) => reachOf(product.db, schema, text);

test('each statement of a family’s life says whose rows it means, or is a known exception', async ({
  skip,
}) => {
  skip(!canTell, 'PostgreSQL 15 does not plan for any values');
  const loose = new Map<string, string[]>();
  for (const text of statements) loose.set(plain(text), await reached(text));
  const reachedBy = ({ part }: { part: string }) =>
    [...loose].filter(([text]) => text.includes(part)).flatMap(([, reach]) => reach);

  const unknown = [...loose].filter(
    ([text, reach]) =>
      !exceptions.some(
        ({ part, reaches }) => text.includes(part) && reach.every((each) => reaches.includes(each)),
      ) && reach.length > 0,
  );
  const needless = exceptions.flatMap(({ part, reaches }) => {
    const found = reachedBy({ part });
    return reaches.filter((each) => !found.includes(each)).map((each) => `${part}: ${each}`);
  });

  expect(statements.size).toBeGreaterThan(200);
  expect(unknown).toEqual([]);
  expect(needless).toEqual([]);
  expect(exceptions.length).toBeLessThanOrEqual(mostExceptions);
});

test.for([
  ['select save from play_save where child_id = $1', ['play_save']],
  ['select 1 from play_event where account_id = any ($1::uuid[])', ['play_event']],
  [
    `select n.nickname from child n join session s on s.account_id = n.account_id
     where s.token_hash = $1`,
    ['child', 'session'],
  ],
  ['delete from evidence where session_id = $1', ['evidence']],
  ['update rating set stars = 5 where id = $1', ['rating']],
  [
    `insert into chat_day (account_id, day)
     select account_id, current_date from child where nickname = $1`,
    ['chat_day', 'child'],
  ],
  [
    'select 1 from account a join letter l on l.recipient = a.email where a.id = $1',
    ['coordinator: letter'],
  ],
  ['select child_of_session($1, $2)', ['child_of_session()']],
] as const)('tells of %s', async ([text, found], { skip }) => {
  skip(!canTell, 'PostgreSQL 15 does not plan for any values');

  expect(await reached(text)).toEqual(found);
});

test.for([
  'select save from play_save where account_id = $1 and child_id = $2',
  `select e.verb from play_session s
   join play_event e on e.account_id = s.account_id and e.session_id = s.id
   where s.account_id = $1`,
  'insert into chat_day (account_id, day) values ($1, $2) on conflict do nothing',
  'with gone as (delete from child where account_id = $1 returning id) select * from gone',
  `select t.says from consent g join consent_text t on t.version = g.text_version
   where g.account_id = $1`,
  'select 1 from letter where recipient = $1',
])('lets be %s', async (text, { skip }) => {
  skip(!canTell, 'PostgreSQL 15 does not plan for any values');

  expect(await reached(text)).toEqual([]);
});
