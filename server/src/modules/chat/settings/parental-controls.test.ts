import { chatControls, chatConversations } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropAccount, newAdult, newSubscribedAdult } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { accountOf, ask, tablesWith } from '../chat.testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const sum = { prompt: '1 + 1' };

test('is closed once the adult switches Nobi off, and says so', async () => {
  const { token } = await newSubscribedAdult(product);
  const saved = await product.send(chatControls.saveSettings, { token, body: { nobi_on: false } });

  const refused = await ask(product, token, sum);
  const status = await product.send(chatConversations.status, { token });

  expect(saved.body).toEqual({
    nobi_on: false,
    model_on: false,
    voice_on: true,
    age_band: null,
    has_model: false,
  });
  expect(refused).toMatchObject({ status: 403, body: { code: 'nobi_off' } });
  expect(status.body).toMatchObject({ nobi_on: false, source: 'offline', can_transcribe: false });
});

test('tells the room what is left today', async () => {
  const { token } = await newSubscribedAdult(product, 'regular');
  await ask(product, token, sum);

  const { body } = await product.send(chatConversations.status, { token });

  expect(body).toEqual({
    child: expect.any(String),
    remaining: 29,
    a_day: 30,
    source: 'offline',
    nobi_on: true,
    voice_on: true,
    model_on: false,
    age_band: null,
    can_transcribe: false,
  });
});

test('keeps the age that the adult says, tells the room, and forgets it when it is taken back', async () => {
  const { token } = await newSubscribedAdult(product);
  const ageOf = async () =>
    Object((await product.send(chatConversations.status, { token })).body).age_band;
  const save = (body: object) => product.send(chatControls.saveSettings, { token, body });

  await save({ age_band: '4-6' });
  await save({ voice_on: false });
  const ageBand = await ageOf();
  await save({ age_band: null });
  const wrong = await save({ age_band: '13-15' });

  expect([ageBand, await ageOf()]).toEqual(['4-6', null]);
  expect(wrong.status).toBe(400);
});

test('answers the youngest in fewer sentences once the adult has said how old they are', async () => {
  const { token } = await newSubscribedAdult(product);
  const answerNow = async () =>
    String(Object((await ask(product, token, { prompt: 'kenapa langit biru?' })).body).response);
  const before = await answerNow();

  await product.send(chatControls.saveSettings, { token, body: { age_band: '4-6' } });

  const small = await answerNow();
  expect(small.length).toBeLessThan(before.length);
  expect(before).toContain(small.split('\n')[0]);
});

test('the adult reads, takes along and deletes what was said, also after the plan has ended', async () => {
  const { token } = await newSubscribedAdult(product);
  await ask(product, token, sum);
  await product.db.query(
    `update period set ends_at = now() - interval '1 minute', starts_at = now() - interval '1 day'
     where account_id = (select account_id from chat_turn order by id desc limit 1)`,
  );

  const history = await product.send(chatConversations.history, { token });
  const copy = await product.send(chatControls.export, { token });
  const gone = await product.send(chatControls.forgetAll, { token });
  const after = await product.send(chatControls.export, { token });

  expect(history.body).toMatchObject({ turns: [{ prompt: '1 + 1', kind: 'answer' }], next: null });
  expect(copy.body).toMatchObject({ turns: [{ prompt: '1 + 1' }], settings: [{ nobi_on: true }] });
  expect(gone.status).toBe(200);
  expect(after.body).toMatchObject({ turns: [], flags: [] });
});

test('shows the newest turns first, fifty at a time, of no other family', async () => {
  const [{ token, email }, other] = [
    await newSubscribedAdult(product),
    await newSubscribedAdult(product),
  ];
  await ask(product, token, sum);
  await product.db.query(
    `insert into chat_turn (conversation_id, account_id, prompt, response, kind, source, ms, at)
     select conversation_id, account_id, 'lama ' || n, 'ya', 'answer', 'offline', 1,
       now() - n * interval '1 hour'
     from chat_turn, generate_series(1, 60) n where account_id = $1`,
    [await accountOf(product, email)],
  );

  const first = Object((await product.send(chatConversations.history, { token })).body);
  const last = Object(
    (await product.send(chatConversations.history, { token, query: { before: first.next } })).body,
  );
  const theirs = await product.send(chatConversations.history, { token: other.token });

  expect(first.turns).toHaveLength(50);
  expect(first.turns[0].prompt).toBe('lama 60');
  expect(last.turns).toHaveLength(11);
  expect(last.next).toBeNull();
  expect(theirs.body).toEqual({ turns: [], next: null });
});

test('forgets one conversation', async () => {
  const { token } = await newSubscribedAdult(product);
  const { conversation_id } = Object((await ask(product, token, sum)).body);
  await ask(product, token, { prompt: '2 + 2', is_new: true });

  const gone = await product.send(chatConversations.forgetConversation, {
    token,
    params: { conversation: conversation_id },
  });

  const { turns } = Object((await product.send(chatConversations.history, { token })).body);
  expect(gone.status).toBe(200);
  expect(turns).toMatchObject([{ prompt: '2 + 2' }]);
});

test('keeps ninety days, in as many steps as it takes', async () => {
  const { token, email } = await newSubscribedAdult(product);
  await ask(product, token, sum);
  await product.db.query(
    `insert into chat_turn (conversation_id, account_id, prompt, response, kind, source, ms, at)
     select conversation_id, account_id, 'kuno', 'ya', 'answer', 'offline', 1,
       now() - interval '91 days'
     from chat_turn, generate_series(1, 4500) where account_id = $1`,
    [await accountOf(product, email)],
  );

  await product.runJob('tidy');

  expect(await tablesWith(product, 'kuno')).toEqual([]);
  expect(
    Object((await product.send(chatConversations.history, { token })).body).turns,
  ).toHaveLength(1);
});

test('nothing is left of an account that is erased', async () => {
  const { token, email } = await newSubscribedAdult(product);
  await ask(product, token, { prompt: 'aku mau mati aja, ayah memukulku' });
  await product.send(chatControls.saveSettings, { token, body: { voice_on: false } });
  const id = await accountOf(product, email);

  await dropAccount(
    product,
    `with mine as (select id from orders where account_id = $1),
       moves as (delete from money_move where order_id in (select id from mine)),
       gone as (delete from orders where id in (select id from mine))
     delete from account where id = $1`,
    [id],
  );

  const remaining = (await tablesWith(product, id)).filter((name) => /chat|conv|safety/.test(name));
  expect(remaining).toEqual([]);
});

test('turns no sound into words where nothing can, and takes no other file', async () => {
  const { token } = await newSubscribedAdult(product);
  const form = new FormData();
  form.set('sound', new Blob([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3])]), 'a.webm');
  const send = (body: FormData) =>
    fetch(`${product.url}${chatConversations.transcribe.path}`, {
      method: 'POST',
      headers: { authorization: `Token ${token}` },
      body,
    });
  const large = new FormData();
  large.set('sound', new Blob([new Uint8Array(1_100_000)]), 'a.webm');

  const replies = [await send(form), await send(large), await send(new FormData())];

  expect(replies.map(({ status }) => status)).toEqual([501, 413, 400]);
});

test('asks for a plan, and for none where the adult decides', async () => {
  const { token } = await newAdult(product);

  const replies = await Promise.all([
    ask(product, token, sum),
    product.send(chatConversations.status, { token }),
    product.send(chatConversations.history, { token }),
    product.send(chatControls.settings, { token }),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([402, 402, 200, 200]);
});
