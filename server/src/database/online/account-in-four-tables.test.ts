import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownMigrations } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { emptyDatabase } from '../testing.ts';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let client: Client;
/** Families of the release before, and one that had left by then. */
const before: string[] = [];

const ask = async (text: string, values: readonly unknown[] = []) =>
  (await client.query(text, [...values])).rows;

/** A family as a process of the release before writes it: it wrote, was looked after, got money back. */
const write = async (name: string): Promise<string> => {
  const [{ id }] = await ask(
    `insert into account (email, display_name) values ($1 || '@contoh.id', 'Ibu') returning id`,
    [name],
  );
  await ask(
    `insert into orders (id, account_id, plan, amount, state, gateway, expires_at)
     values ($2 || '-order', $1, 'regular', 99000, 'paid', 'midtrans', now())`,
    [id, name],
  );
  const [{ ticket, case: safetyCase }] = await ask(
    `with asked as (
       insert into ticket (id, account_id, subject, category, message)
       values (gen_random_uuid(), $1, 'Suara', 'bug', 'Tidak ada') returning id
     ), begun as (
       insert into safety_case (account_id, topic) values ($1, 'harm') returning id
     )
     select asked.id as ticket, begun.id as case from asked, begun`,
    [id],
  );
  await ask(`insert into ticket_message (ticket_id, text) values ($1, 'Di tablet')`, [ticket]);
  await ask(`insert into ticket_note (ticket_id, staff_name, text) values ($1, 'Rina', 'Ya')`, [
    ticket,
  ]);
  await ask(`insert into safety_step (case_id, step, done_by) values ($1, 'read', 'Rina')`, [
    safetyCase,
  ]);
  await ask(
    `insert into refund (key, order_id, amount, reason, staff_email)
     values ($1 || '-back', $1 || '-order', 1000, 'twice', 'rina@contoh.id')`,
    [name],
  );
  return id;
};

/** What an erasure of the release before does to these tables. */
const erase = async (id: string) => {
  await ask(`select set_config('nobi.erased_by', 'family', false)`);
  await ask('update orders set account_id = null where account_id = $1', [id]);
  await ask('delete from account where id = $1', [id]);
};

/** Of how many rows that were written for a family each table says so. */
const rowsOf = async (id: string) => {
  const [row] = await ask(
    `select
       (select count(*)::int from ticket_message m join ticket t on t.id = m.ticket_id
        where m.account_id = $1 and t.account_id = $1) as messages,
       (select count(*)::int from ticket_note n join ticket t on t.id = n.ticket_id
        where n.account_id = $1 and t.account_id = $1) as notes,
       (select count(*)::int from safety_step s join safety_case c on c.id = s.case_id
        where s.account_id = $1 and c.account_id = $1) as steps,
       (select count(*)::int from refund r join orders o on o.id = r.order_id
        where r.account_id = $1 and o.account_id = $1) as refunds`,
    [id],
  );
  return row;
};
const one = { messages: 1, notes: 1, steps: 1, refunds: 1 };
const none = { messages: 0, notes: 0, steps: 0, refunds: 0 };

beforeAll(async () => {
  database = await emptyDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await migrate(client, ownMigrations, { isWanted: (name) => name < '664' });
  for (let at = 0; at < 3; at += 1) before.push(await write(`dulu-${at}`));
  await erase(await write('pergi'));
}, 120_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('a start gives every row its family before it serves, and none to who had left', async () => {
  await migrate(client, ownMigrations);

  for (const id of before) expect(await rowsOf(id)).toEqual(one);
  expect(await ask(`select account_id from refund where key = 'pergi-back'`)).toEqual([
    { account_id: null },
  ]);
  expect(
    await ask(
      `select mark is not null as has_mark, rows::int from schema_progress where name like '665%'`,
    ),
  ).toEqual([{ has_mark: true, rows: 12 }]);
});

test('an older process beside goes on: its rows have their family at once', async () => {
  expect(await rowsOf(await write('bersama'))).toEqual(one);
});

test('an older process erases as before: nothing but the refund is left, and it is nobody’s', async () => {
  const id = await write('keluar');

  await erase(id);

  expect(await rowsOf(id)).toEqual(none);
  expect(await ask(`select account_id, amount::int from refund where key = 'keluar-back'`)).toEqual(
    [{ account_id: null, amount: 1000 }],
  );
});

test('no message, note or step is ever another family’s than its question or case', async () => {
  const [first, second] = before;

  for (const [table, parent, column] of [
    ['ticket_message (account_id, ticket_id, text)', 'ticket', `'Halo'`],
    [`ticket_note (account_id, ticket_id, staff_name, text)`, 'ticket', `'Rina', 'Ya'`],
    ['safety_step (account_id, case_id, step, done_by)', 'safety_case', `'weigh', 'Rina'`],
  ])
    await expect(
      ask(`insert into ${table} select $1, id, ${column} from ${parent} where account_id = $2`, [
        first,
        second,
      ]),
    ).rejects.toThrow('violates foreign key');
});

test('a step that was done stays as it was written, its family included', async () => {
  const changes = [`done_by = 'Joko'`, 'account_id = null', `account_id = gen_random_uuid()`];

  for (const change of changes)
    await expect(ask(`update safety_step set ${change}`)).rejects.toThrow(
      'stays as it was written',
    );
});
