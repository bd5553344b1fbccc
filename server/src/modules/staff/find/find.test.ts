import { type StaffRole, staff, support } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boss, startConsole } from '../../../testing/console.ts';
import { enterConsole, newColleague, newFamily, startPayment } from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';

let product: Product;
let token: string;
let email: string;
let orderId: string;
beforeAll(async () => {
  ({ product, token } = await startConsole());
  const family = await newFamily(product);
  email = 'melati.kusumadewi77@contoh.id';
  await product.db.query(
    `update account set email = $2, display_name = 'Bunda Kirana Wulandari', whatsapp = '+6287712345678'
     where email = $1`,
    [family.email, email],
  );
  ({ orderId } = await startPayment(product, family.token, 'premium'));
  const body = { subject: 'Pembayaran belum masuk', message: 'Halo', category: 'billing' };
  await product.send(support.send, { token: family.token, body });
  for (let other = 0; other < 5; other += 1) await newFamily(product);
});
afterAll(() => product.stop());

const find = async (text: string, as = token) =>
  Object((await product.send(staff.find, { token: as, query: { text } })).body);
const withRole = async (role: StaffRole) => {
  const colleague = await newColleague(product, { roles: [role] });
  return (await enterConsole(product, colleague.email)).token;
};
const mails = ({ families }: { families: { email: string }[] }) => families.map((one) => one.email);

test.each([
  ['the beginning of a name', 'bunda kir'],
  ['a word of a name', 'wulandari'],
  ['the middle of a word', 'ulanda'],
  ['a name with a letter too many', 'wullandari'],
  ['a name with two letters changed round', 'kriana'],
  ['a name with a letter left out', 'wulndari'],
  ['the middle of an address', 'kusuma'],
  ['an address with a typo', 'melati.kusumadwi77@contoh.id'],
  ['the last digits of a number', '5678'],
  ['the last digits as they are read out', '1234-5678'],
  ['the beginning of a number', '0877 1234'],
])('a family is found by %s', async (_how, text) => {
  expect(mails(await find(text))).toEqual([email]);
});

test('an order is found by either end of its id, in small letters and with a wrong one', async () => {
  const bare = orderId.slice(3);
  const wrong = `${bare.slice(0, 11)}${bare[11] === 'x' ? 'y' : 'x'}${bare.slice(12)}`;

  for (const text of [orderId, orderId.toLowerCase(), bare.slice(0, 6), bare.slice(-6), wrong])
    expect([text, (await find(text)).orders.map(({ id }: { id: string }) => id)]).toEqual([
      text,
      [orderId],
    ]);
});

test.each(['belum masuk', 'pembyaran', 'PEMBAYARAN'])(
  'a question is found by %s of its subject',
  async (text) => {
    expect((await find(text)).tickets).toMatchObject([
      { subject: 'Pembayaran belum masuk', display_name: 'Bunda Kirana Wulandari' },
    ]);
  },
);

test('what nobody is called finds nothing, and no sign of a pattern finds all', async () => {
  for (const text of ['qqzzxxyy', '%%%', '___', '000000'])
    expect([text, await find(text)]).toEqual([
      text,
      { families: [], orders: [], tickets: [], is_whole: true },
    ]);
});

test('a colleague finds what their roles open and nothing else', async () => {
  const ofSafety = await find('pembayaran', await withRole('safety'));
  const family = await find('kirana', await withRole('safety'));
  const ofFinance = await find('pembayaran', await withRole('finance'));

  expect([ofSafety.tickets, ofFinance.tickets]).toEqual([[], []]);
  expect(mails(family)).toEqual([email]);
});

test('what was looked for is in the audit log', async () => {
  await find('siapa-dicari');

  const { body } = await product.send(staff.auditLog, { token, query: { did: 'find' } });

  expect(Object(body).rows[0]).toMatchObject({ who: boss.email, about: 'siapa-dicari' });
});

test('two letters are too few', async () => {
  expect((await product.send(staff.find, { token, query: { text: 'ab' } })).status).toBe(400);
});
