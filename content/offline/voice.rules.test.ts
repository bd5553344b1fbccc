import { expect, test } from 'vitest';
import { clipFilesIn, voiceBytesToBring } from './voice.rules.ts';

const spoken = {
  list: '/voice/lists/a.json',
  clips: { k1: ['/voice/one', 10], k2: ['/voice/two', 20], k3: ['/voice/one', 10] },
} as const;
const offer = { list: spoken.list, bytes: 99 };
const all = new Set(['/voice/one', '/voice/two']);

test('a recording of two lines is one file', () => {
  expect(clipFilesIn({ spoken })).toEqual({ '/voice/one': 10, '/voice/two': 20 });
});

test.each([
  ['all of it is here', [offer, all], undefined],
  ['the browser took one away', [offer, new Set(['/voice/one'])], 20],
  ['a newer version changed something', [{ list: '/voice/lists/b.json', bytes: 99 }, all], 99],
  ['nothing is recorded any more', [undefined, all], 0],
] as const)('where %s', (_case, [newest, there], bytes) => {
  expect(voiceBytesToBring(newest, { spoken, there })).toBe(bytes);
});

test('where nothing was ever recorded nothing is to bring', () => {
  expect(voiceBytesToBring(undefined, { spoken: undefined, there: new Set() })).toBeUndefined();
  expect(voiceBytesToBring(offer, { spoken: undefined, there: new Set() })).toBe(99);
});
