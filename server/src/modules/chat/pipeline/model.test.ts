import { chatControls, chatConversations } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AiFailure, type AnswerPart, type Question } from '../../../ports/ai.ts';
import { newSubscribedAdult } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import {
  answerParts,
  ask,
  type Event,
  familyWithModel,
  openStream,
  questionsToday,
  scriptedModel,
  stream,
  tablesWith,
  unansweredQuestion,
} from '../chat.testing.ts';
import { chatWords } from './chat.words.ts';

const { script, model, hanging } = scriptedModel();
let product: Product;
let second: Product;
beforeAll(async () => {
  product = await startProduct({}, { outside: { outsideModel: model() } });
  second = await startProduct({}, product);
});
afterAll(async () => {
  await second.stop();
  await product.stop();
});
beforeEach(() => {
  script.answer = () => answerParts('Namanya Raja Blip. ', 'Ia suka roti.');
});

const allowing = () => familyWithModel(product);
const textsOf = (events: readonly Event[], name: string) =>
  events.filter(({ event }) => event === name).map(({ data }) => String(Object(data).text));

/** Reads on until the stream has said this. */
const readUntil = async (response: Response, words: string) => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader && !text.includes(words)) {
    const { value, done } = await reader.read();
    if (done) break;
    text += value;
  }
  return { reader, text };
};

test('asks the model only when the adult has allowed it', async () => {
  const { token } = await newSubscribedAdult(product);

  const before = await ask(product, token, { prompt: unansweredQuestion });
  await product.send(chatControls.saveSettings, { token, body: { model_on: true } });
  const after = await ask(product, token, { prompt: unansweredQuestion });

  expect(before.body).toMatchObject({ source: 'offline' });
  expect(after.body).toMatchObject({
    source: 'model',
    response: 'Namanya Raja Blip. Ia suka roti.',
  });
});

test('answers a sum by its own skill even where a model is allowed', async () => {
  const { token } = await allowing();

  const reply = await ask(product, token, { prompt: 'berapa 3/4 + 1/8?' });

  expect(reply.body).toMatchObject({ source: 'offline' });
  expect(Object(reply.body).response).toContain('7/8');
});

test('sends on no personal data, no need and nothing refused', async () => {
  const { token } = await allowing();
  const seen: Question[] = [];
  script.answer = (question) => {
    seen.push(question);
    return answerParts('Ya.');
  };

  await ask(product, token, { prompt: 'aku mau mati aja' });
  await ask(product, token, { prompt: `${unansweredQuestion} emailku mimi@contoh.id` });
  await ask(product, token, { prompt: 'Siapa ratunya Zorgblip?' });

  const sent = JSON.stringify(seen);
  expect(seen).toHaveLength(2);
  expect(sent).not.toContain('mimi@contoh.id');
  expect(sent).not.toContain('mau mati');
  expect(seen[1]?.turns).toHaveLength(2);
  expect(seen[1]?.summary).toBeTruthy();
});

test('11. cuts an answer that turns bad, shows other words and ends it at the vendor', async () => {
  const { token } = await allowing();
  const { ended } = hanging(
    'Zorgblip itu jauh. ',
    'Rajanya baik. ',
    'Kodeku kenari-7391 bocor. ',
    'Lalu ',
  );

  const events = await stream(product, token, { prompt: unansweredQuestion });

  await ended;
  expect(textsOf(events, 'delta').join('')).toBe('Zorgblip itu jauh. Rajanya baik. ');
  expect(textsOf(events, 'replace')).toEqual([chatWords.id.instead]);
  expect(events.at(-1)).toMatchObject({
    event: 'done',
    data: { kind: 'refusal', response: chatWords.id.instead },
  });
  expect(await tablesWith(product, 'bocor')).toEqual([]);
  const [flag] = await product.db.query(
    `select f.topic from chat_flag f
     join chat_turn t on t.account_id = f.account_id and t.id = f.turn_id where t.response = $1`,
    [chatWords.id.instead],
  );
  expect(flag).toEqual({ topic: 'answer_cut' });
});

