import { expect, test } from 'vitest';
import { report as en } from '../words.en.ts';
import { report as id } from '../words.id.ts';
import { isQuiet } from './week.rules.ts';

const nothing = { alone: [], withHelp: [], again: [], hard: null };
const full = {
  alone: ['Pasangan 5', 'Suku kata terbuka'],
  withHelp: ['Mengenal 6 sampai 10'],
  again: ['Menulis huruf'],
  hard: 'Pasangan 10',
};

test('one sentence says what she can, what slipped and what is hard, in that order', () => {
  expect(id.weekLine('Sari', full)).toBe(
    'Sari kini bisa sendiri “Pasangan 5” dan “Suku kata terbuka”, dengan bantuan “Mengenal 6 sampai 10”; perlu diulang “Menulis huruf”; masih sulit “Pasangan 10”.',
  );
  expect(en.weekLine('Sari', full)).toBe(
    'Sari can now do “Pasangan 5” and “Suku kata terbuka” alone, and “Mengenal 6 sampai 10” with help; “Menulis huruf” needs another look; “Pasangan 10” is still hard.',
  );
});

test.each([
  [{ ...nothing, alone: ['A'] }, 'Sari kini bisa sendiri “A”.', 'Sari can now do “A” alone.'],
  [
    { ...nothing, withHelp: ['A', 'B'] },
    'Sari kini bisa dengan bantuan “A” dan “B”.',
    'Sari can now do “A” and “B” with help.',
  ],
  [{ ...nothing, hard: 'A' }, 'Untuk Sari masih sulit “A”.', 'For Sari “A” is still hard.'],
  [
    { ...nothing, again: ['A'], hard: 'B' },
    'Untuk Sari perlu diulang “A”; masih sulit “B”.',
    'For Sari “A” needs another look; “B” is still hard.',
  ],
])('says no more than there is: %o', (says, indonesian, english) => {
  expect([id.weekLine('Sari', says), en.weekLine('Sari', says)]).toEqual([indonesian, english]);
});

test('a week in which nothing moved and nothing is stuck is quiet', () => {
  expect([isQuiet(nothing), isQuiet({ ...nothing, hard: 'A' })]).toEqual([true, false]);
});
