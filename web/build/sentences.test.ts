import { glob, readFile } from 'node:fs/promises';
import { catalogue } from '@nobi/contract';
import { expect, test } from 'vitest';
import { sentencesIn, writtenSentences } from './sentences.ts';

const written = (file: string): unknown => {
  const { transform } = writtenSentences();
  if (typeof transform !== 'function') throw new Error('It transforms nothing.');
  // @ts-expect-error: called without the bundler that would be `this`; it asks nothing of it.
  return transform('', file);
};

test.each(['en', 'id'] as const)('writes the %s sentences out, and no other', (language) => {
  const code: unknown = Object(written(`/web/src/text/errors.${language}.ts`)).code;

  const text = String(code).replace('export const errors = ', '').replace(/;$/, '');
  expect(JSON.parse(text)).toEqual(sentencesIn(language));
  expect(Object.keys(catalogue)).toEqual(expect.arrayContaining(Object.keys(JSON.parse(text))));
  expect(sentencesIn(language)).not.toHaveProperty('nobi_hurry');
  expect(sentencesIn(language).offline).toBe(catalogue.offline[language]);
});

test('leaves every other file as it is', () => {
  expect(written('/web/src/shell/words.en.ts')).toBeUndefined();
});

test('no page brings both languages of the catalogue, or the half of the router that it needs not', async () => {
  const heavy =
    /import \{[^}]*\b(?:wordsOf|isErrorCode|catalogue)\b[^}]*\} from '@nobi|useSearchParams/;
  const cwd = new URL('../src', import.meta.url).pathname;

  const found: string[] = [];
  for await (const file of glob('**/*.{ts,tsx}', { cwd, exclude: ['**/*.test.ts'] }))
    if (heavy.test(await readFile(`${cwd}/${file}`, 'utf8'))) found.push(file);

  expect(found).toEqual([]);
});
