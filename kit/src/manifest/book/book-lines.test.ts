import { expect, test } from 'vitest';
import { bookLines } from './book-lines.ts';
import { sentencesOf } from './sentences.ts';

const both = (text: string) => ({ id: `${text} (id)`, en: `${text} (en)` });
const question = (ask: string) => ({
  ask: both(ask),
  right: both('Yes'),
  wrong: [both('No'), both('Never')],
});

test('a page is read sentence by sentence, and what stands in quotation marks is parted as well', () => {
  expect(sentencesOf('“Lele! Ada lele!” kata Papa.')).toEqual([
    '“Lele!',
    'Ada lele!”',
    'kata Papa.',
  ]);
});

test('a book says its title, its sentences, its questions with every answer, and how to tell it again', () => {
  const lines = bookLines(
    {
      id: 'mandi',
      title: both('Bath'),
      pages: [{ text: { id: 'Satu. Dua.', en: 'One.' } }],
      questions: [question('Who?'), question('Where?')],
      retell: [both('First?')],
    },
    false,
  );
  const spoken = (language: 'id' | 'en') =>
    lines.filter((line) => line.language === language).map(({ words }) => words);

  expect(spoken('id')).toEqual([
    ...['Bath (id)', 'Satu.', 'Dua.'],
    ...['Who? (id)', 'Yes (id)', 'No (id)', 'Never (id)'],
    ...['Where? (id)', 'Yes (id)', 'No (id)', 'Never (id)'],
    'First? (id)',
  ]);
  expect(spoken('en')).toContain('One.');
  expect(lines.find(({ words }) => words === 'Dua.')).toMatchObject({ at: 'mandi.0.1' });
});
