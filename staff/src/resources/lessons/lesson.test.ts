import { expect, test } from 'vitest';
import { words } from '../../text/words.ts';
import { inWords, lessonPath, placeIn, wordsOfFinding } from './lesson.ts';

test('finds the place in the name of a lesson’s page', () => {
  expect(placeIn('sahabat-angka.see-five')).toEqual({
    course: 'sahabat-angka',
    lesson: 'see-five',
  });
  expect(lessonPath('sahabat-angka', 'see-five')).toBe('/lessons/sahabat-angka.see-five/show');
});

test('says a line in the other language while the reader’s own is empty', () => {
  expect(inWords({ id: 'Halo', en: 'Hello' })).toBe('Hello');
  expect(inWords({ id: 'Halo', en: '' })).toBe('Halo');
  expect(inWords({ id: '', en: '' })).toBe('—');
  expect(inWords({ id: '', en: 'Two\nlines' })).toBe('Two lines');
});

test('has words for a finding of a newer server, too', () => {
  expect(wordsOfFinding('number')).toBe(words.lessons.findings.number);
  expect(wordsOfFinding('never-heard-of')).toBe(words.lessons.findings.unknown);
});
