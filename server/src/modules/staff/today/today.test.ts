import { randomUUID } from 'node:crypto';
import { type CallShape, chat, type StaffRole, staff, support } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startConsole } from '../../../testing/console.ts';
import { enterConsole, newColleague, newFamily, newSubscriber } from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';

let product: Product;
let token: string;
beforeAll(async () => {
  ({ product, token } = await startConsole());
});
beforeEach(() =>
  product.db.query('truncate throttle, idp_throttle, ticket, safety_case, mismatch cascade'),
);
afterAll(() => product.stop());

const ask = async (shape: CallShape, as = token) =>
  Object((await product.send(shape, { token: as })).body);
const withRole = async (role: StaffRole) => {
  const { email } = await newColleague(product, { roles: [role] });
  return (await enterConsole(product, email)).token;
};

/** A question that has waited for so many hours. */
const question = async (subject: string, hours: number) => {
  const { token: of } = await newFamily(product);
  const body = { subject, message: 'Halo', category: 'billing' };
  await product.send(support.send, { token: of, body });
  await product.db.query(
    `update ticket set waiting_since = now() - $2 * interval '1 hour' where subject = $1`,
    [subject, hours],
  );
};
const childInNeed = async () => {
  const { token: of } = await newSubscriber(product);
  await product.send(chat.ask, { token: of, body: { prompt: 'ayah suka memukulku' } });
};
const mismatch = (named: string, hours: number) =>
  product.db.query(
    `insert into mismatch (kind, gateway, named, opened_at)
     values ('unknown_order', 'midtrans', $1, now() - $2 * interval '1 hour')`,
    [named, hours],
  );
/** A lesson that somebody else, or this very colleague, has handed in. */
const lesson = (course: string, by: string = randomUUID()) =>
  product.db.query(
    `insert into lesson_version (id, course, lesson, version, body, written_by, written_email)
     values ($1, $2, 'satu', 1, '{}', $3, 'penulis@contoh.id')`,
    [randomUUID(), course, by],
  );

const titles = ({ rows }: { rows: { title: string | null; topic: string }[] }) =>
  rows.map(({ title, topic }) => title ?? topic);

test('one queue has a safety case first and then whatever is due first', async () => {
  await question('Dua jam', 2);
  await question('Dua hari', 48);
  await mismatch('NB-LAMA', 60);
  await lesson('kursus-lama');
  await childInNeed();

  const today = await ask(staff.today);

  expect(titles(today)).toEqual([
    'violence_at_home',
    'Dua hari',
    'NB-LAMA',
    'Dua jam',
    'kursus-lama',
  ]);
  expect(today.rows.map(({ is_late }: { is_late: boolean }) => is_late)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect(JSON.stringify(today)).not.toMatch(/memukul|@contoh/);
});

test('the counts of the menu say how much waits and how much of it is late', async () => {
  await question('Baru', 1);
  await question('Lama', 30);
  await mismatch('NB-BARU', 1);

  const { counts } = await ask(staff.waiting);

  expect(counts).toEqual(
    expect.arrayContaining([
      { kind: 'tickets', waiting: 2, late: 1 },
      { kind: 'mismatches', waiting: 1, late: 0 },
      { kind: 'safety', waiting: 0, late: 0 },
    ]),
  );
});

test('a colleague sees what their roles open and nothing else', async () => {
  await question('Rahasia dukungan', 1);
  await mismatch('NB-UANG', 1);
  await childInNeed();
  const finance = await withRole('finance');

  const today = await ask(staff.today, finance);
  const { counts } = await ask(staff.waiting, finance);
  const numbers = await ask(staff.dayNumbers, finance);
  const content = await ask(staff.dayNumbers, await withRole('content'));

  expect(titles(today)).toEqual(['NB-UANG']);
  expect(counts.map(({ kind }: { kind: string }) => kind)).toEqual(['refunds', 'mismatches']);
  expect(numbers.gross).toHaveLength(14);
  expect([content.gross, content.families]).toEqual([undefined, undefined]);
  expect(content.plays).toHaveLength(14);
});

test('nobody is asked to look at a lesson of their own', async () => {
  const { email, id } = await newColleague(product, { roles: ['content'] });
  const { token: author } = await enterConsole(product, email);
  await lesson('kursus-sendiri', id);

  expect(titles(await ask(staff.today, author))).not.toContain('kursus-sendiri');
  expect(titles(await ask(staff.today))).toContain('kursus-sendiri');
});

test('a look at questions is in the audit log, a count is not', async () => {
  await question('Dibaca', 1);
  const looks = async () =>
    (await product.db.query(`select 1 from staff_audit where did in ('today', 'waiting')`)).length;
  const before = await looks();

  await ask(staff.waiting);
  expect(await looks()).toBe(before);
  await ask(staff.today);
  expect(await looks()).toBe(before + 1);
});

test('the numbers count the families of a day in Jakarta', async () => {
  const { families: before } = await ask(staff.dayNumbers);
  await newFamily(product);
  const { email } = await newFamily(product);
  await product.db.query(
    `update account set created_at = (((now() at time zone 'Asia/Jakarta')::date - 1)::timestamp
       + interval '5 minutes') at time zone 'Asia/Jakarta' where email = $1`,
    [email],
  );

  const { families, days } = await ask(staff.dayNumbers);

  expect(days).toHaveLength(14);
  expect([families.at(-1) - before.at(-1), families.at(-2) - before.at(-2)]).toEqual([1, 1]);
});
