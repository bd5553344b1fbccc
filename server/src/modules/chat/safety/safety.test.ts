import { type CallShape, chat, safetySteps, staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startConsole } from '../../../testing/console.ts';
import { enterConsole, newColleague, newSubscriber } from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';

let product: Product;
let token: string;
beforeAll(async () => {
  ({ product, token } = await startConsole());
});
afterAll(() => product.stop());

const send = (shape: CallShape, more = {}) => product.send(shape, { token, ...more });
const bodyOf = async (shape: CallShape, more = {}) => Object((await send(shape, more)).body);

const childSays = (child: string, prompt: string) =>
  product.send(chat.ask, { token: child, body: { prompt } });

/** A child told of harm at home; answers the case's number. */
const openCase = async () => {
  const family = await newSubscriber(product);
  await childSays(family.token, 'ayah suka memukulku');
  const { rows } = await bodyOf(staff.safetyCases, { query: { per_page: 100 } });
  return { family, id: String(rows.at(-1).id) };
};
const tickAll = async (id: string) => {
  for (const step of safetySteps) await send(staff.safetyStep, { params: { id, step } });
};
const deedsOf = async (id: string) =>
  (await product.db.query('select did, after from staff_audit where about = $1', [id])).map(
    (row) => Object(row).did,
  );

test('a case tells its topic and due time, and no word until somebody looks', async () => {
  const { family, id } = await openCase();

  const list = await bodyOf(staff.safetyCases, { query: { per_page: 100 } });
  const one = await bodyOf(staff.safetyCase, { params: { id } });
  const looked = await bodyOf(staff.safetyWords, { params: { id } });

  expect(JSON.stringify(list)).not.toMatch(/memukul|@contoh/);
  expect(JSON.stringify(one)).not.toContain('memukul');
  expect(one).toMatchObject({ topic: 'violence_at_home', is_late: false, has_words: true });
  expect(one.family.email).toBe(family.email);
  expect(Date.parse(one.due_at) - Date.parse(one.opened_at)).toBe(4 * 3_600_000);
  expect(JSON.stringify(looked)).toContain('memukul');
  expect(await deedsOf(id)).toEqual(['safetyCase', 'safetyWords']);
});

test('a case closes once every step is done, and the log keeps no word of it', async () => {
  const { id } = await openCase();
  const body = { outcome: 'handed_over', note: 'ayah memukul; laporan 12' };

  const early = await send(staff.closeSafety, { params: { id }, body });
  await tickAll(id);
  await tickAll(id);
  const alone = await send(staff.closeSafety, { params: { id }, body });
  const second = await enterConsole(product, (await newColleague(product)).email);
  const closing = { params: { id }, body, token: second.token };
  const closed = await product.send(staff.closeSafety, closing);

  expect(early).toMatchObject({ status: 409, body: { code: 'staff_steps_left' } });
  expect(alone).toMatchObject({ status: 403, body: { code: 'staff_same_person' } });
  expect(closed.status).toBe(200);
  const one = await bodyOf(staff.safetyCase, { params: { id } });
  expect(one).toMatchObject({ state: 'closed', outcome: 'handed_over', note: body.note });
  expect(one.steps.every((step: object) => Object(step).done_by !== null)).toBe(true);
  const deeds = await deedsOf(id);
  expect(deeds.filter((did) => did === 'safetyStep')).toHaveLength(safetySteps.length);
  const log = await product.db.query('select * from staff_audit where about = $1', [id]);
  expect(JSON.stringify(log)).not.toContain('memukul');
});

test('a case past its time is late', async () => {
  const { id } = await openCase();
  await product.db.query(
    `update safety_case set opened_at = now() - interval '5 hours' where id = $1::bigint`,
    [id],
  );

  expect(await bodyOf(staff.safetyCase, { params: { id } })).toMatchObject({ is_late: true });
});

test('words that the family deleted are not there, and the case is', async () => {
  const { id } = await openCase();
  await product.db.query('update safety_case set turn_id = null where id = $1::bigint', [id]);

  expect(await bodyOf(staff.safetyCase, { params: { id } })).toMatchObject({ has_words: false });
  expect(await bodyOf(staff.safetyWords, { params: { id } })).toEqual({ words: [] });
});

test('hurting oneself is a case with an owner and four hours, and its flag leads to it', async () => {
  const family = await newSubscriber(product);
  await childSays(family.token, 'aku mau mati aja');
  const flags = await bodyOf(staff.safetyFlags, { query: { severity: 'high' } });
  const id = String(flags.rows[0].case);
  const before = await bodyOf(staff.safetyCase, { params: { id } });

  const taken = await send(staff.takeSafety, { params: { id }, body: { is_mine: true } });

  const after = await bodyOf(staff.safetyCase, { params: { id } });
  expect(before).toMatchObject({ topic: 'self_harm', owner: null, is_family_told: true });
  expect(Date.parse(before.due_at) - Date.parse(before.opened_at)).toBe(4 * 3_600_000);
  expect(before.family.email).toBe(family.email);
  expect(taken.status).toBe(200);
  expect(after).toMatchObject({ owner: 'Nobi', is_mine: true });
  await send(staff.takeSafety, { params: { id }, body: { is_mine: false } });
  expect(await bodyOf(staff.safetyCase, { params: { id } })).toMatchObject({ owner: null });
});

test('staff have one letter about a case whose time is over, without a name or a word', async () => {
  const { family, id } = await openCase();
  const late = () =>
    product.db.query<{ subject: string }>(
      `select * from letter where subject = $1 or subject = $2`,
      [`Safety case ${id} is overdue`, `Kasus perlindungan anak ${id} lewat tenggat`],
    );
  await product.runJob('late safety cases');
  const early = await late();
  await product.db.query(
    `update safety_case set opened_at = now() - interval '5 hours' where id = $1::bigint`,
    [id],
  );

  await Promise.all([product.runJob('late safety cases'), product.runJob('late safety cases')]);
  await product.runJob('late safety cases');

  const letters = await late();
  expect(early).toEqual([]);
  const people = await product.db.query('select 1 from staff where left_at is null');
  expect(letters).toHaveLength(people.length);
  expect(JSON.stringify(letters)).not.toContain('memukul');
  expect(JSON.stringify(letters)).not.toContain(family.email);
});

test('flags are listed by weight, without words', async () => {
  const { token: child } = await newSubscriber(product);
  await childSays(child, 'aku mau mati aja');

  const flags = await bodyOf(staff.safetyFlags, { query: { severity: 'high' } });

  expect(flags.rows[0]).toMatchObject({ severity: 'high', topic: 'self_harm', is_seen: false });
  expect(JSON.stringify(flags)).not.toContain('mati');
});

test.each(['0', '999999999999', 'x'])('finds no case %s', async (id) => {
  const replies = await Promise.all(
    [staff.safetyCase, staff.safetyWords].map((shape) => send(shape, { params: { id } })),
  );

  expect(replies.map(({ status }) => status)).toEqual([404, 404]);
});
