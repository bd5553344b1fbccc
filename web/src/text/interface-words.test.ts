import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Where families read: pages, errors, letters, content. Lists of words to recognise are no speech. */
const spoken = [
  'web/src/**/{words,*-words}*.ts',
  'web/src/features/welcome/text/*.ts',
  'contract/src/error-rows/*.ts',
  'server/src/**/{letter,receipt,invoice,reminder,*-letter,*-letters*,*-page,*.page,*.words,*.text.*}.ts',
  'server/src/web/offline.routes.ts',
  'kit/src/**/words.ts',
  'content/{games,courses,tools}/**/{text,lessons,checks}/*.ts',
  'content/{games,courses,tools}/*/manifest.ts',
  'content/skills/**/*.ts',
  'server/src/modules/chat/**/{replies.*,*.words}.ts',
  'server/src/adapters/**/{*.text.*,text.*,*.text,*-text,small-talk.*}.ts',
];

const retired = () =>
  readFileSync(join(root, 'docs/interface-words.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| what it is'))
    .flatMap((line) => (line.split('|').at(4) ?? '').split(','))
    .map((word) => word.trim())
    .filter(Boolean);

test('families read no word that docs/interface-words.md has retired', () => {
  const words = retired();
  const files = globSync(spoken, { cwd: root }).filter((path) => !path.includes('.test.'));
  const found = files.flatMap((path) => {
    // A line break is written `\n` in the source, and would hide the word that follows it.
    const text = readFileSync(join(root, path), 'utf8').toLowerCase().replaceAll('\\n', ' ');
    return words
      .filter((word) => new RegExp(`\\b${word.toLowerCase()}(?:nya|mu|ku)?\\b`).test(text))
      .map((word) => `${path}: ${word}`);
  });

  expect(words.length).toBeGreaterThan(8);
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
