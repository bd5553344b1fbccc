import { chatControls, chatConversations } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSubscriber } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { ask } from '../chat.testing.ts';
import { siblingsOf } from './siblings.testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const promptsOf = async (token: string) =>
  Object((await product.send(chatConversations.history, { token })).body).turns.map(
    ({ prompt }: { prompt: string }) => prompt,
  );
const save = (token: string, body: object) =>
  product.send(chatControls.saveSettings, { token, body });
const settingsOf = async (token: string, child: string) =>
  Object((await product.send(chatControls.settings, { token, query: { child } })).body);
const statusOf = async (token: string) =>
  Object((await product.send(chatConversations.status, { token })).body);

test('a child reads its own talks alone, and goes on with no other', async () => {
  const { token, first, second, play } = await siblingsOf(product);
  const { conversation_id } = Object((await ask(product, token, { prompt: '1 + 1' })).body);
  await play(second);

  const before = await promptsOf(token);
  const others = await ask(product, token, { prompt: '2 + 2', conversation_id });
  const { body: own } = await ask(product, token, { prompt: '3 + 3' });
  const after = await promptsOf(token);
  await play(first);

  expect(before).toEqual([]);
  expect(others).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(Object(own).conversation_id).not.toBe(conversation_id);
  expect(after).toEqual(['3 + 3']);
  expect(await promptsOf(token)).toEqual(['1 + 1']);
});

test('the adult reads the talks and flags of all, each with the name of its child', async () => {
  const { token, second, play } = await siblingsOf(product);
  await ask(product, token, { prompt: '1 + 1' });
  await play(second);
  await ask(product, token, { prompt: 'aku mau mati aja' });

  const history = await product.send(chatControls.familyHistory, { token });
  const flags = await product.send(chatControls.flags, { token });
  const copy = await product.send(chatControls.export, { token });

  const turns = [
    { prompt: 'aku mau mati aja', nickname: 'Adik' },
    { prompt: '1 + 1', nickname: null },
  ];
  expect(history.body).toMatchObject({ turns, next: null });
  expect(flags.body).toMatchObject({ flags: [{ topic: 'self_harm', nickname: 'Adik' }] });
  expect(copy.body).toMatchObject({
    turns,
    flags: [{ nickname: 'Adik' }],
    settings: [{ nickname: null }, { nickname: 'Adik' }],
  });
});

test('what a sibling told in need changes nothing for a child', async () => {
  const { token, second, play, account } = await siblingsOf(product);
  await ask(product, token, { prompt: 'aku mau mati aja' });
  await play(second);
  await ask(product, token, { prompt: '1 + 1' });

  const rows = await product.db.query(
    `select kind, child_id = $2 as is_second from chat_turn where account_id = $1 order by id`,
    [account, second],
  );

  expect(rows).toEqual([
    { kind: 'help', is_second: false },
    { kind: 'answer', is_second: true },
  ]);
});

test('Nobi, voice and age are one child’s, an outside model is the family’s', async () => {
  const { token, first, second, play } = await siblingsOf(product);

  await save(token, { child: second, nobi_on: false, voice_on: false, age_band: '4-6' });
  await save(token, { child: first, model_on: true });
  const shown = [await settingsOf(token, first), await settingsOf(token, second)];
  const answered = await ask(product, token, { prompt: '1 + 1' });
  await play(second);
  const refused = await ask(product, token, { prompt: '1 + 1' });

  expect(shown).toMatchObject([
    { nobi_on: true, voice_on: true, age_band: null, model_on: true },
    { nobi_on: false, voice_on: false, age_band: '4-6', model_on: true },
  ]);
  expect(answered.status).toBe(200);
  expect(refused).toMatchObject({ status: 403, body: { code: 'nobi_off' } });
  expect(await statusOf(token)).toMatchObject({ child: second, nobi_on: false, age_band: '4-6' });
});

test('without a name the switches are those of who plays', async () => {
  const { token, first, second, play } = await siblingsOf(product);
  await play(second);

  await save(token, { age_band: '10-12' });

  expect(await settingsOf(token, first)).toMatchObject({ age_band: null });
  expect(await settingsOf(token, second)).toMatchObject({ age_band: '10-12' });
});

test('another family’s child is refused in every call, and stays as it was', async () => {
  const [mine, theirs] = [await siblingsOf(product), await siblingsOf(product)];
  const { conversation_id } = Object(
    (await ask(product, theirs.token, { prompt: 'kelinci rahasia' })).body,
  );
  const { token } = mine;

  const refused = [
    await product.send(chatControls.settings, { token, query: { child: theirs.second } }),
    await save(token, { child: theirs.second, nobi_on: false }),
    await save(token, { child: 'bukan-anak', nobi_on: false }),
    await mine.play(theirs.second),
    await ask(product, token, { prompt: '1 + 1', conversation_id }),
    await product.send(chatConversations.forgetConversation, {
      token,
      params: { conversation: conversation_id },
    }),
  ];
  const seen = [
    await product.send(chatConversations.history, { token }),
    await product.send(chatControls.familyHistory, { token }),
    await product.send(chatControls.export, { token }),
    await product.send(chatControls.flags, { token }),
  ];

  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(JSON.stringify(seen.map(({ body }) => body))).not.toContain('kelinci');
  expect(await settingsOf(theirs.token, theirs.second)).toMatchObject({ nobi_on: true });
  expect(await promptsOf(theirs.token)).toEqual(['kelinci rahasia']);
});

test('a child deletes no talk and no flag, and marks none as seen', async () => {
  const { token } = await newSubscriber(product);
  const { conversation_id } = Object(
    (await ask(product, token, { prompt: 'aku mau mati aja' })).body,
  );
  const flags = () =>
    product.db.query(
      `select f.* from chat_flag f join chat_turn t on t.account_id = f.account_id and t.id = f.turn_id
       where t.conversation_id = $1`,
      [conversation_id],
    );
  const before = await flags();

  const replies = [
    await product.send(chatControls.flags, { token }),
    await product.send(chatControls.seeFlags, { token }),
    await product.send(chatControls.forgetAll, { token }),
    await product.send(chatControls.familyHistory, { token }),
    await save(token, { nobi_on: false }),
    await product.send(chatConversations.forgetConversation, {
      token,
      params: { conversation: conversation_id },
    }),
  ];

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([403]));
  expect(before).toHaveLength(1);
  expect(await flags()).toEqual(before);
});
