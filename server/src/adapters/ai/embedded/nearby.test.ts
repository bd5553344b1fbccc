import { expect, test } from 'vitest';
import type { FoundItem, Question } from '../../../ports/ai.ts';
import { embeddedHelper } from './embedded.ts';
import { id } from './text.id.ts';

const helper = await embeddedHelper();
const items = ['satu', 'dua', 'tiga', 'empat'].map(
  (name): FoundItem => ({ kind: 'game', id: name, title: name, description: '', thumbnail: '' }),
);

const partsOf = async (prompt: string, found: readonly FoundItem[]) => {
  const question: Question = {
    prompt,
    language: 'id',
    ageBand: undefined,
    turns: [],
    summary: undefined,
    findItems: () => found,
  };
  const parts = [];
  for await (const part of helper.answer(question, new AbortController().signal)) parts.push(part);
  return parts;
};

test('with the honest line come at most three things of the catalogue that are near', async () => {
  const parts = await partsOf('siapa pacar ariel', items);

  expect(parts[0]).toMatchObject({ text: `${id.offline}\n\n${id.items.perhaps}` });
  expect(parts.slice(1).map((part) => part.kind === 'card' && part.item.id)).toEqual([
    'satu',
    'dua',
    'tiga',
  ]);
});

test.each([
  ['is near', 'siapa pacar ariel', []],
  ['was asked about', '🦄🦄🦄', items],
])('where nothing %s, the honest line stands without any of it', async (_what, prompt, found) => {
  const parts = await partsOf(prompt, found);

  expect(parts[0]).toEqual({ kind: 'text', text: id.offline });
  expect(parts.filter(({ kind }) => kind === 'card')).toEqual([]);
});
