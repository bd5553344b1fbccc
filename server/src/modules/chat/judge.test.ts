import { chatCare } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newSubscriber } from '../../testing.people.ts';
import { type Product, startProduct } from '../../testing.ts';
import { ask, saying, scriptedModel, stream, unknown } from './chat.testing.ts';
import { chatWords } from './chat.words.ts';

const { script, model } = scriptedModel();
let product: Product;
beforeAll(async () => {
  product = await startProduct({}, { outside: { outsideModel: model(true) } });
});
afterAll(() => product.stop());
beforeEach(() => {
  script.answer = () => saying('Namanya Raja Blip. ', 'Ia suka roti.');
  script.judge = 'fine';
});

const allowing = async () => {
  const family = await newSubscriber(product);
  await product.send(chatCare.saveSettings, { token: family.token, body: { model_on: true } });
  return family;
};

test('shows what the judge passes', async () => {
  const { token } = await allowing();

  const reply = await ask(product, token, { prompt: unknown });

  expect(reply.body).toMatchObject({ response: 'Namanya Raja Blip. Ia suka roti.' });
});

test('shows nothing that the judge does not pass', async () => {
  const { token } = await allowing();
  script.judge = 'unsafe';

  const events = await stream(product, token, { prompt: unknown });

  expect(events.map(({ event }) => event)).toEqual(['replace', 'done']);
  expect(events[0]).toMatchObject({ data: { text: chatWords.id.instead } });
});
