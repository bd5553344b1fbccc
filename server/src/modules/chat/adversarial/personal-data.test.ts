import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accountOf, unansweredQuestion } from '../chat.testing.ts';
import { promptsOf } from '../moderation/dataset/read-dataset.ts';
import { modelHarness } from './model-harness.testing.ts';

// A guard of the same API: what it is asked is in the vendor's journal too.
const harness = await modelHarness({ AI_MODERATION_MODEL: '', AI_GUARD_MODEL: 'penjaga' });
const personal = promptsOf(['personal']);
const digits = (text: string) => text.replace(/\D/g, '');

/** Asks in one conversation, and then on, so that the model is also sent what was said before. */
const converse = async (token: string, prompts: readonly string[]) => {
  await harness.resetCounts();
  harness.vendor().clearRequests();
  for (const [turn, prompt] of prompts.entries())
    await harness.ask(token, prompt, turn === 0 ? { is_new: true } : {});
  await harness.ask(token, unansweredQuestion);
};

const modelRequest = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.nullish(z.string()) })),
});

/** What the vendor was sent of a conversation, apart from our own instructions. */
const sentWords = () =>
  harness
    .vendor()
    .getRequests()
    .flatMap(({ body }) => modelRequest.parse(body).messages)
    .filter(({ role }) => role !== 'system')
    .map(({ content }) => content)
    .join('\n');

const letModelAnswer = () => {
  harness.vendor().on({ model: 'penjaga' }, { content: '{"verdict":"fine"}' });
  harness.answerWith('Ya.');
};

/** Headers and fields of a request; none says who asks, or from where. */
const usual = new Set([
  ...['accept', 'accept-encoding', 'authorization', 'connection', 'content-length'],
  ...['content-type', 'host', 'x-request-id'],
  ...['model', 'messages', 'tools', 'stream', 'stream_options', 'max_tokens', 'temperature'],
]);

/** A date by its parts, any other number by its length. */
const inThree = (label: string) => {
  const number = digits(label);
  const isDate = /^\d{1,2}[/-]\d{1,2}[/-]\d{4}$/.test(label);
  const form = new RegExp(`.{1,${Math.ceil(number.length / 3)}}`, 'g');
  return isDate ? label.split(/\D/) : (number.match(form) ?? []);
};

test('8. of a telephone number told in three messages the model gets the beginning at most', async () => {
  letModelAnswer();
  const { token } = await harness.family();

  await converse(token, ['nomorku 0812', '3456', '7890']);

  expect(harness.callCount()).toBeGreaterThan(0);
  expect(digits(sentWords())).not.toMatch(/3456|7890/);
  const rows = await harness.product().db.query(`select 1 from chat_turn where prompt ~ '7890'`);
  expect(rows).toEqual([]);
});

test('none of the personal data that redaction is tested with reaches the model, nor whose it is', async () => {
  letModelAnswer();
  const { token, email } = await harness.family();
  const leaks: string[] = [];
  const parts = new Set<string>();
  let all = '';

  for (const { label, text } of personal) {
    await converse(token, [text]);
    const pieces = label.split('|').flatMap((secret) => [secret, ...secret.split(' ')]);
    const words = sentWords();
    leaks.push(...pieces.filter((piece) => piece.length >= 4 && words.includes(piece)));
    expect(harness.callCount()).toBeGreaterThan(0);
    all += harness.sentText();
    // The journal marks what is its own.
    for (const { headers, body } of harness.vendor().getRequests())
      for (const part of Object.keys({ ...headers, ...Object(body) }))
        if (!part.startsWith('_')) parts.add(part);
  }

  const conversations = await harness
    .product()
    .db.query<{ id: string }>('select id from conversation');
  const id = await accountOf(harness.product(), email);
  const owner = [
    email,
    'Ibu Sari',
    '81234567890',
    id,
    token,
    ...conversations.map((each) => each.id),
  ];
  expect(leaks).toEqual([]);
  expect(owner.filter((text) => all.includes(text))).toEqual([]);
  expect([...parts].filter((part) => !usual.has(part))).toEqual([]);
}, 60_000);

test('no number of it that is split over three messages reaches the model', async () => {
  letModelAnswer();
  const { token } = await harness.family();
  const numbers = personal.filter(
    ({ label, text }) => /^[\d\s.+/-]{9,}$/.test(label) && text.includes(label),
  );
  const leaks: string[] = [];

  for (const { label, text } of numbers) {
    const [first = '', ...rest] = inThree(label);
    await converse(token, [text.replace(label, first), ...rest]);
    const words = digits(sentWords());
    // Two digits at the end, with all before them gone, are nobody's.
    const pieces = rest.filter((part) => part.length > 2 || label.includes('/'));
    leaks.push(...pieces.filter((part) => words.includes(part)).map((part) => `${text}: ${part}`));
  }

  expect(numbers.length).toBeGreaterThan(10);
  expect(leaks).toEqual([]);
}, 60_000);
