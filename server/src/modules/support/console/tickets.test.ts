import { staff, support } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  enterConsole,
  newColleague,
  newConfirmedFamily,
  newSubscriber,
} from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';

let product: Product;
let token: string;
let colleague: string;

/** A second person of the staff. */
const appoint = async () => {
  const { email } = await newColleague(product);
  return (await enterConsole(product, email)).token;
};

beforeAll(async () => {
  product = await startProduct({
    STAFF_EMAIL: 'staf@contoh.id',
    STAFF_PASSWORD: 'rahasia-staf-123',
  });
  token = (await enterConsole(product, 'staf@contoh.id', 'rahasia-staf-123')).token;
  colleague = await appoint();
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle, ticket cascade'));
afterAll(() => product.stop());

const newTicket = z.object({ ticket_id: z.string() });
const tickets = z.object({
  rows: z.array(z.looseObject({ id: z.string(), subject: z.string(), state: z.string() })),
});

const sendTicket = async (of: string, subject: string) => {
  const body = { subject, message: 'Halo', category: 'general' };
  return newTicket.parse((await product.send(support.send, { token: of, body })).body).ticket_id;
};
const list = async (state: 'open' | 'answered') => {
  const query = { state };
  return tickets.parse((await product.send(staff.tickets, { token, query })).body).rows;
};
const answer = (ticket: string, response: string, as = token) =>
  product.send(staff.answer, { token: as, params: { ticket }, body: { response } });
const look = async (ticket: string) =>
  Object((await product.send(staff.ticket, { token, params: { ticket } })).body);
const unread = async (of: string) => (await product.send(support.unread, { token: of })).body;

test.each([
  ['en', 'we have answered your message'],
  ['id', 'kami sudah menjawab pesan Anda'],
])(
  'an answer is mailed once, in %s, and runs nothing of what was typed',
  async (language, words) => {
    const family = await newConfirmedFamily(product);
    await product.db.query('update account set language = $2 where email = $1', [
      family.email,
      language,
    ]);
    const ticket = await sendTicket(family.token, 'Tanya <b>');

    await Promise.all([1, 2, 3].map(() => answer(ticket, 'Coba <script>alert(1)</script> ya')));

    const letters = await product.db.query<{
      subject: string;
      text_body: string;
      html_body: string;
    }>(
      `select subject, text_body, html_body from letter where recipient = $1 and subject like 'Re:%'`,
      [family.email],
    );
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toBe('Re: Tanya <b>');
    expect(letters[0]?.text_body).toContain(words);
    expect(letters[0]?.text_body).toContain('> Coba <script>');
    expect(letters[0]?.html_body).not.toContain('<script>');
  },
);

test('lists what waits longest first, with who asks', async () => {
  const family = await newConfirmedFamily(product);
  const first = await sendTicket(family.token, 'Pertama');
  await sendTicket(family.token, 'Kedua');

  const open = await list('open');

  expect(open.map(({ subject }) => subject)).toEqual(['Pertama', 'Kedua']);
  expect(open[0]).toEqual({
    id: first,
    subject: 'Pertama',
    category: 'general',
    state: 'open',
    created_at: expect.stringMatching(/Z$/),
    waiting_since: expect.stringMatching(/Z$/),
    is_again: false,
    display_name: 'Ibu Sari',
    email: family.email,
    assigned_to: null,
  });
});

test('shows the open questions when no state is asked for', async () => {
  const family = await newConfirmedFamily(product);
  await sendTicket(family.token, 'Pertama');

  const reply = await product.send(staff.tickets, { token });

  expect(reply.body).toMatchObject({ rows: [{ subject: 'Pertama' }], has_next: false });
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('an answer reaches the family and moves the question', async () => {
  const family = await newConfirmedFamily(product);
  const [first, second] = [
    await sendTicket(family.token, 'Pertama'),
    await sendTicket(family.token, 'Kedua'),
  ];

  const reply = await answer(first, '  Sudah kami perbaiki.  ');
  await answer(second, 'Ini juga.');

  expect(reply).toMatchObject({ status: 200, body: { ticket_id: first } });
  expect(await list('open')).toEqual([]);
  expect((await list('answered')).map(({ subject }) => subject)).toEqual(['Pertama', 'Kedua']);
  expect(await unread(family.token)).toEqual([
    expect.objectContaining({ ticket_id: second, response: 'Ini juga.' }),
    expect.objectContaining({ ticket_id: first, response: 'Sudah kami perbaiki.' }),
  ]);
});

test('the first answer stays when a colleague is late', async () => {
  const family = await newConfirmedFamily(product);
  const ticket = await sendTicket(family.token, 'Pertama');
  await answer(ticket, 'Jawaban pertama');

  const late = await answer(ticket, 'Jawaban kedua', colleague);

  expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await look(ticket)).messages.at(-1)).toMatchObject({ text: 'Jawaban pertama' });
});

test('of ten different answers at once exactly one stands', async () => {
  const family = await newConfirmedFamily(product);
  const ticket = await sendTicket(family.token, 'Pertama');

  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) => answer(ticket, `Jawaban ${at}`)),
  );

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(9);
});

