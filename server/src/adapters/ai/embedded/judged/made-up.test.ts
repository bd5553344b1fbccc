import { expect, test } from 'vitest';
import { embeddedHelper } from '../embedded.ts';
import { readJudged } from './read-judged.testing.ts';

const helper = await embeddedHelper();
const isComforted = (prompt: string) => {
  const asking = { prompt, language: 'id', ageBand: undefined, turns: [] } as const;
  return helper.fits({ ...asking, summary: undefined, findItems: () => [] }) === 'comfort';
};

test('who draws, writes, watches or plays something bad is not comforted for it', async () => {
  const sentences = (await readJudged('made-up.unread.tsv')).map(([sentence = '']) => sentence);

  expect(sentences.filter(isComforted).length).toBeLessThanOrEqual(1);
});

test.each(['aku gambar rumah kebakaran', 'i drew a house on fire'])(
  '"%s" is a drawing',
  (sentence) => {
    expect(isComforted(sentence)).toBe(false);
  },
);
