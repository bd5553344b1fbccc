import { chatCare, chatRoom } from '@nobi/contract';
import { expect, test } from 'vitest';
import { logIn, newFamily } from '../../../testing.people.ts';
import { accountOf, askedToday, haveAsked, unknown } from '../chat.testing.ts';
import { besideModel } from './beside.testing.ts';

const beside = besideModel();

test('15. of forty at once with one question left, exactly one reaches the model', async () => {
  beside.says('Namanya Raja Blip.');
  const { token, email } = await beside.family('regular');
  await haveAsked(beside.product(), email, 29);

  const replies = await Promise.all(Array.from({ length: 40 }, () => beside.asks(token, unknown)));

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(39);
  expect(beside.asked()).toBe(1);
  expect(await askedToday(beside.product(), email)).toBe(30);
});

test('17. who has not paid, or no more, is told so, and the model hears nothing', async () => {
  const unpaid = await newFamily(beside.product());
  const expired = await beside.family();
  await beside.product().db.query(
    `update period set starts_at = now() - interval '60 days', ends_at = now() - interval '1 day'
     where account_id = $1`,
    [await accountOf(beside.product(), expired.email)],
  );
  const again = await logIn(beside.product(), expired.email);

  const replies = await Promise.all([
    beside.asks(unpaid.token, unknown),
    beside.asks(again.token, unknown),
    beside.asks('kunci-palsu', unknown),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([402, 402, 401]);
  expect(beside.vendor().getRequests()).toEqual([]);
});

test('17. the talk of another child is not found by whatever door, and stays', async () => {
  beside.says('Namanya Raja Blip.');
  const [mine, theirs] = [await beside.family(), await beside.family()];
  const { body } = await beside.asks(theirs.token, `${unknown} marmut99`);
  const { conversation_id } = body;
  const { send } = beside.product();

  const asked = await beside.asks(mine.token, unknown, { conversation_id });
  const invented = await beside.asks(mine.token, unknown, { conversation_id: 'a'.repeat(36) });
  const forgotten = await send(chatRoom.forgetConversation, {
    token: mine.token,
    params: { conversation: conversation_id },
  });
  const { token } = mine;
  const seen = await Promise.all(
    [chatRoom.history, chatCare.export, chatCare.flags].map((shape) => send(shape, { token })),
  );

  expect([asked.status, invented.status, forgotten.status]).toEqual([404, 404, 404]);
  expect(JSON.stringify([asked, invented, seen.map((reply) => reply.body)])).not.toContain(
    'marmut',
  );
  const { body: kept } = await send(chatRoom.history, { token: theirs.token });
  expect(JSON.stringify(kept)).toContain('marmut99');
});

test('17. a family whose adult has switched Nobi off is refused', async () => {
  const { token } = await beside.family();
  await beside.product().send(chatCare.saveSettings, { token, body: { nobi_on: false } });

  const { status, body } = await beside.asks(token, unknown);

  expect([status, body.code]).toEqual([403, 'nobi_off']);
  expect(beside.vendor().getRequests()).toEqual([]);
});