test('the same answer sent twice by the same person is one answer', async () => {
  const family = await newConfirmedFamily(product);
  const ticket = await sendTicket(family.token, 'Pertama');

  const replies = await Promise.all([1, 2, 3].map(() => answer(ticket, 'Sama')));
  const before = await look(ticket);
  const again = await answer(ticket, 'Sama');
  const ofAnother = await answer(ticket, 'Sama', colleague);

  expect([...replies, again].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(ofAnother.status).toBe(409);
  expect(await look(ticket)).toEqual(before);
});

test('what the family has read stays read when an answer is repeated', async () => {
  const family = await newConfirmedFamily(product);
  const ticket = await sendTicket(family.token, 'Pertama');
  await answer(ticket, 'Sama');
  await product.send(support.markRead, { token: family.token, body: { ticket_id: ticket } });

  await answer(ticket, 'Sama');

  expect(await unread(family.token)).toEqual([]);
});

test.each(['00000000-0000-4000-8000-000000000000', 'tidak-ada-123', "'or 1=1--"])(
  'finds no question called %s',
  async (ticket) => {
    const reply = await answer(ticket, 'Halo');

    expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
  },
);

test.each([
  ['no answer', { response: '  ' }],
  ['an answer of 4001', { response: 'a'.repeat(4001) }],
  ['a field too many', { response: 'Halo', read_at: null }],
])('refuses %s', async (_what, body) => {
  const family = await newConfirmedFamily(product);
  const ticket = await sendTicket(family.token, 'Pertama');

  const reply = await product.send(staff.answer, { token, params: { ticket }, body });

  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(await list('open')).toHaveLength(1);
});

test('refuses a state that is none', async () => {
  const reply = await product.send(staff.tickets, { token, query: { state: 'all' } });

  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

test('neither a paying family nor a stranger sees or answers a question', async () => {
  const family = await newSubscriber(product);
  const ticket = await sendTicket(family.token, 'Pertama');

  const statuses = await Promise.all([
    product.send(staff.tickets, { token: family.token }),
    answer(ticket, 'Saya jawab sendiri', family.token),
    product.send(staff.tickets, {}),
    answer(ticket, 'Halo', 'x'.repeat(43)),
  ]).then((replies) => replies.map(({ status }) => status));

  expect(statuses).toEqual([401, 401, 401, 401]);
  expect(await list('open')).toHaveLength(1);
});

test('who is no longer staff is out at once', async () => {
  const former = await appoint();
  const before = await product.send(staff.tickets, { token: former });

  await product.db.query(
    `update staff set left_at = now()
     where id = (select staff_id from staff_session where token_hash = sha256($1))`,
    [Buffer.from(former)],
  );

  expect(before.status).toBe(200);
  expect((await product.send(staff.tickets, { token: former })).status).toBe(401);
});

test('the staff page and its paths are served as an application of their own', async () => {
  const pages = await Promise.all(
    ['/staff', '/staff/', '/staff/tickets'].map(async (path) =>
      (await fetch(product.url + path)).text(),
    ),
  );

  for (const page of pages) expect(page).toContain('<title>Nobi staff</title>');
});
