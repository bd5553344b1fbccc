import { staff, support } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterConsole, newColleague, newConfirmedFamily } from '../../../../testing/people.ts';
import { type Product, startProduct } from '../../../../testing/product.ts';

let product: Product;
const enter = async () => {
  const { id, email } = await newColleague(product);
  return { id, token: (await enterConsole(product, email)).token };
};
let one: Awaited<ReturnType<typeof enter>>;
let other: Awaited<ReturnType<typeof enter>>;
beforeAll(async () => {
  product = await startProduct();
  one = await enter();
  other = await enter();
});
afterAll(() => product.stop());

const newQuestion = async (subject: string) => {
  const family = await newConfirmedFamily(product);
  const body = { subject, message: 'Halo', category: 'general' };
  const reply = await product.send(support.send, { token: family.token, body });
  return { ticket: String(Object(reply.body).ticket_id), family };
};
const look = async (ticket: string, { token } = one) =>
  Object((await product.send(staff.ticket, { token, params: { ticket } })).body);
const stamp = async (query: { ticket?: string } = {}) =>
  Object((await product.send(staff.ticketNews, { token: one.token, query })).body).stamp;
const note = (ticket: string, text: string) =>
  product.send(staff.noteTicket, { token: one.token, params: { ticket }, body: { text } });
const assign = (tickets: readonly string[], staffId: string | null) =>
  product.send(staff.assignTickets, { token: one.token, body: { tickets, staff_id: staffId } });
const logOf = (ticket: string, did: string) =>
  product.db.query('select after from staff_audit where about = $1 and did = $2', [ticket, did]);

test('questions are given to a colleague together, and each has its line in the log', async () => {
  const [a, b] = [await newQuestion('Satu'), await newQuestion('Dua')];

  const first = await assign([a.ticket, b.ticket, 'tidak-ada'], other.id);
  const again = await assign([a.ticket], other.id);

  expect([first.body, again.body]).toEqual([{ changed: 2 }, { changed: 0 }]);
  expect(await look(a.ticket, other)).toMatchObject({ is_mine: true, assigned_id: other.id });
  expect(await look(b.ticket)).toMatchObject({ is_mine: false, assigned_id: other.id });
  expect(await logOf(a.ticket, 'assignTicket')).toHaveLength(1);
  await assign([a.ticket], null);
  expect(await look(a.ticket)).toMatchObject({ assigned_id: null });
});

test('a question goes to nobody who has left or does not answer questions', async () => {
  const { ticket } = await newQuestion('Tiga');
  const gone = await newColleague(product);
  await product.db.query('update staff set left_at = now() where id = $1', [gone.id]);

  const replies = [await assign([ticket], gone.id), await assign([ticket], 'bukan-orang')];
  const { body } = await product.send(staff.ticketColleagues, { token: one.token });

  expect(replies.map(({ status }) => status)).toEqual([404, 404]);
  expect(body).toContainEqual({ id: other.id, display_name: expect.any(String) });
  expect(JSON.stringify(body)).not.toContain(gone.id);
});

test('several are closed at once, and one that was closed already is none of them', async () => {
  const [a, b] = [await newQuestion('Empat'), await newQuestion('Lima')];
  const close = (tickets: readonly string[]) =>
    product.send(staff.closeTickets, { token: one.token, body: { tickets } });

  const first = await close([a.ticket]);
  const both = await close([a.ticket, b.ticket]);

  expect([first.body, both.body]).toEqual([{ changed: 1 }, { changed: 1 }]);
  expect(await look(b.ticket)).toMatchObject({ state: 'closed' });
  expect(await logOf(a.ticket, 'closeTicket')).toHaveLength(1);
});

test('a note is for colleagues alone: neither the talk nor the file of the family has it', async () => {
  const { ticket, family } = await newQuestion('Enam');

  const written = await note(ticket, 'Sudah dua kali soal yang sama');

  expect(written.status).toBe(200);
  expect((await look(ticket, other)).notes).toMatchObject([
    { text: 'Sudah dua kali soal yang sama' },
  ]);
  const params = { ticket };
  const theirs = await product.send(support.question, { token: family.token, params });
  expect(JSON.stringify(theirs.body)).not.toContain('dua kali');
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    family.email,
  ]);
  const exported = Object(
    (
      await product.send(staff.exportFamily, {
        token: one.token,
        params: { family: String(row?.id) },
        body: { reason: 'Minta salinan' },
      })
    ).body,
  );
  expect(JSON.stringify(exported.family)).not.toContain('dua kali');
  expect(JSON.stringify(exported.staff_only)).toContain('dua kali');
});

test('the mark of a question changes with words, notes, owner and state, and no look is written', async () => {
  const { ticket, family } = await newQuestion('Tujuh');
  const marks = [await stamp({ ticket })];
  const open = await stamp();

  await note(ticket, 'Catatan');
  marks.push(await stamp({ ticket }));
  await assign([ticket], other.id);
  marks.push(await stamp({ ticket }));
  const message = { params: { ticket }, body: { message: 'Masih belum bisa' } };
  await product.send(support.followUp, { token: family.token, ...message });
  marks.push(await stamp({ ticket }));

  expect(new Set(marks).size).toBe(4);
  expect((await look(ticket)).stamp).toBe(marks[3]);
  await newQuestion('Delapan');
  expect(await stamp()).not.toBe(open);
  expect(await logOf(ticket, 'ticket')).toHaveLength(1);
  const unknown = await product.send(staff.ticketNews, {
    token: one.token,
    query: { ticket: 'x' },
  });
  expect(unknown.status).toBe(404);
});
