import { account, staff, support } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startConsole } from '../../testing/console.ts';
import { newFamily } from '../../testing/people.ts';
import type { Product } from '../../testing/product.ts';

let product: Product;
let staffToken: string;

beforeAll(async () => {
  ({ product, token: staffToken } = await startConsole());
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(() => product.stop());

const newTicket = z.object({ ticket_id: z.string() });
const replies = z.array(
  z.object({
    ticket_id: z.string(),
    subject: z.string(),
    response: z.string(),
    responded_at: z.string(),
  }),
);

const question = { subject: 'Suara', message: 'Suaranya tidak keluar.', category: 'bug' };

const sendTicket = async (token: string, subject = question.subject) => {
  const reply = await product.send(support.send, { token, body: { ...question, subject } });
  return newTicket.parse(reply.body).ticket_id;
};
const answer = (ticket: string, response: string) =>
  product.send(staff.answer, { token: staffToken, params: { ticket }, body: { response } });
const unread = async (token: string) =>
  replies.parse((await product.send(support.unread, { token })).body);
const markRead = (token: string, ticket_id?: string) =>
  product.send(support.markRead, { token, ...(ticket_id && { body: { ticket_id } }) });
const ticketsOf = (email: string) =>
  product.db.query(
    `select t.subject, t.message, t.category from ticket t join account a on a.id = t.account_id
     where a.email = $1`,
    [email],
  );

test('a family that has not paid asks, is answered, and reads the answer once', async () => {
  const { token } = await newFamily(product);
  const ticket = await sendTicket(token);
  const before = await unread(token);

  await answer(ticket, 'Coba ketuk gambar pengeras suara.');
  const reply = await unread(token);
  const read = await markRead(token, ticket);

  expect(before).toEqual([]);
  expect(reply).toEqual([
    {
      ticket_id: ticket,
      subject: 'Suara',
      response: 'Coba ketuk gambar pengeras suara.',
      responded_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
  ]);
  expect(read).toMatchObject({ status: 200, body: {} });
  expect(await unread(token)).toEqual([]);
});

test('shows the newest answer first, and marks that one when none is named', async () => {
  const { token } = await newFamily(product);
  const [first, second] = [await sendTicket(token, 'Satu'), await sendTicket(token, 'Dua')];
  await answer(second, 'Jawaban dua');
  await answer(first, 'Jawaban satu');

  const before = await unread(token);
  await markRead(token);

  expect(before.map(({ ticket_id }) => ticket_id)).toEqual([first, second]);
  expect((await unread(token)).map(({ ticket_id }) => ticket_id)).toEqual([second]);
});

test('marking twice takes no second answer away when the first is named', async () => {
  const { token } = await newFamily(product);
  const [first, second] = [await sendTicket(token, 'Satu'), await sendTicket(token, 'Dua')];
  await answer(first, 'Jawaban satu');
  await answer(second, 'Jawaban dua');

  await Promise.all([markRead(token, second), markRead(token, second)]);

  expect((await unread(token)).map(({ ticket_id }) => ticket_id)).toEqual([first]);
});

test('a ticket of another family is neither seen nor marked, as if it were not there', async () => {
  const [owner, stranger] = [await newFamily(product), await newFamily(product)];
  const ticket = await sendTicket(owner.token);
  await answer(ticket, 'Hanya untuk keluarga ini');

  const foreign = await markRead(stranger.token, ticket);
  const missing = await markRead(stranger.token, '00000000-0000-4000-8000-000000000000');

  expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body]);
  expect(await unread(stranger.token)).toEqual([]);
  expect(await unread(owner.token)).toHaveLength(1);
});

test('a question that waits for its answer cannot be marked as read', async () => {
  const { token } = await newFamily(product);
  const ticket = await sendTicket(token);
  await markRead(token, ticket);

  await answer(ticket, 'Ini jawabannya');

  expect(await unread(token)).toHaveLength(1);
});

test('the same question sent five times at once is one question', async () => {
  const { email, token } = await newFamily(product);

  const tickets = await Promise.all([1, 2, 3, 4, 5].map(() => sendTicket(token)));

  expect(new Set(tickets).size).toBe(1);
  expect(await ticketsOf(email)).toEqual([question]);
});

test('the same words in another category or an hour later are another question', async () => {
  const { email, token } = await newFamily(product);
  await sendTicket(token);
  await product.send(support.send, { token, body: { ...question, category: 'billing' } });
  await product.db.query(`update ticket set created_at = now() - interval '61 minutes'`);

  await sendTicket(token);

  expect(await ticketsOf(email)).toHaveLength(3);
});

test.each(['general', 'bug', 'feature', 'billing'])('takes the category %s', async (category) => {
  const { email, token } = await newFamily(product);

  const reply = await product.send(support.send, { token, body: { ...question, category } });

  expect(reply.status).toBe(200);
  expect(await ticketsOf(email)).toEqual([{ ...question, category }]);
});

test.each([
  ['no subject', { subject: ' ' }],
  ['a subject of 121', { subject: 'a'.repeat(121) }],
  ['no message', { message: '' }],
  ['a message of 4001', { message: 'a'.repeat(4001) }],
  ['no category', { category: undefined }],
  ['another category', { category: 'other' }],
  ['a field too many', { is_staff: true }],
])('refuses %s', async (_what, wrong) => {
  const { email, token } = await newFamily(product);

  const reply = await product.send(support.send, { token, body: { ...question, ...wrong } });

  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(await ticketsOf(email)).toEqual([]);
});

test('keeps a long message in any script as it was typed', async () => {
  const { email, token } = await newFamily(product);
  const message = `Halo 👋🏽\nأهلا\n${'ꦲ'.repeat(3900)}`;

  await product.send(support.send, { token, body: { ...question, message } });

  expect(await ticketsOf(email)).toEqual([{ ...question, message }]);
});

test('twenty questions an hour are enough', async () => {
  const { token } = await newFamily(product);
  for (let count = 0; count < 20; count += 1) await sendTicket(token, `Soal ${count}`);

  const reply = await product.send(support.send, { token, body: question });

  expect(reply).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
});

test('a session that has ended sends nothing', async () => {
  const { email, token } = await newFamily(product);
  await product.send(account.signOut, { token });

  const reply = await product.send(support.send, { token, body: question });

  expect(reply.status).toBe(401);
  expect(await ticketsOf(email)).toEqual([]);
});
