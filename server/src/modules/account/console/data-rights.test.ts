import { account, chat, games, profile, rating, staff, support } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { nobody } from '../../../database/placement/nobody.ts';
import { openGame } from '../../../testing/builds.ts';
import { startConsole } from '../../../testing/console.ts';
import {
  eraseByTwo,
  newConfirmedSubscriber,
  newFamily,
  newSecond,
} from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';

let product: Product;
let token: string;
let second: string;
beforeAll(async () => {
  ({ product, token } = await startConsole());
  second = await newSecond(product);
});
afterAll(() => product.stop());

const tablesOf = async () =>
  (
    await product.db.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    )
  ).map(({ name }) => name);

/** Tables in which one of these words stands in any column. */
const whereWritten = async (...words: string[]) => {
  const places = [];
  for (const name of await tablesOf())
    for (const word of words) {
      const sql = `select 1 from ${name} t where position($1 in lower(t::text)) > 0 limit 1`;
      if ((await product.db.query(sql, [word])).length > 0) places.push(name);
    }
  return [...new Set(places)].toSorted();
};

/** A family that has done everything that leaves a row. */
const livelyFamily = async () => {
  const family = await newConfirmedSubscriber(product);
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    family.email,
  ]);
  const id = row?.id ?? '';
  const { token: mine } = family;
  await product.send(games.play, { token: mine, params: { id: openGame } });
  await product.send(chat.ask, { token: mine, body: { prompt: '7 × 8' } });
  await product.send(rating.give, { token: mine, body: { stars: 9, feedback: 'Bagus' } });
  await product.send(support.send, {
    token: mine,
    body: { subject: 'Suara', message: 'Tidak terdengar', category: 'bug' },
  });
  await product.send(staff.families, { token, query: { search: family.email } });
  await product.send(staff.grantDays, {
    token,
    params: { family: id },
    body: { plan: 'regular', days: 3, reason: `Hadiah untuk ${family.email}` },
  });
  await product.db.query(`insert into safety_case (account_id, topic) values ($1, 'home');`, [id]);
  await product.db.query(
    `insert into play_work (account_id, child_id, kind, item_id, work_id, title, thumb, thumb_type)
     values ($1, first_child_of($1), 'tool', 'gambar', 'w1', 'Kucing', '\\x00', 'image/png')`,
    [id],
  );
  return { ...family, id };
};

const exported = z.object({
  family: z.record(z.string(), z.array(z.unknown())),
  staff_only: z.record(z.string(), z.array(z.unknown())),
});

test('the export holds the rows of every table that refers to the account, and opens no door', async () => {
  const family = await livelyFamily();
  const referring = await product.db.query<{ name: string; column: string }>(
    `select c.relname as name, a.attname as column from pg_constraint f
     join pg_class c on c.oid = f.conrelid
     join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
     where f.contype = 'f' and f.confrelid = 'account'::regclass and f.confdeltype <> 'n'`,
  );

  const reply = await product.send(staff.exportFamily, {
    token,
    params: { family: family.id },
    body: { reason: 'Diminta keluarga' },
  });

  const parts = exported.parse(reply.body);
  for (const { name, column } of referring) {
    const rows = await product.db.query(`select 1 from ${name} where ${column} = $1`, [family.id]);
    const count = (parts.family[name]?.length ?? 0) + (parts.staff_only[name]?.length ?? 0);
    expect([name, count]).toEqual([name, rows.length]);
  }
  expect(Object.keys(parts.family)).toEqual(
    expect.arrayContaining([
      'account',
      'orders',
      'play_session',
      'chat_turn',
      'ticket',
      'rating',
      'letter',
    ]),
  );
  expect(parts.family.safety_case).toBeUndefined();
  expect(parts.staff_only.safety_case).toHaveLength(1);
  expect(JSON.stringify(parts)).not.toMatch(/token_hash|password_hash|"secret"/);
});

test('nothing says an erased family’s id or e-mail, in any table; its orders stay', async () => {
  const family = await livelyFamily();
  const erase = (email: string) =>
    eraseByTwo(product, {
      token,
      second,
      params: { family: family.id },
      body: { email, reason: `Diminta ${family.email}` },
    });
  const before = await whereWritten(family.id, family.email);
  expect(before).toEqual(expect.arrayContaining(['orders', 'idp_account', 'staff_audit']));
  expect((await erase('lain@contoh.id')).body).toMatchObject({ code: 'staff_email_differs' });
  const [order] = await product.db.query<{ id: string }>(
    `select id from orders where account_id = $1 and state = 'paid'`,
    [family.id],
  );

  const reply = await erase(family.email);

  expect([reply.status, reply.body]).toEqual([200, { identity: 'removed' }]);
  expect(await whereWritten(family.id, family.email)).toEqual(['letter']);
  const letters = await product.db.query<{ subject: string }>(
    'select subject from letter where recipient = $1',
    [family.email],
  );
  expect(letters.map(({ subject }) => subject)).toEqual(['Your Nobi account has been erased']);
  const orders = await product.db.query(
    `select state, nullif(account_id, '${nobody}') as account_id from orders where id = $1`,
    [order?.id],
  );
  expect(orders).toEqual([{ state: 'paid', account_id: null }]);
  expect((await product.send(profile.show, { token: family.token })).status).toBe(401);
});

test('the last letter goes when it was sent', async () => {
  const family = await newFamily(product);
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    family.email,
  ]);
  await eraseByTwo(product, {
    token,
    second,
    params: { family: row?.id ?? '' },
    body: { email: family.email, reason: 'Diminta' },
  });
  await product.db.query(
    `update letter set delivered_at = now() - interval '2 days', next_attempt_at = null
     where is_last`,
  );

  await product.runJob('tidy');

  expect(await whereWritten(row?.id ?? '', family.email)).toEqual([]);
});

test('an erased e-mail signs up again, and a superuser is not erased while the mark stands', async () => {
  const marked = await newFamily(product);
  const rows = await product.db.query<{ id: string }>(
    'update account set is_superuser = true where email = $1 returning id',
    [marked.email],
  );
  const params = { family: rows[0]?.id ?? '' };
  const body = { email: marked.email, reason: 'Coba' };

  const refused = await product.send(staff.eraseFamily, { token, params, body });
  await product.db.query('update account set is_superuser = false where email = $1', [
    marked.email,
  ]);
  await eraseByTwo(product, { token, second, params, body });
  const again = await product.send(account.signUp, {
    body: {
      email: marked.email,
      password: 'rahasia-baru-1',
      display_name: 'Ibu Sari',
      whatsapp: '+6281234567890',
    },
  });

  expect(refused.body).toMatchObject({ code: 'staff_is_superuser' });
  expect(again.status).toBe(200);
});
