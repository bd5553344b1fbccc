import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { promptsOf } from '../../chat/guard/prompts.ts';
import { accountOf, unknown } from '../chat.testing.ts';
import { besideModel } from './beside.testing.ts';

// A guard of the same API: what it is asked is in the vendor's journal too.
const beside = besideModel({ AI_MODERATION_MODEL: '', AI_GUARD_MODEL: 'penjaga' });
const personal = promptsOf('personal');
const digits = (text: string) => text.replace(/\D/g, '');

/** Asks in one talk, and then on, so that the model is also sent what was said before. */
const talk = async (token: string, prompts: readonly string[]) => {
  await beside.forgetCounts();
  beside.vendor().clearRequests();
  for (const [turn, prompt] of prompts.entries())
    await beside.asks(token, prompt, turn === 0 ? { is_new: true } : {});
  await beside.asks(token, unknown);
};

const asked = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.nullish(z.string()) })),
});

/** What the vendor was sent of a talk, apart from our own instructions. */
const said = () =>
  beside
    .vendor()
    .getRequests()
    .flatMap(({ body }) => asked.parse(body).messages)
    .filter(({ role }) => role !== 'system')
    .map(({ content }) => content)
    .join('\n');

const answering = () => {
  beside.vendor().on({ model: 'penjaga' }, { content: '{"verdict":"fine"}' });
  beside.says('Ya.');
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
  answering();
  const { token } = await beside.family();

  await talk(token, ['nomorku 0812', '3456', '7890']);

  expect(beside.asked()).toBeGreaterThan(0);
  expect(digits(said())).not.toMatch(/3456|7890/);
  const kept = await beside.product().db.query(`select 1 from chat_turn where prompt ~ '7890'`);
  expect(kept).toEqual([]);
});

test('none of the personal data that the scrub is tested with reaches the model, nor whose it is', async () => {
  answering();
  const { token, email } = await beside.family();
  const told: string[] = [];
  const parts = new Set<string>();
  let all = '';

  for (const { label, text } of personal) {
    await talk(token, [text]);
    const pieces = label.split('|').flatMap((secret) => [secret, ...secret.split(' ')]);
    const words = said();
    told.push(...pieces.filter((piece) => piece.length >= 4 && words.includes(piece)));
    expect(beside.asked()).toBeGreaterThan(0);
    all += beside.sent();
    // The journal marks what is its own.
    for (const { headers, body } of beside.vendor().getRequests())
      for (const part of Object.keys({ ...headers, ...Object(body) }))
        if (!part.startsWith('_')) parts.add(part);
  }

  const talks = await beside.product().db.query<{ id: string }>('select id from conversation');
  const id = await accountOf(beside.product(), email);
  const owner = [email, 'Ibu Sari', '81234567890', id, token, ...talks.map((each) => each.id)];
  expect(told).toEqual([]);
  expect(owner.filter((text) => all.includes(text))).toEqual([]);
  expect([...parts].filter((part) => !usual.has(part))).toEqual([]);
}, 60_000);

test('no number of it that is split over three messages reaches the model', async () => {
  answering();
  const { token } = await beside.family();
  const numbers = personal.filter(
    ({ label, text }) => /^[\d\s.+/-]{9,}$/.test(label) && text.includes(label),
  );
  const told: string[] = [];

  for (const { label, text } of numbers) {
    const [first = '', ...rest] = inThree(label);
    await talk(token, [text.replace(label, first), ...rest]);
    const words = digits(said());
    // Two digits at the end, with all before them gone, are nobody's.
    const pieces = rest.filter((part) => part.length > 2 || label.includes('/'));
    told.push(...pieces.filter((part) => words.includes(part)).map((part) => `${text}: ${part}`));
  }

  expect(numbers.length).toBeGreaterThan(10);
  expect(told).toEqual([]);
}, 60_000);
