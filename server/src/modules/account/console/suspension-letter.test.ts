import { staff } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startConsole } from '../../../testing/console.ts';
import { newConfirmedFamily } from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';

let product: Product;
let token: string;
beforeAll(async () => {
  ({ product, token } = await startConsole());
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(() => product.stop());

const idOf = async (email: string) => {
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  return row?.id ?? '';
};
const lettersTo = (email: string) =>
  product.db.query<{ subject: string; text_body: string }>(
    `select subject, text_body from letter where recipient = $1 and subject like '%Nobi%'
     order by id offset 1`,
    [email],
  );

test.each([
  ['sharing', 'lebih dari satu keluarga'],
  ['fraud', 'janggal pada pembayarannya'],
  ['abuse', 'merugikan orang lain'],
])('a family closed for %s is written to once, and again when it is open', async (cause, why) => {
  const family = await newConfirmedFamily(product);
  const id = await idOf(family.email);
  await product.db.query(`update account set language = 'id' where id = $1`, [id]);
  const params = { family: id };
  const body = { cause, words: 'Sembilan <b>perangkat</b>', reason: 'Catatan hanya untuk staf' };
  const lift = () =>
    product.send(staff.liftSuspension, { token, params, body: { reason: 'Sudah jelas' } });

  await Promise.all([1, 2, 3].map(() => product.send(staff.suspend, { token, params, body })));
  const closed = await lettersTo(family.email);
  await lift();
  await lift();
  const all = await lettersTo(family.email);

  expect(closed.map(({ subject }) => subject)).toEqual(['Akun Nobi Anda ditutup sementara']);
  const text = closed[0]?.text_body ?? '';
  expect(text).toContain(why);
  expect(text).toContain('> Sembilan <b>perangkat</b>');
  expect(text).toMatch(/Email: \S+@\S+\nWhatsApp: \+62/);
  expect(text).not.toContain('hanya untuk staf');
  expect(all.map(({ subject }) => subject).slice(1)).toEqual(['Akun Nobi Anda sudah dibuka lagi']);
  expect(all[1]?.text_body).toContain('/login');
});

test('other words to a closed family are another letter', async () => {
  const family = await newConfirmedFamily(product);
  const params = { family: await idOf(family.email) };
  const suspend = (words?: string) =>
    product.send(staff.suspend, {
      token,
      params,
      body: { cause: 'fraud', reason: 'Bank', ...(words && { words }) },
    });

  await suspend();
  await suspend('Please call us.');

  expect((await lettersTo(family.email)).map(({ subject }) => subject)).toEqual([
    'Your Nobi account is closed for now',
    'Your Nobi account is closed for now',
  ]);
});
