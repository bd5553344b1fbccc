import { staff, support } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startConsole } from '../../../testing/console.ts';
import { newFamily, newSubscriber } from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';

let product: Product;
let token: string;

beforeAll(async () => {
  ({ product, token } = await startConsole());
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle, ticket cascade'));
afterAll(() => product.stop());

const newTicket = z.object({ ticket_id: z.string() });

const sendTicket = async (of: string, subject: string) => {
  const body = { subject, message: 'Halo', category: 'general' };
  return newTicket.parse((await product.send(support.send, { token: of, body })).body).ticket_id;
};
const list = async (state: 'open' | 'waiting' | 'closed', more = {}) => {
  const { body } = await product.send(staff.tickets, { token, query: { state, ...more } });
  return Object(body).rows;
};
const answer = (ticket: string, body: object) =>
  product.send(staff.answer, { token, params: { ticket }, body });
const look = async (ticket: string) =>
  Object((await product.send(staff.ticket, { token, params: { ticket } })).body);
const writeAgain = (ticket: string, message: string, of: string) =>
  product.send(support.followUp, { token: of, params: { ticket }, body: { message } });

test('a colleague who has seen less is told, and may answer after looking', async () => {
  const family = await newFamily(product);
  const ticket = await sendTicket(family.token, 'Pertama');
  await answer(ticket, { response: 'Jawaban pertama', seen: 0 });

  const blind = await answer(ticket, { response: 'Tambahan', seen: 0 });
  const { seen } = await look(ticket);
  const knowing = await answer(ticket, { response: 'Tambahan', seen });

  expect([blind.status, knowing.status]).toEqual([409, 200]);
  expect((await look(ticket)).messages.map(({ text }: { text: string }) => text)).toEqual([
    'Halo',
    'Jawaban pertama',
    'Tambahan',
  ]);
});

test('what the family writes again opens the question, once', async () => {
  const family = await newFamily(product);
  const ticket = await sendTicket(family.token, 'Pertama');
  await answer(ticket, { response: 'Perangkat apa?', next: 'waiting' });
  const waiting = await list('waiting');

  const replies = await Promise.all(
    [1, 2, 3].map(() => writeAgain(ticket, 'Tablet', family.token)),
  );

  expect(waiting).toMatchObject([{ id: ticket }]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await list('open')).toMatchObject([{ id: ticket }]);
  expect((await look(ticket)).messages).toHaveLength(3);
  expect((await answer(ticket, { response: 'Terlambat', seen: 1 })).status).toBe(409);
});

test('nobody writes into the question of another family', async () => {
  const [family, other] = [await newFamily(product), await newFamily(product)];
  const ticket = await sendTicket(family.token, 'Pertama');

  const reply = await writeAgain(ticket, 'Saya juga', other.token);

  expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await look(ticket)).messages).toHaveLength(1);
});

test('a question is taken, given back, closed and opened again, and the log tells of it', async () => {
  const family = await newFamily(product);
  const ticket = await sendTicket(family.token, 'Pertama');
  const params = { ticket };

  await product.send(staff.takeTicket, { token, params, body: { is_mine: true } });
  const mine = await list('open', { mine: 'true' });
  await product.send(staff.takeTicket, { token, params, body: { is_mine: false } });
  const ownOpen = await list('open', { mine: 'true' });
  await product.send(staff.closeTicket, { token, params, body: { is_closed: true } });
  const closed = await list('closed');
  await product.send(staff.closeTicket, { token, params, body: { is_closed: false } });

  expect(mine).toMatchObject([{ id: ticket }]);
  expect(ownOpen).toEqual([]);
  expect(closed).toMatchObject([{ id: ticket }]);
  expect(await list('open')).toMatchObject([{ id: ticket }]);
  const log = await product.db.query('select did from staff_audit where about = $1 order by id', [
    ticket,
  ]);
  expect(log.map((row) => Object(row).did)).toEqual([
    'takeTicket',
    'takeTicket',
    'closeTicket',
    'closeTicket',
  ]);
});

test('beside a question stands its family: plan, orders, devices, other questions', async () => {
  const family = await newSubscriber(product, 'premium');
  const other = await sendTicket(family.token, 'Pertama');
  const ticket = await sendTicket(family.token, 'Kedua');

  const ticketPage = await look(ticket);

  expect(ticketPage.family).toMatchObject({
    plan: 'premium',
    devices: 1,
    orders: [{ plan: 'premium', amount: 120_000, state: 'paid' }],
    tickets: [{ id: other, subject: 'Pertama', state: 'open' }],
  });
});

test('staff write, change and remove a ready answer, and the log keeps the words before', async () => {
  const first = { language: 'id', title: 'Suara', text: 'Halo {name}' };
  const body = { ...first, text: 'Halo {name}, coba lagi.' };

  const added = Object((await product.send(staff.addTemplate, { token, body: first })).body);
  const params = { id: added.id };
  await product.send(staff.changeTemplate, { token, params, body });
  const one = await product.send(staff.template, { token, params });
  const reply = await product.send(staff.removeTemplate, { token, params });
  const after = await product.send(staff.template, { token, params });

  expect(one.body).toEqual({ id: added.id, ...body });
  expect([reply.status, after.status]).toEqual([200, 404]);
  const [log] = await product.db.query(
    `select before from staff_audit where did = 'changeTemplate' and about = $1`,
    [added.id],
  );
  expect(log).toMatchObject({ before: first });
});
