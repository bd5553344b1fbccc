import { expect, test } from 'vitest';
import { hashOf, linesToRead, recordAfter, unreadLines } from './read-lines.ts';

const units = linesToRead();

test('knows the lines of all items, of hints, of what is done at home and of the kit', () => {
  expect(units.size).toBeGreaterThan(30);
  for (const [unit, lines] of units) expect(lines.length, unit).toBeGreaterThan(5);
});

test('a line that changed by a letter counts as unread', () => {
  const unit = 'games/warung-martabak';
  const lines = units.get(unit) ?? [];
  const changed = lines.map(({ path, line }) => ({ path, line: `${line}!` }));

  expect(unreadLines(unit, changed)).toHaveLength(changed.length);
  expect(hashOf({ line: 'Ketuk satu.' })).not.toBe(hashOf({ line: 'Ketuk dua.' }));
});

test('what was read of one language is kept when the other is read, until it is gone', () => {
  const [tap, ketuk, gone] = ['Tap one.', 'Ketuk satu.', 'Tap two.'].map((line) => ({
    path: 'content/games/x/text/text.ts',
    line,
  }));
  if (!(tap && ketuk && gone)) throw new Error('there are three lines');
  const english = new Set(recordAfter(new Set(), [tap, ketuk, gone], [tap, gone]));

  expect([...english].toSorted()).toEqual([tap, gone].map(hashOf).toSorted());
  expect(recordAfter(english, [tap, ketuk], [ketuk])).toEqual([tap, ketuk].map(hashOf).toSorted());
});

/** `npm run lines` says the same; content/README.md says what a second reader looks for. */
test.each([...units])('somebody other than its writer has read every line of %s', (unit, lines) => {
  expect(unreadLines(unit, lines).map(({ path, line }) => `${path}: ${line}`)).toEqual([]);
});
