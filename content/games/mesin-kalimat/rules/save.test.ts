import { missed } from '@nobi/kit/game';
import { expect, test } from 'vitest';
import { codeOf, isBuildable, kinds, ordersOf } from './code.ts';
import { isKeepable, isWhole, mostPhotos, nextTrays } from './free.ts';
import { readSave, writeSave } from './save.ts';
import { counted } from './tasks.ts';

const digits = Array.from({ length: 10 }, (_, at) => at);
const all = kinds.flatMap((kind) =>
  digits.flatMap((a) => digits.flatMap((b) => digits.map((c) => ({ ...kind, a, b, c })))),
);
const built = all.filter(isBuildable);

test('brings back every sentence that can be built, alone and with two others', () => {
  expect(built.length).toBeGreaterThan(1500);
  for (const [at, order] of built.entries()) {
    const three = [order, ...built.slice(at + 1, at + 3)];

    expect(ordersOf(codeOf([order]))).toEqual([order]);
    expect(ordersOf(codeOf(three))).toEqual(three);
  }
});

test('lets in no sentence that the judge refuses, and no code that was mistyped', () => {
  for (const order of all.filter((each) => !isBuildable(each)))
    expect(ordersOf(codeOf([order]))).toBeNull();
  const code = codeOf(built.slice(40, 43));
  for (const at of [...code].keys())
    for (let wrong = 0; wrong < 10; wrong += 1) {
      const typed = [...code].map((digit, place) => (place === at ? `${wrong}` : digit)).join('');
      if (typed !== code) expect(ordersOf(typed), typed).toBeNull();
    }
});

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
