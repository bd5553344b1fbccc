import { expect, test } from 'vitest';
import type { Turn } from '../../../../ports/ai.ts';
import { resolveFollowUp } from '../dialogue/resolve-follow-up.rules.ts';
import { embeddedHelper } from '../embedded.ts';
import { languageOfMessage } from '../language.rules.ts';
import { readJudged } from './read-judged.testing.ts';

const helper = await embeddedHelper();

/** What is answered to each line of a talk. */
const converse = async (lines: readonly string[]) => {
  const turns: Turn[] = [];
  for (const prompt of lines) {
    const language = languageOfMessage(lines[0]?.toLowerCase() ?? '', 'id');
    const asking = { prompt, language, ageBand: undefined, turns: [...turns], summary: undefined };
    let text = '';
    const parts = helper.answer({ ...asking, findItems: () => [] }, new AbortController().signal);
    for await (const part of parts) if (part.kind === 'text') text += part.text;
    turns.push({ role: 'child', text: prompt }, { role: 'nobi', text });
  }
  return turns.filter(({ role }) => role === 'nobi').map(({ text }) => text);
};

const isUnderstood = async (question: string, followUp: string, wanted: string) => {
  const [first = '', second = ''] = await converse([question, followUp]);
  if (wanted === '+') return second !== first;
  if (wanted.startsWith('='))
    return wanted
      .slice(1)
      .split('/')
      .some((word) => new RegExp(`\\b${word}\\b`, 'i').test(second));
  const meaning = resolveFollowUp(followUp, [question]) ?? '';
  return wanted.split(' ').every((each) => each.split('/').some((word) => meaning.includes(word)));
};

test.each([
  ['unread', 34, 40],
  ['sealed', 31, 35],
  ['development', 34, 35],
  ['train', 104, 110],
])('understands follow-ups of the %s set', async (part, least, all) => {
  const rows = await readJudged(`follow-ups.${part}.tsv`);
  let understood = 0;
  for (const [question = '', followUp = '', wanted = ''] of rows)
    if (await isUnderstood(question, followUp, wanted)) understood += 1;

  expect(rows).toHaveLength(all);
  expect(understood).toBeGreaterThanOrEqual(least);
});

test('answers the follow-up, not the word in it', async () => {
  const [, dog = ''] = await converse(['apa bahasa inggrisnya kucing?', 'kalau anjing?']);
  const [, paris = ''] = await converse(['what is the capital of Japan?', 'and France?']);

  expect(dog.toLowerCase()).toContain('dog');
  expect(paris).toContain('Paris');
});

test('after words for a feeling it stays near, and does not change the subject', async () => {
  const [, near = ''] = await converse(['i want to cry', 'idk']);

  expect(near).toContain('listening');
});
