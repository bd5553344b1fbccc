import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSubscriber } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** A family with a confirmed address whose paid time ended so many hours ago. */
const endedAgo = async (hours: number) => {
  const family = await newSubscriber(product);
  await product.db.query('update account set email_confirmed_at = now() where email = $1', [
    family.email,
  ]);
  await product.db.query(
    `update period set starts_at = now() - interval '40 days',
       ends_at = now() - make_interval(hours => $2)
     where account_id = (select id from account where email = $1)`,
    [family.email, hours],
  );
  await product.db.query('delete from letter where recipient = $1', [family.email]);
  return family;
};
const remind = () => product.runJob('reminders');
const lettersTo = (email: string) =>
  product.db.query<{ subject: string; text_body: string; unsubscribe_url: string }>(
    'select subject, text_body, unsubscribe_url from letter where recipient = $1 order by id',
    [email],
  );
const change = (email: string, set: string) =>
  product.db.query(`update account set ${set} where email = $1`, [email]);

test('a day after the end one letter says what stays and how to come back, however many look', async () => {
  const { email } = await endedAgo(26);

  await Promise.all([remind(), remind(), remind()]);
  await remind();

  const letters = await lettersTo(email);
  expect(letters.map(({ subject }) => subject)).toEqual(['Your Nobi plan has ended']);
  expect(letters[0]?.text_body).toContain(`${product.url}/payment\n`);
  expect(letters[0]?.text_body).toContain('stays in the account');
});

test.each([
  ['right after the end', 20, undefined],
  ['long after it', 24 * 5, undefined],
  ['to an address that nobody confirmed', 26, 'email_confirmed_at = null'],
  ['to a suspended family', 26, 'suspended_at = now()'],
  ['to who need not pay', 26, 'is_superuser = true'],
])('none comes %s', async (_when, hours, set) => {
  const { email } = await endedAgo(hours);
  if (set) await change(email, set);

  await remind();

  expect(await lettersTo(email)).toEqual([]);
});

test('none comes when the money went back', async () => {
  const { email } = await endedAgo(26);
  await product.db.query(
    `update orders set state = 'refunded', revoked_at = now()
     where account_id = (select id from account where email = $1)`,
    [email],
  );

  await remind();

  expect(await lettersTo(email)).toEqual([]);
});

test('one tap ends these letters, looking at the address alone does not, and another brings them back', async () => {
  const { email } = await endedAgo(26);
  await remind();
  const [letter] = await lettersTo(email);
  const end = letter?.unsubscribe_url ?? '';
  const wish = async () =>
    (
      await product.db.query(
        `select 1 from plan_letter_off
         where account_id = (select id from account where email = $1)`,
        [email],
      )
    ).length;

  const looked = await fetch(end);
  const before = await wish();
  // As a mail program does (RFC 8058).
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  await fetch(end, { method: 'POST', body });
  const ended = await fetch(end, { method: 'POST' });
  const after = await wish();
  await product.db.query('delete from reminder');
  await remind();
  const letters = (await lettersTo(email)).length;
  const [, again = ''] = /action="([^"]+)"/.exec(await ended.text()) ?? [];
  await fetch(new URL(again.replaceAll('&amp;', '&'), product.url), { method: 'POST' });

  expect([looked.status, before, after, letters]).toEqual([200, 0, 1, 1]);
  expect(await wish()).toBe(0);
});

test('a forged address, or another family’s, ends nothing', async () => {
  const { email } = await endedAgo(26);
  const other = await endedAgo(26);
  await remind();
  const [[mine], [theirs]] = [await lettersTo(email), await lettersTo(other.email)];
  const ticket = new URL(mine?.unsubscribe_url ?? '').search;
  const forged = new URL(ticket, theirs?.unsubscribe_url);

  const replies = [
    await fetch(forged, { method: 'POST' }),
    await fetch(`${product.url}/plan-letter/end/nobody?ticket=none`, { method: 'POST' }),
  ];

  expect(replies.map(({ status }) => status)).toEqual([400, 400]);
  expect(await product.db.query('select 1 from plan_letter_off')).toEqual([]);
});
