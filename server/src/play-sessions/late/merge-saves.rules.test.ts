import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeSaves } from './merge-saves.rules.ts';

const text = (save: object) => JSON.stringify({ v: 1, ...save });
const merged = (base: object | null, stored: object, sent: object): Record<string, unknown> =>
  JSON.parse(mergeSaves({ base: base && text(base), stored: text(stored), sent: text(sent) }));

const work = (i: number, m: string) => ({ i, m });

test('keeps the works of both devices', () => {
  const base = { works: [work(1, 'house')] };

  const { works } = merged(
    base,
    { works: [work(1, 'house'), work(2, 'cat')] },
    { works: [work(1, 'house'), work(3, 'dog')] },
  );

  expect(works).toEqual([work(2, 'cat'), work(1, 'house'), work(3, 'dog')]);
});

test('keeps both states of a work that both have changed, and neither is on the other’s place', () => {
  const { works } = merged(
    { works: [work(1, 'house')] },
    { works: [{ ...work(1, 'red house'), s: 1 }] },
    { works: [work(1, 'blue house')] },
  );

  expect(works).toEqual([work(2, 'red house'), work(1, 'blue house')]);
});

test('keeps both of two new works that happen to have the same number', () => {
  const { books } = merged(
    { books: [] },
    { books: [[1, ['kancil']]] },
    { books: [[1, ['timun mas']]] },
  );

  expect(books).toEqual([
    [2, ['kancil']],
    [1, ['timun mas']],
  ]);
});

test('a work that one device threw away stays away, unless the other went on with it', () => {
  const base = { works: [work(1, 'house'), work(2, 'cat')] };

  const { works } = merged(
    base,
    { works: [work(1, 'house'), work(2, 'cat with hat')] },
    { works: [] },
  );

  expect(works).toEqual([work(2, 'cat with hat')]);
});

test('lessons that either device finished are finished, and who saw more of a skill is believed', () => {
  const { progress } = merged(
    null,
    {
      progress: {
        lessons: { one: { done: 2, work: [1] } },
        learning: { skills: { add: { seen: 9, mastered: true }, see: { seen: 1 } } },
      },
    },
    {
      progress: {
        lessons: { one: { done: 1, work: [2] }, two: { done: 1, work: [] } },
        learning: { skills: { add: { seen: 3 }, see: { seen: 4 } } },
      },
    },
  );

  expect(progress).toEqual({
    lessons: { one: { done: 2, work: [2] }, two: { done: 1, work: [] } },
    learning: { skills: { add: { seen: 9, mastered: true }, see: { seen: 4 } } },
  });
});

test('of settings the newer one counts, and what only one device changed is that change', () => {
  const save = merged(
    { desk: { color: 1 }, sitting: null },
    { desk: { color: 2 }, sitting: { at: 3 } },
    { desk: { color: 4 }, sitting: null },
  );

  expect(save).toEqual({ v: 1, desk: { color: 4 }, sitting: { at: 3 } });
});

test('what is no save of a known form gives way to what was sent', () => {
  expect(mergeSaves({ base: null, stored: 'old', sent: 'new' })).toBe('new');
});

test('what was thrown away here takes nothing with it that looks the same', () => {
  const [there, here] = [
    { i: 3, m: '' },
    { i: 1, m: '' },
  ];

  expect(merged({ works: [there] }, { works: [here] }, { works: [there] }).works).toEqual([here]);
});

test('no picture is ever lost, whatever two devices do', () => {
  const works = fc.uniqueArray(fc.record({ i: fc.integer({ min: 1, max: 6 }), m: fc.string() }), {
    selector: ({ i }) => i,
  });
  fc.assert(
    fc.property(works, works, works, (base, stored, sent) => {
      const result = JSON.stringify(
        merged({ works: base }, { works: stored }, { works: sent }).works,
      );
      const had = new Set(base.map((each) => JSON.stringify(each)));
      const news = [...stored, ...sent].filter((each) => !had.has(JSON.stringify(each)));

      for (const { m } of news) expect(result).toContain(`"m":${JSON.stringify(m)}`);
      const numbers = merged({ works: base }, { works: stored }, { works: sent }).works;
      const ids = Array.isArray(numbers) ? numbers.map(({ i }) => i) : [];
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test('things that came into the world of a game stay, whichever device is late', () => {
  const { progress } = merged(
    { progress: { brought: 3 } },
    { progress: { brought: 9 } },
    { progress: { brought: 5 } },
  );

  expect(progress).toEqual({ brought: 9 });
});
