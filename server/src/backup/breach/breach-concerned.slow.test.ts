import { join } from 'node:path';
import { children } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bornYearsAgo } from '../../modules/children/children.testing.ts';
import { runCommand } from '../../testing/command.ts';
import { newAdult, newFamily } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

const script = join(import.meta.dirname, 'breach-concerned-command.ts');
const from = '2026-03-01T08:00+07:00';
const to = '2026-03-01T10:00+07:00';
const during = '2026-03-01T02:00Z';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.db.query('truncate account cascade'));
afterAll(() => product.stop());

/** The command as an operator gives it. */
const concerned = async (...typed: string[]) => {
  const ran = await runCommand(script, typed, { DATABASE_URL: product.databaseUrl });
  return { ...ran, csv: ran.stdout };
};
const rowsOf = (csv: string) => csv.split('\r\n').slice(1, -1);

/** A family that signed up a year before. */
const olderFamily = async () => {
  const { email, token } = await newAdult(product);
  const [row] = await product.db.query<{ id: string }>(
    `update account set created_at = '2025-03-01', language = 'id' where email = $1 returning id`,
    [email],
  );
  const id = row?.id ?? '';
  await product.db.query(`update child set created_at = '2025-03-01' where account_id = $1`, [id]);
  return { email, token, id };
};
const played = (id: string, at: string) =>
  product.db.query(
    `insert into play_session (account_id, id, child_id, kind, item_id, began_at)
     values ($1, uuid_v7(), first_child_of($1), 'game', 'g', $2)`,
    [id, at],
  );
const talked = (id: string, at: string) =>
  product.db.query(
    `with talk as (
       insert into conversation (id, account_id) values (gen_random_uuid(), $1) returning id
     )
     insert into chat_turn (conversation_id, account_id, prompt, response, kind, source, ms, at)
     select id, $1, 'aku sedih', 'ceritakan', 'answer', 'offline', 1, $2 from talk`,
    [id, at],
  );
const drew = (id: string, at: string) =>
  product.db.query(
    `insert into play_work
       (account_id, child_id, kind, item_id, work_id, title, thumb, thumb_type, changed_at)
     select account_id, id, 'tool', 'gambar', 'w1', 'Gambar Sari', '', 'image/webp', $2
     from child where account_id = $1`,
    [id, at],
  );
const ordered = (id: string, at: string) =>
  product.db.query(
    `insert into orders (id, account_id, plan, amount, gateway, state, expires_at, created_at)
     values ('NB-' || gen_random_uuid(), $1, 'regular', 15000, 'test', 'failed', $2, $2)`,
    [id, at],
  );

test('names the families with data of that time and no others, and says how many', async () => {
  const inside = await olderFamily();
  const before = await olderFamily();
  const after = await olderFamily();
  await olderFamily();
  await played(inside.id, during);
  await talked(inside.id, during);
  await played(before.id, '2026-03-01T00:59:59Z');
  await ordered(after.id, '2026-03-01T03:00Z');

  const { code, csv, stderr } = await concerned('--from', from, '--to', to);

  expect([code, stderr]).toEqual([0, 'Families concerned: 1\n']);
  expect(csv).toMatch(/^\uFEFF"account","write to"/);
  expect(rowsOf(csv)).toEqual([
    `"${inside.id}","${inside.email}","no","id",1,"unknown","play, talks"`,
  ]);
});

test('counts two children with the bands of the law, and prints no word and no name of theirs', async () => {
  const { id, token } = await olderFamily();
  const add = (nickname: string, years: number) =>
    product.send(children.add, {
      token,
      body: {
        nickname,
        animal: 'cat',
        birth_month: bornYearsAgo(years),
        grade: null,
        zone: 'Asia/Jayapura',
      },
    });
  await product.db.query('update child set nickname = $2, birth_month = $3 where account_id = $1', [
    id,
    'Kakak',
    `${bornYearsAgo(11)}-01`,
  ]);
  await add('Adik', 4);
  await talked(id, during);

  const { csv } = await concerned('--from', from, '--to', to, '--what', 'talks');

  expect(rowsOf(csv)).toEqual([expect.stringContaining(',2,"3-5 years, 10-12 years","talks"')]);
  expect(csv).not.toMatch(/Kakak|Adik|sedih|Ibu Sari|\+62/);
});

test.each([
  ['play', played],
  ['talks', talked],
  ['pictures', drew],
  ['orders', ordered],
])('asked for %s it looks at nothing else', async (what, leave) => {
  const family = await olderFamily();
  const other = await olderFamily();
  await leave(family.id, during);
  for (const each of [played, talked, drew, ordered].filter((one) => one !== leave))
    await each(other.id, during);

  const { csv } = await concerned('--from', from, '--to', to, '--what', what);

  expect(rowsOf(csv)).toEqual([expect.stringMatching(new RegExp(`^"${family.id}".*"${what}"$`))]);
});

test('a profile picture may be as old as the account, so it counts from then on', async () => {
  const { id } = await olderFamily();
  await product.db.query(`update account set picture = 'a.webp' where id = $1`, [id]);

  const { csv } = await concerned('--from', from, '--to', to);
  const earlier = await concerned('--from', '2024-01-01T00:00Z', '--to', '2024-02-01T00:00Z');

  expect(rowsOf(csv)).toEqual([expect.stringContaining('"pictures"')]);
  expect(rowsOf(earlier.csv)).toEqual([]);
});

test('from the beginning on it names every family: each has an account', async () => {
  await olderFamily();
  await newFamily(product);

  const { stderr } = await concerned('--from', '2020-01-01T00:00Z', '--to', '2100-01-01T00:00Z');

  expect(stderr).toBe('Families concerned: 2\n');
});

test('an address that is a formula is text to a spreadsheet', async () => {
  const { id } = await olderFamily();
  await played(id, during);
  await product.db.query('update account set email = $2 where id = $1', [
    id,
    '=hyperlink("http://jahat.example")@contoh.id',
  ]);

  const { csv } = await concerned('--from', from, '--to', to);

  expect(rowsOf(csv)[0]).toContain(`"'=hyperlink(""http://jahat.example"")@contoh.id"`);
});

test('pages join: more families than are read at once are all there, once', async () => {
  await product.db.query(
    `insert into account (email, display_name, created_at)
     select 'banyak-' || n || '@contoh.id', 'Ibu', $1 from generate_series(1, 1001) n`,
    [during],
  );

  const { csv, stderr } = await concerned('--from', from, '--to', to);

  expect(stderr).toBe('Families concerned: 1001\n');
  expect(new Set(rowsOf(csv)).size).toBe(1001);
});

test.each([
  [[]],
  [['--from', from]],
  [['--from', to, '--to', from]],
  [['--from', '2026-03-01', '--to', to]],
  [['--from', '2026-03-01T08:00', '--to', to]],
  [['--from', '2026-13-01T08:00Z', '--to', '2027-01-01T08:00Z']],
  [['--from', from, '--to', to, '--what', 'everything']],
  [['--from', from, '--to', to, '--names']],
])('typed %j it says how it is used and prints no list', async (typed) => {
  const { code, csv, stderr } = await concerned(...typed);

  expect([code, csv]).toEqual([1, '']);
  expect(stderr).toContain('breach:concerned');
});
