import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'answers');
const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').trim().split('\n');
const wordsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .replaceAll("'", '')
      .match(/[\p{L}\d]+/gu) ?? [],
  );

const pairsIn = (name: string) =>
  linesOf(name)
    .slice(1)
    .map((line) => wordsOf(line.split('\t').at(-1) ?? ''));

/** Of so many words of ten that two answers share, one tells of the other. */
const shared = 0.6;

/** Which answers hold a word. */
const byWord = (answers: readonly ReadonlySet<string>[]) => {
  const found = new Map<string, ReadonlySet<string>[]>();
  for (const answer of answers)
    for (const word of answer) found.set(word, [...(found.get(word) ?? []), answer]);
  return found;
};

const isLikeOne = (one: ReadonlySet<string>, others: ReturnType<typeof byWord>) => {
  const counts = new Map<ReadonlySet<string>, number>();
  for (const word of one)
    for (const other of others.get(word) ?? []) counts.set(other, (counts.get(other) ?? 0) + 1);
  return [...counts].some(([other, count]) => count >= shared * Math.max(one.size, other.size));
};

test('no answer that is learnt from is like one that is only counted', () => {
  const counted = byWord([
    ...pairsIn('with-questions.unread.tsv'),
    ...pairsIn('with-questions.tuning.tsv'),
    ...pairsIn('with-questions.others.tsv'),
  ]);
  const learnt = readdirSync(join(folder, 'with-questions')).flatMap((name) =>
    pairsIn(join('with-questions', name)),
  );

  expect(learnt.length).toBeGreaterThan(15_000);
  expect(learnt.filter((one) => isLikeOne(one, counted))).toEqual([]);
});
