import { chatControls, chatConversations } from '@nobi/contract';
import { expect, test } from 'vitest';
import { logIn, newFamily } from '../../../testing/people.ts';
import {
  accountOf,
  questionsToday,
  setQuestionsToday,
  unansweredQuestion,
} from '../chat.testing.ts';
import { modelHarness } from './model-harness.testing.ts';

const harness = await modelHarness();

test('15. of forty at once with one question left, exactly one reaches the model', async () => {
  harness.answerWith('Namanya Raja Blip.');
  const { token, email } = await harness.family('regular');
  await setQuestionsToday(harness.product(), email, 29);

  const replies = await Promise.all(
    Array.from({ length: 40 }, () => harness.ask(token, unansweredQuestion)),
  );

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(39);
  expect(harness.callCount()).toBe(1);
  expect(await questionsToday(harness.product(), email)).toBe(30);
});

test('17. who has not paid, or no more, is told so, and the model hears nothing', async () => {
  const unpaid = await newFamily(harness.product());
  const expired = await harness.family();
  await harness.product().db.query(
    `update period set starts_at = now() - interval '60 days', ends_at = now() - interval '1 day'
     where account_id = $1`,
    [await accountOf(harness.product(), expired.email)],
  );
  const again = await logIn(harness.product(), expired.email);

  const replies = await Promise.all([
    harness.ask(unpaid.token, unansweredQuestion),
    harness.ask(again.token, unansweredQuestion),
    harness.ask('kunci-palsu', unansweredQuestion),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([402, 402, 401]);
  expect(harness.vendor().getRequests()).toEqual([]);
});

test('17. the talk of another child is not found by whatever door, and stays', async () => {
  harness.answerWith('Namanya Raja Blip.');
  const [mine, theirs] = [await harness.family(), await harness.family()];
  const { body } = await harness.ask(theirs.token, `${unansweredQuestion} marmut99`);
  const { conversation_id } = body;
  const { send } = harness.product();

  const others = await harness.ask(mine.token, unansweredQuestion, { conversation_id });
  const invented = await harness.ask(mine.token, unansweredQuestion, {
    conversation_id: 'a'.repeat(36),
  });
  const forgotten = await send(chatConversations.forgetConversation, {
    token: mine.token,
    params: { conversation: conversation_id },
  });
  const { token } = mine;
  const seen = await Promise.all(
    [chatConversations.history, chatControls.export, chatControls.flags].map((shape) =>
      send(shape, { token }),
    ),
  );

  expect([others.status, invented.status, forgotten.status]).toEqual([404, 404, 404]);
  expect(JSON.stringify([others, invented, seen.map((reply) => reply.body)])).not.toContain(
    'marmut',
  );
  const { body: history } = await send(chatConversations.history, { token: theirs.token });
  expect(JSON.stringify(history)).toContain('marmut99');
});

test('17. a family whose adult has switched Nobi off is refused', async () => {
  const { token } = await harness.family();
  await harness.product().send(chatControls.saveSettings, { token, body: { nobi_on: false } });

  const { status, body } = await harness.ask(token, unansweredQuestion);

  expect([status, body.code]).toEqual([403, 'nobi_off']);
  expect(harness.vendor().getRequests()).toEqual([]);
});
