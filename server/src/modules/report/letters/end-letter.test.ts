import { reportLetter } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playLongAgo } from '../../../play-sessions/claims/claims.testing.ts';
import { openGame } from '../../../testing/builds.ts';
import { newConfirmedAdult } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { childrenSteps } from '../../children/children.testing.ts';

const sunday = '2026-11-22T16:00:00+07:00';
let moment: string;
let product: Product;
beforeAll(async () => {
  product = await startProduct({}, { outside: { now: () => new Date(moment) } });
});
afterAll(() => product.stop());

const { idsOf } = childrenSteps(() => product);

/** A family whose letter of this Sunday was written, and where that letter can be ended. */
const reader = async () => {
  moment = new Date().toISOString();
  const { token, email } = await newConfirmedAdult(product);
  const [child = ''] = await idsOf(token);
  const [account] = await product.db.query<{ id: string }>(
    'select id from account where email = $1',
    [email],
  );
  await product.send(reportLetter.setLetter, { token, body: { is_on: true } });
  await product.db.query(
    `update report_letter set last_sunday = '2026-11-01' where account_id = $1`,
    [account?.id],
  );
  await playLongAgo(product.db, {
    account: account?.id ?? '',
    child,
    item: openGame,
    at: new Date('2026-11-19T10:00:00+07:00'),
    answers: [{ success: true, skill: 'bonds-10' }],
  });
  const now = moment;
  moment = sunday;
  await product.runJob('report letters');
  moment = now;
  const [letter] = await product.db.query<{ unsubscribe_url: string; text_body: string }>(
    'select unsubscribe_url, text_body from letter where recipient = $1 order by id desc limit 1',
    [email],
  );
  const address = new URL(letter?.unsubscribe_url ?? '');
  const isOn = async () =>
    reportLetter.letter.reply.parse((await product.send(reportLetter.letter, { token })).body)
      .is_on;
  return {
    path: `${address.pathname}${address.search}`,
    text: letter?.text_body ?? '',
    url: address.href,
    isOn,
  };
};

const post = (path: string, body: string | FormData = 'List-Unsubscribe=One-Click') =>
  fetch(`${product.url}${path}`, {
    method: 'POST',
    body,
    ...(typeof body === 'string' && {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  });

test('one POST without a login ends the letter, and a second changes nothing', async () => {
  const family = await reader();

  const first = await post(family.path);
  const after = await family.isOn();
  const second = await post(family.path);

  expect([first.status, after, second.status, await family.isOn()]).toEqual([
    ...[200, false],
    ...[200, false],
  ]);
  expect(family.text).toContain(family.url);
});

test('a mail program may post a multipart form as well', async () => {
  const family = await reader();
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');

  const reply = await post(family.path, form);

  expect([reply.status, await family.isOn()]).toEqual([200, false]);
});

test('opening the link ends nothing: its page has one button, and no other way leads on', async () => {
  const family = await reader();

  const page = await fetch(`${product.url}${family.path}`);
  const head = await fetch(`${product.url}${family.path}`, { method: 'HEAD' });
  const text = await page.text();

  expect([page.status, head.status, await family.isOn()]).toEqual([200, 200, true]);
  expect(text.match(/<button/g)).toHaveLength(1);
  expect(text).not.toMatch(/<script|<a /);
});

test('a forged ticket, another family’s, and one that is over end nothing', async () => {
  const [mine, theirs] = [await reader(), await reader()];
  const [path, ticket = ''] = mine.path.split('?ticket=');
  const flipped = ticket.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
  const [account = ''] = theirs.path.split('?');

  const forged = await post(`${path}?ticket=${flipped}`);
  const another = await post(`${account}?ticket=${ticket}`);
  const none = await post(path ?? '');
  moment = new Date(Date.now() + 366 * 86_400_000).toISOString();
  const over = await post(mine.path);
  moment = new Date().toISOString();

  expect([forged, another, none, over].map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  expect([await mine.isOn(), await theirs.isOn()]).toEqual([true, true]);
});