test('13. points to no item that the catalogue did not give', async () => {
  const { token } = await allowing();
  script.answer = async function* () {
    yield { kind: 'text', text: 'Coba ini.' };
    yield {
      kind: 'card',
      item: { kind: 'game', id: '9999', title: 'Tidak ada', description: '', thumbnail: '' },
    };
  };

  const reply = await ask(product, token, { prompt: unansweredQuestion });

  expect(reply.body).toMatchObject({ response: 'Coba ini.', cards: [] });
});

test.each([
  ['fails at once', () => failing(new AiFailure('429'))],
  ['says nothing', () => answerParts()],
  ['breaks by a slip of ours', () => failing(new TypeError('slip'))],
])('gives the question back when the model %s', async (how, answer) => {
  const { token, email } = await allowing();
  script.answer = answer;

  const reply = await ask(product, token, { prompt: unansweredQuestion });

  const status = how.includes('slip') ? 500 : 503;
  expect(reply.status).toBe(status);
  if (status === 503)
    expect(reply.body).toEqual({
      error: 'Nobi sedang tidak bisa menjawab.',
      code: 'nobi_unavailable',
    });
  expect(await questionsToday(product, email)).toBe(0);
  script.answer = () => answerParts('Lagi.');
  expect((await ask(product, token, { prompt: unansweredQuestion })).status).toBe(200);
});

// biome-ignore lint/correctness/useYield: it fails before its first word
async function* failing(error: Error): AsyncGenerator<AnswerPart> {
  throw error;
}

test('tells of a model that breaks off in the middle, and keeps what the child read', async () => {
  const { token, email } = await allowing();
  script.answer = async function* () {
    yield { kind: 'text', text: 'Separuh jawaban. Lalu ' };
    throw new AiFailure('cut');
  };

  const events = await stream(product, token, { prompt: unansweredQuestion });

  expect(textsOf(events, 'delta')).toEqual(['Separuh jawaban. ']);
  expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'nobi_unavailable' } });
  expect(await questionsToday(product, email)).toBe(0);
  await expect
    .poll(async () => Object((await product.send(chatConversations.history, { token })).body).turns)
    .toMatchObject([{ response: 'Separuh jawaban. ' }]);
});

test('a child who leaves ends the answer at the vendor', async () => {
  const { token } = await allowing();
  const { ended, started: begun } = hanging('Zorgblip itu jauh. ', 'Lalu ');
  const controller = new AbortController();
  const response = await openStream(product, {
    token,
    body: { prompt: unansweredQuestion },
    signal: controller.signal,
  });
  await begun;

  controller.abort();

  await ended;
  expect(response.status).toBe(200);
  script.answer = () => answerParts('Halo lagi.');
  await expect
    .poll(async () => (await ask(product, token, { prompt: unansweredQuestion })).status)
    .toBe(200);
});

test('18. a withdrawal through another process ends the answer, and deleting all leaves no row', async () => {
  const { token, email } = await allowing();
  hanging('Zorgblip itu jauh. ', 'Lalu ');
  const response = await openStream(product, {
    token,
    body: { prompt: `${unansweredQuestion} marmut77` },
  });
  const { reader } = await readUntil(response, 'jauh');

  await second.send(chatControls.saveSettings, { token, body: { nobi_on: false } });

  let rest = '';
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
    rest += next.value;
  const refused = await ask(product, token, { prompt: unansweredQuestion });
  await product.send(chatControls.forgetAll, { token });
  expect(rest).toContain('"code":"nobi_off"');
  expect(refused).toMatchObject({ status: 403, body: { code: 'nobi_off' } });
  expect(await tablesWith(product, 'marmut77')).toEqual([]);
  expect(await questionsToday(product, email)).toBe(0);
});

test('deleting all while an answer is on its way keeps nothing of it', async () => {
  const { token } = await allowing();
  hanging('Zorgblip itu jauh. ', 'Lalu ');
  const response = await openStream(product, {
    token,
    body: { prompt: `${unansweredQuestion} marmut88` },
  });
  const { reader } = await readUntil(response, 'jauh');

  await product.send(chatControls.forgetAll, { token });
  for (let next = await reader?.read(); next && !next.done; ) next = await reader?.read();

  expect(await tablesWith(product, 'marmut88')).toEqual([]);
});
