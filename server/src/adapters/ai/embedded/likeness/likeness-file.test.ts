import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { indexBytes, indexFrom } from './likeness-file.ts';
import { inByte, ofByte } from './likeness-index.ts';

const src = join(import.meta.dirname, '../../../..');
const learnt = [
  'adapters/ai/embedded/likeness/cards.bin',
  'adapters/ai/embedded/likeness/situations.bin',
  'modules/chat/moderation/classifier/weights.bin',
  'modules/chat/moderation/answer-safety/weights.bin',
  'modules/chat/moderation/answer-safety/weights-of-answers.bin',
];

test('all that is learnt is at most five megabytes', () => {
  const bytes = learnt.reduce((sum, path) => sum + statSync(join(src, path)).size, 0);

  expect(bytes).toBeLessThanOrEqual(5_000_000);
});

test('an index that is read and written again is the same bytes', () => {
  const file = readFileSync(join(import.meta.dirname, 'situations.bin'));

  expect(indexBytes(indexFrom(file)).equals(file)).toBe(true);
});

test('a small weight is kept nearly as exactly as a large one', () => {
  for (const weight of [0.01, 0.05, 0.3, 1])
    expect(Math.abs(ofByte(inByte(weight)) - weight) / weight).toBeLessThan(0.04);
});
