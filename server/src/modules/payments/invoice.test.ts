import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSubscriber } from '../../testing.people.ts';
import { type Product, startProduct } from '../../testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** The address that the receipt of a new family carries. */
const invoiceOf = async () => {
  const family = await newSubscriber(product, 'premium');
  const [letter] = await product.db.query<{ text_body: string }>(
    'select text_body from letter where recipient = $1 order by id desc limit 1',
    [family.email],
  );
  return { ...family, link: /https?:\S+/.exec(letter?.text_body ?? '')?.[0] ?? '' };
};
const open = async (address: string, language = 'en') => {
  const response = await fetch(address, { headers: { 'accept-language': language } });
  return { status: response.status, text: await response.text() };
};

test.each([
  ['en', 'Paid', 'Rp 120,000'],
  ['id', 'Lunas', 'Rp 120.000'],
])('the receipt leads to an invoice to print, in %s', async (language, paid, price) => {
  const { link, email } = await invoiceOf();

  const page = await open(link, language);

  expect(page.status).toBe(200);
  for (const words of [paid, price, email, 'WIB']) expect(page.text).toContain(words);
});

test('a refunded order says so on its invoice', async () => {
  const { link, email } = await invoiceOf();
  await product.db.query(
    `update orders set state = 'refunded' where account_id = (select id from account where email = $1)`,
    [email],
  );

  const page = await open(link);

  expect(page.text).toContain('Paid back');
});

test('a name is shown as it is written, never run', async () => {
  const { link, email } = await invoiceOf();
  await product.db.query('update account set full_name = $2 where email = $1', [
    email,
    '<img src=x onerror=alert(1)>',
  ]);

  const page = await open(link);

  expect(page.text).toContain('&lt;img src=x');
  expect(page.text).not.toContain('<img');
});

test.each([
  ['no ticket', (link: string) => link.replace(/\?.*/, '')],
  ['an edited ticket', (link: string) => `${link}x`],
  [
    'the ticket of another order',
    (link: string, other: string) => link.replace(/\?.*/, new URL(other).search),
  ],
])('%s opens nothing', async (_what, edit) => {
  const [{ link }, other] = [await invoiceOf(), await invoiceOf()];

  const page = await open(edit(link, other.link));

  expect(page.status).toBe(404);
  expect(page.text).not.toContain('Rp ');
});
