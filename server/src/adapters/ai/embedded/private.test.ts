import { expect, test } from 'vitest';
import type { Question } from '../../../ports/ai.ts';
import { embeddedHelper } from './embedded.ts';
import { readSituations } from './feelings/read-situations.ts';
import { en } from './text.en.ts';
import { id } from './text.id.ts';

const helper = await embeddedHelper();
const situations = await readSituations();

const answerTo = async (prompt: string) => {
  const asking = { prompt, ageBand: undefined, turns: [], summary: undefined };
  const question: Question = { ...asking, language: 'id', findItems: () => [] };
  let text = '';
  for await (const part of helper.answer(question, new AbortController().signal))
    if (part.kind === 'text') text += part.text;
  return text;
};

test.each([
  ['alamatku [alamat]', id.talk.keepPrivate],
  ['ayahku kerja di pt [tempat]', id.talk.keepPrivate],
  ['my password is [sandi]', en.talk.keepPrivate],
])('tells kindly why "%s" was taken out', async (prompt, words) => {
  expect(await answerTo(prompt)).toBe(words);
});

test('comforts nobody for a name or a school alone', async () => {
  const comforts = situations.map(({ text }) => text.en);

  expect(comforts).not.toContain(await answerTo("I'm [nama] and I'm 8"));
  expect(await answerTo('my school is [sekolah]')).toBe(en.talk.keepPrivate);
});
