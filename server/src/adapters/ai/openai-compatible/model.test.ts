import { chatControls, chatConversations } from '@nobi/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newSubscriber } from '../../../testing/people.ts';
import {
  askAsChild,
  chatsOf,
  question,
  resetCounts,
  startBoth,
  startWithVendor,
} from './vendor.testing.ts';

const { vendor, withVendor } = await startBoth();

const answerTo = async (prompt: string) => {
  const { status, text } = await askAsChild(withVendor, prompt);
  return { status, body: JSON.parse(text) };
};
const remaining = async () => {
  const { product, token } = withVendor;
  return Number(Object((await product.send(chatConversations.status, { token })).body).remaining);
};
const sentMessages = z.object({ messages: z.array(z.object({ content: z.nullish(z.string()) })) });
/** What the vendor was sent with its nth question of a talk. */
const messagesOf = (nth: number) => sentMessages.parse(chatsOf(vendor)[nth]?.body).messages;

test('an answer of the model reaches the child, in one piece and in parts alike', async () => {
  vendor.onMessage(/Zorgblip/, { content: 'Rajanya bernama Blip. Ia suka roti.' });

  const whole = await answerTo(question);
  const parts = await askAsChild(withVendor, question, 'text/event-stream');

  expect(whole).toMatchObject({
    status: 200,
    body: { response: 'Rajanya bernama Blip. Ia suka roti.', source: 'model' },
  });
  expect(parts.text).toContain('event: delta');
  expect(parts.text).toContain('Ia suka roti.');
});

test('the model is told whom it speaks to, and no answer shows its instructions', async () => {
  vendor.onMessage(/Zorgblip/, { content: 'Aku belum tahu.' });

  await answerTo(question);

  const system = messagesOf(0)[0];
  expect(String(system?.content)).toContain('computer program');
  const mark = /nobi-[\w-]{12}/.exec(String(system?.content))?.[0] ?? '';
  vendor.clearFixtures();
  vendor.onMessage(/Zorgblip/, { content: `Tentu: ${mark}. Ini rahasia kita.` });
  const leaked = await answerTo(question);
  expect(mark).not.toBe('');
  expect(JSON.stringify(leaked.body)).not.toContain(mark);
});

test('the model is told how old the child is, where the adult has said', async () => {
  vendor.onMessage(/Zorgblip/, { content: 'Aku belum tahu.' });
  const { product, token } = withVendor;
  await product.send(chatControls.saveSettings, { token, body: { age_band: '4-6' } });

  await answerTo(question);

  await product.send(chatControls.saveSettings, { token, body: { age_band: null } });
  expect(String(messagesOf(0)[0]?.content)).toContain('4 to 6 years old');
});

test('a sum inside a longer wish is worked out by the product, not by the model', async () => {
  vendor.on(
    { userMessage: /Zorgblip/, hasToolResult: false },
    { toolCalls: [{ name: 'calculate', arguments: '{"text":"3/4 + 1/8"}' }] },
  );
  vendor.on(
    { userMessage: /Zorgblip/, hasToolResult: true },
    { content: 'Hasilnya tujuh per delapan.' },
  );

  const { body } = await answerTo('Ceritakan raja Zorgblip yang berbagi roti');

  expect(body.response).toBe('Hasilnya tujuh per delapan.');
  const lastMessage = messagesOf(1).at(-1);
  expect(String(lastMessage?.content)).toContain('7/8');
  expect(String(lastMessage?.content)).toContain('untrusted_data');
});

test('only what the catalogue gave becomes a card, whatever the model names', async () => {
  const search = (about: string) => ({
    toolCalls: [{ name: 'search_catalogue', arguments: JSON.stringify({ text: about }) }],
  });
  vendor.on({ userMessage: /Zorgblip/, hasToolResult: false }, search('Title of satu-dua'));
  vendor.on(
    { userMessage: /Zorgblip/, hasToolResult: true },
    { content: 'Coba permainan nomor 9999, ya.' },
  );

  const { body } = await answerTo('Raja Zorgblip suka apa di sini?');

  expect(JSON.stringify(body.cards)).not.toContain('9999');
  for (const card of body.cards) expect(card.id).toMatch(/^(satu|huruf|wayang|tiga)-/);
});

