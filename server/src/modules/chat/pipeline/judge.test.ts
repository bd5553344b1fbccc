import { chatControls } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newSubscribedAdult } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { answerParts, ask, scriptedModel, stream, unansweredQuestion } from '../chat.testing.ts';
import { chatWords } from './chat.words.ts';

const { script, model } = scriptedModel();
let product: Product;
beforeAll(async () => {
  product = await startProduct({}, { outside: { outsideModel: model(true) } });
});
afterAll(() => product.stop());
beforeEach(() => {
  script.answer = () => answerParts('Namanya Raja Blip. ', 'Ia suka roti.');
  script.judge = 'fine';
});

const allowing = async () => {
  const family = await newSubscribedAdult(product);
  await product.send(chatControls.saveSettings, { token: family.token, body: { model_on: true } });
  return family;
};

test('shows what the judge passes', async () => {
  const { token } = await allowing();

  const reply = await ask(product, token, { prompt: unansweredQuestion });

  expect(reply.body).toMatchObject({ response: 'Namanya Raja Blip. Ia suka roti.' });
});

test('shows nothing that the judge does not pass', async () => {
  const { token } = await allowing();
  script.judge = 'unsafe';

  const events = await stream(product, token, { prompt: unansweredQuestion });

  expect(events.map(({ event }) => event)).toEqual(['replace', 'done']);
  expect(events[0]).toMatchObject({ data: { text: chatWords.id.instead } });
});
