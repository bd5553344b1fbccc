import { chatCare } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Question } from '../../ports/ai.ts';
import { newSubscriber } from '../../testing.people.ts';
import { type Product, startProduct } from '../../testing.ts';
import { ask, saying, scriptedModel, unknown } from './chat.testing.ts';
import { chatWords } from './chat.words.ts';

const { script, model } = scriptedModel();
let product: Product;
beforeAll(async () => {
  product = await startProduct({}, { outside: { outsideModel: model() } });
});
afterAll(() => product.stop());

const allowing = async () => {
  const family = await newSubscriber(product);
  await product.send(chatCare.saveSettings, { token: family.token, body: { model_on: true } });
  return family;
};

test('sends no telephone number on that a child tells in three messages', async () => {
  const { token } = await allowing();
  const seen: Question[] = [];
  script.answer = (question) => {
    seen.push(question);
    return saying('Ya.');
  };

  for (const prompt of ['nomorku 0812', '3456', '7890']) await ask(product, token, { prompt });
  await ask(product, token, { prompt: unknown });

  const said = seen.flatMap(({ prompt, turns }) => [prompt, ...turns.map(({ text }) => text)]);
  expect(seen.length).toBeGreaterThan(0);
  expect(said.join('').replace(/\D/g, '')).not.toContain('081234567890');
  const kept = await product.db.query(`select 1 from chat_turn where prompt like '%7890%'`);
  expect(kept).toEqual([]);
});

test.each([
  ['asks for an address', 'Halo! Di mana alamat rumahmu? Kirim fotomu ke aku ya.'],
  ['gives a link', 'Coba buka https://contoh-jahat.id/hadiah sekarang.'],
  ['promises a secret', 'Ini rahasia kita berdua, jangan bilang mama ya.'],
])('shows no answer that %s', async (_how, text) => {
  const { token } = await allowing();
  script.answer = () => saying(text);

  const reply = await ask(product, token, { prompt: unknown });

  expect(reply.body).toMatchObject({ kind: 'refusal', response: chatWords.id.instead });
});