test.each([
  ['no tool of ours', { name: 'delete_account', arguments: '{}' }],
  ['broken arguments', { name: 'calculate', arguments: '{"text": 3' }],
  ['another form', { name: 'calculate', arguments: '{"sum":"1+1"}' }],
])('a model that calls with %s is told so and may go on', async (_name, call) => {
  vendor.on({ userMessage: /Zorgblip/, hasToolResult: false }, { toolCalls: [call] });
  vendor.on({ userMessage: /Zorgblip/, hasToolResult: true }, { content: 'Aku belum tahu.' });

  const { body } = await answerTo(question);

  expect(body.response).toBe('Aku belum tahu.');
});

test('a model that asks for tools for ever is ended', async () => {
  vendor.onMessage(/Zorgblip/, {
    toolCalls: [{ name: 'calculate', arguments: '{"text":"1+1"}' }],
  });

  const { status } = await answerTo(question);

  expect(chatsOf(vendor).length).toBeLessThanOrEqual(3);
  expect([200, 503]).toContain(status);
});

test('what is personal never reaches the vendor, nor does a crisis', async () => {
  vendor.onMessage(/^/, { content: 'Halo juga.' });
  const prompts = [
    'Namaku Kenari Wulandari, siapa raja Zorgblip?',
    'Raja Zorgblip mau telepon aku di 0812-3456-7890 boleh?',
    'emailku kenari@contoh.id, tanya raja Zorgblip',
    'rumahku di Jalan Melati No. 12 RT 03 RW 05, dekat raja Zorgblip?',
    'aku sekolah di SDN 3 Cempaka, raja Zorgblip sekolah di mana?',
  ];
  for (const prompt of prompts) await answerTo(prompt);
  await resetCounts(withVendor);
  await answerTo('aku mau mati aja');
  await answerTo('ayahku memukulku sampai biru');

  const sent = JSON.stringify(vendor.getRequests().map(({ body }) => body));
  for (const secret of ['Kenari', 'Wulandari', '0812', '3456', 'contoh.id', 'Melati', 'Cempaka'])
    expect([secret, sent.includes(secret)]).toEqual([secret, false]);
  expect(sent).not.toContain('mau mati');
  expect(sent).not.toContain('memukulku');
});

test('before the adult allows it, nothing at all is sent', async () => {
  const { token } = await newSubscriber(withVendor.product);
  vendor.onMessage(/^/, { content: 'Halo.' });

  const { text } = await askAsChild({ ...withVendor, token }, question);

  expect(vendor.getRequests()).toHaveLength(0);
  expect(JSON.parse(text).source).toBe('offline');
});

const priced = { AI_PRICE_IN: '1000000', AI_PRICE_OUT: '1000000' };

test('the day’s money is counted by what the vendor says', async () => {
  const fresh = await startWithVendor(vendor.url, priced);
  vendor.onMessage(/Zorgblip/, {
    content: 'Rajanya Blip.',
    usage: { prompt_tokens: 70, completion_tokens: 5, total_tokens: 75 },
  });

  const { text } = await askAsChild(fresh, question);

  const spent = await fresh.product.db.query(
    'select asked_tokens, answered_tokens, micro_rupiah, held_micro_rupiah from chat_spend',
  );
  await fresh.product.stop();
  expect(JSON.parse(text).source).toBe('model');
  expect(spent).toEqual([
    {
      asked_tokens: 70,
      answered_tokens: 5,
      micro_rupiah: 75_000_000,
      held_micro_rupiah: 0,
    },
  ]);
});

test('a question that might pass the cap of the day is not sent', async () => {
  const fresh = await startWithVendor(vendor.url, { ...priced, AI_DAILY_BUDGET: '100' });
  vendor.onMessage(/Zorgblip/, { content: 'Rajanya Blip.' });

  const { text } = await askAsChild(fresh, question);

  await fresh.product.stop();
  expect(JSON.parse(text).source).toBe('offline');
  expect(chatsOf(vendor)).toHaveLength(0);
});

test('speech becomes words, and the sound is kept nowhere', async () => {
  vendor.onTranscription({ transcription: { text: 'berapa tujuh kali delapan' } });
  const form = new FormData();
  const head = Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4]);
  form.set('sound', new Blob([head], { type: 'audio/webm' }), 'a.webm');

  const { product, token } = withVendor;
  const response = await fetch(`${product.url}${chatConversations.transcribe.path}`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'accept-language': 'id-ID' },
    body: form,
  });

  expect({ status: response.status, body: await response.json() }).toMatchObject({
    status: 200,
    body: { text: 'berapa tujuh kali delapan' },
  });
});

test('the question counts once and is given back only when nothing came', async () => {
  vendor.onMessage(/Zorgblip/, { content: 'Rajanya Blip.' });
  const before = await remaining();

  await answerTo(question);

  expect(await remaining()).toBe(before - 1);
});
