import { missed } from '@nobi/kit/game';
import { expectCodesOfSound, expectNoMistyped } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { isBuildable, kinds, levels } from './code.ts';
import { isKeepable, isWhole, mostPhotos, nextTrays } from './free.ts';
import { readSave, writeSave } from './save.ts';
import { counted } from './tasks.ts';

const digits = Array.from({ length: 10 }, (_, at) => at);
const all = kinds.flatMap((kind) =>
  digits.flatMap((a) => digits.flatMap((b) => digits.map((c) => ({ ...kind, a, b, c })))),
);
const built = all.filter(isBuildable);

test('brings back every sentence that can be built, alone and with two others, and none that the judge refuses', () => {
  expect(built.length).toBeGreaterThan(1500);
  expectCodesOfSound(levels, {
    sound: built,
    refused: all.filter((order) => !isBuildable(order)),
  });
});

test('lets in no code that was mistyped', () => expectNoMistyped(levels, built.slice(40, 43)));

test('keeps a session, the album and the level that is being built', () => {
  const begun = counted.sessions.start(readSave(null).progress, { seed: 8, day: 1 });
  const { game } = counted.sessions.moveOn(missed(begun), 1);
  const album = [
    ['the', 'cat', 'is', 'next to', 'the', 'box'],
    ['are', 'two', 'goats', 'flying'],
  ];
  const made = built.slice(7, 9);

  const read = readSave(writeSave({ ...game, album, made }));

  expect(read).toEqual({ ...game, album, made });
  expect(read.progress.brought).toBe(1);
});

test('shows nothing from a save but sentences that the machine can read, and starts afresh from none', () => {
  const begun = counted.sessions.start(readSave(null).progress, { seed: 8, day: 1 });
  const album = ['the,cat,is,rude', '<b>,is', 'he,is,dancing', 7];
  const text = JSON.stringify({
    ...JSON.parse(writeSave({ ...begun, album: [], made: [] })),
    album,
  });

  expect(readSave(text).album).toEqual([['he', 'is', 'dancing']]);
  expect(begun.session).toMatchObject({ level: 0, at: 0 });
  for (const save of ['', '{', '{"v":2}', '{"v":1,"sitting":{"taskId":"gone"},"made":"99"}'])
    expect(readSave(save)).toMatchObject({ session: null, made: [], album: [] });
});

/** Walks every way that the trays of the free play lead, from word to word. */
const ends = (words: readonly string[]): string[][] => {
  const trays = nextTrays(words);
  // Of each tray the first, the last and one between: all kinds of ways, in seconds.
  const next = trays.flatMap((tray) => [
    ...new Set([tray[0], tray[tray.length >> 1], tray.at(-1)]),
  ]);
  return next.length === 0
    ? [[...words]]
    : next.flatMap((word) => (word === undefined ? [] : ends([...words, word])));
};

test('leads from every word of the free play to a sentence that happens and can be album', () => {
  const sentences = ends([]);

  expect(sentences.length).toBeGreaterThan(1000);
  expect(mostPhotos).toBeGreaterThan(5);
  for (const words of sentences) {
    expect(isWhole(words), words.join(' ')).toBe(true);
    expect(isKeepable(words), words.join(' ')).toBe(true);
  }
});
