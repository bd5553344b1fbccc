/** A wish for a story, over HTTP: new each time, in the child's words, and never a friend's name. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSubscriber } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { ask } from '../chat.testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

interface Answered {
  readonly response: string;
  readonly kind: string;
  readonly choices: readonly string[];
  readonly conversation_id: string;
}

const answerTo = async (token: string, body: Record<string, unknown>): Promise<Answered> => {
  const reply = await ask(product, token, body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const { response, kind, choices = [], conversation_id } = Object(reply.body);
  return { response, kind, choices, conversation_id };
};

test('tells a story of the hero wished, goes on by its buttons, and never tells it twice', async () => {
  const { token } = await newSubscriber(product);

  const first = await answerTo(token, { prompt: 'bikinin crita ttg kucing dong' });
  const second = await answerTo(token, { prompt: first.choices[0] });
  const dragon = await answerTo(token, { prompt: 'kalau tokohnya naga?' });
  const anew = await answerTo(token, { prompt: 'bikinin crita ttg kucing dong', is_new: true });

  expect(first.response).toMatch(/kucing/);
  expect(second.response).toMatch(/kucing/);
  expect(dragon.response).toMatch(/naga/);
  expect(new Set([first, second, dragon, anew].map(({ response }) => response)).size).toBe(4);
  expect(dragon.choices.length).toBeGreaterThan(1);
});

test('tells a rhyme in English, and a hint before the answer of a riddle', async () => {
  const { token } = await newSubscriber(product);

  const rhyme = await answerTo(token, { prompt: 'can you write a ryhme about a cat' });
  const riddle = await answerTo(token, { prompt: 'tell me a riddle please' });
  const next = await answerTo(token, { prompt: riddle.choices.at(-1) });

  expect(rhyme.response.split('\n').length).toBeGreaterThan(4);
  expect(riddle.choices.length).toBeGreaterThan(0);
  expect(next.response).toMatch(/^(?:Hint: |The answer: )/);
});

test('repeats no name of a friend', async () => {
  const { token } = await newSubscriber(product);

  const { response } = await answerTo(token, {
    prompt: 'bikinin cerita tentang temanku Budi Santoso',
  });

  expect(response).not.toMatch(/budi|santoso/i);
});

test('meets a sad child with comfort before any story', async () => {
  const { token } = await newSubscriber(product);

  const { response, choices } = await answerTo(token, {
    prompt: 'aku sedih kucingku mati, ceritain dongeng dong',
  });

  expect(response).not.toContain('Mau cerita lain');
  expect(choices).toEqual([]);
});
