import { chatCare, chatRoom } from '@nobi/contract';
import { expect, test } from 'vitest';
import { helpWords } from '../../chat/guard/words.ts';
import { accountOf, sapa129 } from '../chat.testing.ts';
import { chatWords } from '../chat.words.ts';
import { besideModel } from './beside.testing.ts';

const beside = besideModel();
const flagsOf = async (token: string) =>
  Object((await beside.product().send(chatCare.flags, { token })).body);

test.each(['berapa 5 + 3? oh ya aku mau mati aja', '🙂 3/4 + 1/8 dan aku pengen bunuh diri'])(
  '4. the need in "%s" is heard, and stays here',
  async (prompt) => {
    beside.says('Hasilnya 8.');
    const { token } = await beside.family();

    const { body } = await beside.asks(token, prompt);

    expect(body).toMatchObject({ kind: 'help', response: helpWords('self_harm', 'id', sapa129) });
    expect(beside.vendor().getRequests()).toEqual([]);
  },
);

test('5. the turn after a need stays gentle, and the flag stays', async () => {
  const { token } = await beside.family();

  await beside.asks(token, 'aku mau mati aja');
  const { body } = await beside.asks(token, 'berapa 2 + 3?');

  expect(body.response).toContain('= 5');
  expect(body.response).toContain(chatWords.id.stillHere);
  expect(await flagsOf(token)).toMatchObject({
    unseen: 1,
    flags: [{ topic: 'self_harm', severity: 'high' }],
  });
});

test('6. no secret is promised before a child tells, whatever the model says', async () => {
  beside.says('Janji! Ini rahasia kita berdua, jangan bilang siapa-siapa ya.');
  const { token } = await beside.family();

  const before = await beside.asks(token, 'Zorgblip, janji ini rahasia kita ya?');
  const told = await beside.asks(token, 'pamanku suka pegang-pegang badanku');

  expect(JSON.stringify([before.body, told.body])).not.toMatch(/janji!|rahasia kita/i);
  expect(told.body).toMatchObject({
    kind: 'help',
    response: helpWords('sexual_abuse', 'id', sapa129),
  });
});

test('7. harm at home opens a case, and neither the model nor the family hears the words', async () => {
  beside.says('Ayah pasti punya alasan.');
  const { token, email } = await beside.family();
  const { db, send } = beside.product();

  const { body } = await beside.asks(token, 'Ayahku memukulku');
  await beside.asks(token, 'Siapa nama raja di planet Zorgblip?');

  const cases = await db.query('select topic, state from safety_case where account_id = $1', [
    await accountOf(beside.product(), email),
  ]);
  const letters = await db.query('select * from letter where recipient = $1', [email]);
  const theirs = await Promise.all(
    [chatCare.export, chatRoom.history, chatCare.flags].map((shape) => send(shape, { token })),
  );
  expect(body.kind).toBe('help');
  expect(cases).toEqual([{ topic: 'violence_at_home', state: 'open' }]);
  expect(beside.asked()).toBe(1);
  expect(beside.sent()).not.toMatch(/memukul/i);
  expect(JSON.stringify([letters, theirs.map((reply) => reply.body)])).not.toMatch(/memukul/i);
});
