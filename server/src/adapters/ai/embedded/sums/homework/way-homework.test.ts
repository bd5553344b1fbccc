import { expect, test } from 'vitest';
import type { Turn } from '../../../../../ports/ai.ts';
import { embeddedHelper } from '../../embedded.ts';
import { homeworkText } from './homework-text.ts';

const helper = await embeddedHelper();
const { id, en } = homeworkText;

const converse = async (...lines: readonly string[]) => {
  const turns: Turn[] = [];
  for (const prompt of lines) {
    const asking = {
      prompt,
      language: 'id',
      ageBand: undefined,
      turns,
      summary: undefined,
    } as const;
    let text = '';
    const parts = helper.answer({ ...asking, findItems: () => [] }, new AbortController().signal);
    for await (const part of parts) if (part.kind === 'text') text += part.text;
    turns.push({ role: 'child', text: prompt }, { role: 'nobi', text });
  }
  return turns.filter(({ role }) => role === 'nobi').map(({ text }) => text);
};

test.each([
  ['PR: berapa FPB dari 12 dan 18?', id.ways.common, '6'],
  ['tugas, keliling persegi sisi 9 cm', id.ways.shape, '36'],
  ['homework: what is 35% of 200', en.ways.share, '70'],
])('“%s” as homework gets the way first, then what it comes to', async (set, way, result) => {
  const [hint = '', right = ''] = await converse(set, result);

  expect(hint).toContain(way);
  expect(hint).not.toContain(result);
  expect(right).toMatch(new RegExp(`^(?:${id.right}|${en.right})`));
  expect(right).toContain(result);
});

test('who gives up, or tries another number, sees all of it', async () => {
  const set = 'PR: berapa FPB dari 12 dan 18?';

  expect((await converse(set, 'nyerah'))[1]).toContain(id.full);
  expect((await converse(set, '9'))[1]).toContain(id.full);
});

test('what is only asked for is answered at once', async () => {
  expect((await converse('berapa FPB dari 12 dan 18?'))[0]).toContain('6');
});
