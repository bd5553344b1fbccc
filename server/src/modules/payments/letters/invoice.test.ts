import { afterAll, beforeAll, expect, test } from 'vitest';
import { signTicketUntil } from '../../../catalogue/ticket.rules.ts';
import { newSubscriber } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';

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

  expect(page.text).toContain('Refunded');
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

const days = (count: number) => count * 86_400;
/** The same address as it was signed for another moment. */
const goodUntil = async (link: string, seconds: number) => {
  const { pathname } = new URL(link);
  const [row] = await product.db.query<{ value: string }>(
    `select value from secret where name = 'play-ticket'`,
  );
  const until = Math.floor(Date.now() / 1000) + seconds;
  return `${product.url}${pathname}?ticket=${signTicketUntil(row?.value ?? '', pathname, until)}`;
};
const receiptsTo = (email: string) =>
  product.db.query<{ text_body: string }>(
    `select text_body from letter where recipient = $1 and subject = 'Your Nobi receipt' order by id`,
    [email],
  );

test.each([
  ['thirty days old', -1],
  ['from the time when links were good for two years', days(600)],
])('a link that is %s shows nothing and brings the owner a fresh one', async (_what, seconds) => {
  const { link, email } = await invoiceOf();
  await product.db.query(`update account set language = 'en' where email = $1`, [email]);
  const old = await goodUntil(link, seconds);

  const page = await open(old);
  const press = () =>
    fetch(old.replace(/\?.*/, ''), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
      body: new URLSearchParams({ ticket: new URL(old).searchParams.get('ticket') ?? '' }),
    });
  const pressed = [await press(), await press(), await press()];
  const receipts = (await receiptsTo(email)).map(({ text_body }) => text_body);
  const fresh = /https?:\S+/.exec(receipts.at(-1) ?? '')?.[0] ?? '';

  expect(page.status).toBe(410);
  expect(page.text).not.toContain('Rp ');
  expect(page.text).not.toContain(email);
  expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await pressed[0]?.text()).not.toContain(email);
  // Two a day, however often it is pressed.
  expect(receipts.length).toBeLessThanOrEqual(3);
  expect((await open(fresh)).status).toBe(200);
});

test('nobody has a receipt sent without a link of ours', async () => {
  const { link, email } = await invoiceOf();
  const before = await receiptsTo(email);

  const reply = await fetch(link.replace(/\?.*/, ''), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ticket: 'zzzzzzzz.AAAA' }),
  });

  expect(reply.status).toBe(404);
  expect(await receiptsTo(email)).toEqual(before);
});
