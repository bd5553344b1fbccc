import { mostPlayBytes, type VoiceClip } from '@nobi/contract';
import { expect, test } from 'vitest';
import { clipsOfItem } from './item-clips.rules.ts';

const recordedAs = (clips: Record<string, [file: string, bytes: number]>) =>
  new Map(
    Object.entries(clips).map(([key, [file, bytes]]): [string, VoiceClip] => [
      key,
      { key, file, bytes },
    ]),
  );
const line = (key: string, isFirst = true) => ({ key, isFirst });
const keysOf = (clips: readonly VoiceClip[]) => clips.map(({ key }) => key);

test('an item is saved with what its first play says before what comes later', () => {
  const recorded = recordedAs({
    later: ['a', 5_000],
    goal: ['b', 5_000],
    bye: ['c', 5_000],
    other: ['d', 5_000],
  });
  const own = [line('later', false), line('goal'), line('unrecorded')];

  const clips = clipsOfItem({ own, shared: [line('bye', false)], borrowed: [] }, recorded);

  expect(keysOf(clips)).toEqual(['goal', 'bye', 'later']);
});

test('what an item borrows comes after all of its own', () => {
  const recorded = recordedAs({
    ma: ['a', 5_000],
    later: ['b', 300_000],
    goal: ['c', 95_000],
    hint: ['d', 1],
  });
  const own = [line('later', false), line('goal')];

  const clips = clipsOfItem({ own, shared: [], borrowed: [line('ma'), line('hint')] }, recorded);

  expect(keysOf(clips)).toEqual(['goal', 'later', 'ma']);
});

test('no item brings more than a play may, and what is too long leaves room for shorter lines', () => {
  const many = Array.from({ length: 8 }, (_, at) => `line${at}`);
  const recorded = recordedAs({
    ...Object.fromEntries(many.map((key) => [key, [key, 55_000]])),
    short: ['short', 10_000],
  });

  const clips = clipsOfItem(
    { own: [...many, 'short'].map((key) => line(key)), shared: [], borrowed: [] },
    recorded,
  );

  expect(keysOf(clips)).toEqual([...many.slice(0, 7), 'short']);
  expect(clips.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(mostPlayBytes);
});

test('one recording of two lines weighs once', () => {
  const recorded = recordedAs({
    one: ['same', 300_000],
    two: ['same', 300_000],
    three: ['other', 100_000],
  });

  const clips = clipsOfItem(
    { own: ['one', 'two', 'three', 'one'].map((key) => line(key)), shared: [], borrowed: [] },
    recorded,
  );

  expect(keysOf(clips)).toEqual(['one', 'two', 'three']);
});
