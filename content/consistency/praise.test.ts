/**
 * What may be said of a child only when it is true. Every line with such a claim stands here with the
 * praise that it is given as (`kit/src/learning/praise.ts`), or with why it claims nothing.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { praises } from '@nobi/kit/learning';
import { expect, test } from 'vitest';
import { findItems } from '../build/items.ts';

const claim =
  /sendiri|cara lain|jalan lain|tanpa bantuan|yourself|of your own|another way|all alone/i;

const about = 'about a work or a thing';
/** Given by the item's own rules: another way than the shown one, which is all that it says. */
const byRule = 'a way that differs';

const known: readonly (readonly [line: RegExp, praise: keyof typeof praises | string])[] = [
  [/^(?:readAlone|pageReadAlone): /, 'alone'],
  [/^otherWay: /, 'otherWay'],
  [/^praiseAgain: /, 'otherWay'],
  [/^ownWay: /, byRule],
  [/^ownWay \? /, byRule],
  [/^otherMove: /, about],
  [/^(?:filmRuns|pads|islandHome): /, about],
  [/^'Read it to yourself/, 'a goal'],
  [/^(?:coverGoal|self): /, 'a choice of the child'],
  [/(?:ceritamu|pulaumu) sendiri|made your own|make your own/i, about],
];

const claims = async (): Promise<string[]> => {
  const items = await findItems(join(import.meta.dirname, '..'));
  const lines = await Promise.all(
    items.map(async ({ folder }) => {
      const names = await readdir(folder, { recursive: true });
      const texts = names.filter((name) => /(?:^|\/)(?:text|lessons)\/[\w-]+\.ts$/.test(name));
      const sources = await Promise.all(texts.map((name) => readFile(join(folder, name), 'utf8')));
      return sources.flatMap((text) => text.split('\n').map((line) => line.trim()));
    }),
  );
  return lines.flat().filter((line) => claim.test(line) && /['`]/.test(line));
};

test('every claim about a child is listed with its praise', async () => {
  const all = await claims();

  expect(all.length).toBeGreaterThan(5);
  expect(all.filter((line) => !known.some(([pattern]) => pattern.test(line)))).toEqual([]);
});

test('every praise that is named is one of the table', () => {
  const named = known.map(([, praise]) => praise).filter((each) => !each.includes(' '));

  expect(named.filter((each) => !(each in praises))).toEqual([]);
});
