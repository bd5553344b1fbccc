import { expect, test } from 'vitest';
import type { Question } from '../../../ports/ai.ts';
import { embeddedHelper } from './embedded.ts';
import { languageOfMessage } from './language.rules.ts';
import { en } from './text.en.ts';
import { id } from './text.id.ts';

const helper = await embeddedHelper();
const ask = async (prompt: string, language: 'en' | 'id' = 'id') => {
  const question: Question = {
    prompt,
    language,
    ageBand: undefined,
    turns: [],
    summary: undefined,
    findItems: () => [],
  };
  let said = '';
  for await (const part of helper.answer(question, new AbortController().signal))
    if (part.kind === 'text') said += part.text;
  return said;
};

test.each([
  ['Halo Nobi!', id.talk.hello],
  ['kamu robot ya?', id.talk.who],
  ['Siapa yang bisa baca ini?', id.talk.readers],
  ['makasih ya', id.talk.thanks],
  ['kamu bisa apa?', id.talk.can],
  ['apa kabar', id.talk.howAreYou],
  ['Who are you?', en.talk.who],
  ['Can my mom read this?', en.talk.readers],
  ['thank you so much', en.talk.thanks],
  ['bye bye', en.talk.bye],
])('answers "%s" with a fixed line in its language', async (prompt, said) => {
  expect(await ask(prompt)).toBe(said);
});

test.each([
  ['Kenapa langit biru?', 'id', id.offline],
  ['What is the capital of France?', 'id', en.offline],
  ['tell me about dinosaurs', 'en', en.offline],
  ['siapa presiden pertama Indonesia', 'en', id.offline],
  ['🦄🦄🦄', 'en', en.offline],
  ['a'.repeat(2000), 'id', id.offline],
] as const)('says honestly that it cannot answer "%s"', async (prompt, page, said) => {
  expect(await ask(prompt, page)).toBe(said);
});

test('does the sum that a greeting brings along', async () => {
  expect(await ask('Halo Nobi, berapa 3/4 + 1/8?')).toMatch(/^3\/4 \+ 1\/8 = 7\/8\n/);
});

test.each([
  ['berapa 5 + 3', 'en', 'id'],
  ['how much is 5 + 3', 'id', 'en'],
  ['5 + 3', 'en', 'en'],
  ['5 + 3', 'id', 'id'],
  ['eja gajah dong', 'en', 'id'],
] as const)('hears the language of "%s" on a page in %s', (text, page, language) => {
  expect(languageOfMessage(text, page)).toBe(language);
});

test('answers anything within 50 ms', async () => {
  const pieces = [
    '(',
    '((1+',
    '1/',
    '9,9.9',
    'apa ya ',
    'suku kata ',
    'a-',
    '½',
    '𝟛',
    '\u202e',
    '1 ',
  ];
  const began = performance.now();
  for (const piece of pieces) await ask(piece.repeat(2000).slice(0, 2000));
  for (const piece of pieces) await ask(piece.repeat(500).slice(0, 500));

  expect((performance.now() - began) / (2 * pieces.length)).toBeLessThan(50);
});
