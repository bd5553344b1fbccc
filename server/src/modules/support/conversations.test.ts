import { staff, support } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startConsole } from '../../testing/console.ts';
import { newConfirmedFamily } from '../../testing/people.ts';
import type { Product } from '../../testing/product.ts';

let product: Product;
let staffToken: string;

beforeAll(async () => {
  ({ product, token: staffToken } = await startConsole());
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle, ticket cascade'));
afterAll(() => product.stop());

const newTicket = z.object({ ticket_id: z.string() });
const conversation = z.object({
  state: z.string(),
  is_unread: z.boolean(),
  messages: z.array(z.object({ is_ours: z.boolean(), text: z.string() })),
});
const row = z.object({ ticket_id: z.string(), subject: z.string(), is_unread: z.boolean() });

const sendTicket = async (token: string, subject: string) => {
  const body = { subject, message: `Tentang ${subject}`, category: 'bug' };
  return newTicket.parse((await product.send(support.send, { token, body })).body).ticket_id;
};
const answer = (ticket: string, body: object) =>
  product.send(staff.answer, { token: staffToken, params: { ticket }, body });
const writeAgain = (token: string, ticket: string, message: string) =>
  product.send(support.followUp, { token, params: { ticket }, body: { message } });
const look = (token: string, ticket: string) =>
  product.send(support.question, { token, params: { ticket } });
const questions = async (token: string) =>
  z.array(row).parse((await product.send(support.questions, { token })).body);
const queue = async (order?: 'desc') => {
  const query = { state: 'open', ...(order && { order, sort: 'waiting_since' }) };
  const { body } = await product.send(staff.tickets, { token: staffToken, query });
  return z
    .object({ rows: z.array(z.looseObject({ subject: z.string(), is_again: z.boolean() })) })
    .parse(body)
    .rows.map(({ subject, is_again }) => [subject, is_again]);
};

test('a family reads the whole talk, without the names of who answered', async () => {
  const { token } = await newConfirmedFamily(product);
  const ticket = await sendTicket(token, 'Suara');
  await answer(ticket, { response: 'Perangkat apa?', next: 'waiting' });
  const before = conversation.parse((await look(token, ticket)).body);

  await writeAgain(token, ticket, 'Tablet');
  const reply = await look(token, ticket);

  expect(before).toMatchObject({ state: 'waiting', is_unread: true });
  expect(conversation.parse(reply.body)).toMatchObject({
    state: 'open',
    messages: [
      { is_ours: false, text: 'Tentang Suara' },
      { is_ours: true, text: 'Perangkat apa?' },
      { is_ours: false, text: 'Tablet' },
    ],
  });
  expect(JSON.stringify(reply.body)).not.toContain('staff');
});

test('looking at a talk leaves its answer to be shown; that it was shown is told apart', async () => {
  const { token } = await newConfirmedFamily(product);
  const ticket = await sendTicket(token, 'Suara');
  await answer(ticket, { response: 'Coba lagi' });

  await look(token, ticket);
  const questionsReply = await questions(token);
  await product.send(support.markRead, { token, body: { ticket_id: ticket } });

  expect(questionsReply).toMatchObject([{ is_unread: true }]);
  expect(await questions(token)).toMatchObject([{ is_unread: false }]);
});

test('the talk with the newest word comes first', async () => {
  const { token } = await newConfirmedFamily(product);
  const first = await sendTicket(token, 'Pertama');
  const second = await sendTicket(token, 'Kedua');

  const before = await questions(token);
  await writeAgain(token, first, 'Masih begitu');

  expect(before.map(({ ticket_id }) => ticket_id)).toEqual([second, first]);
  expect((await questions(token)).map(({ ticket_id }) => ticket_id)).toEqual([first, second]);
});

test('nobody reads the talk of another family, nor learns that it is there', async () => {
  const [owner, stranger] = [await newConfirmedFamily(product), await newConfirmedFamily(product)];
  const ticket = await sendTicket(owner.token, 'Rahasia');

  const foreign = await look(stranger.token, ticket);
  const missing = await look(stranger.token, '00000000-0000-4000-8000-000000000000');

  expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body]);
  expect(foreign).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await questions(stranger.token)).toEqual([]);
});

test('who writes again after an answer stands on top of the queue', async () => {
  const [one, other] = [await newConfirmedFamily(product), await newConfirmedFamily(product)];
  const ticket = await sendTicket(one.token, 'Berlanjut');
  await answer(ticket, { response: 'Coba lagi' });
  await sendTicket(other.token, 'Baru');

  await writeAgain(one.token, ticket, 'Belum bisa');

  expect(await queue()).toEqual([
    ['Berlanjut', true],
    ['Baru', false],
  ]);
  expect(await queue('desc')).toEqual([
    ['Berlanjut', true],
    ['Baru', false],
  ]);
});

test('who writes more before an answer does not lose their place', async () => {
  const [one, other] = [await newConfirmedFamily(product), await newConfirmedFamily(product)];
  const ticket = await sendTicket(one.token, 'Lama');
  await sendTicket(other.token, 'Baru');

  await writeAgain(one.token, ticket, 'Satu hal lagi');

  expect(await queue()).toEqual([
    ['Lama', false],
    ['Baru', false],
  ]);
});

test('the letter of a later answer quotes what was written last, and leads to the talk', async () => {
  const family = await newConfirmedFamily(product);
  const ticket = await sendTicket(family.token, 'Suara');
  await answer(ticket, { response: 'Coba lagi' });
  await writeAgain(family.token, ticket, 'Belum bisa juga');

  await answer(ticket, { response: 'Kami perbaiki', seen: 2 });

  const [letter] = await product.db.query<{ text_body: string }>(
    'select text_body from letter where recipient = $1 order by id desc limit 1',
    [family.email],
  );
  expect(letter?.text_body).toContain('> Belum bisa juga');
  expect(letter?.text_body).not.toContain('Tentang Suara');
  expect(letter?.text_body).toContain(`/support?ticket=${ticket}`);
});
