import { readFile } from 'node:fs/promises';
import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { openRoom } from '../../steps/adult.ts';

test('a grown-up takes along a child’s learning, to read and for a machine', async ({
  page,
  product,
  words,
}) => {
  const { adult } = words;
  await enterAs(page, await paid(product), true);
  await openRoom(page, words);
  const take = async (kind: 'read' | 'xapi') => {
    const name = adult.learningExportOf[kind](adult.unnamedChild);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };

  const document = await take('read');
  const statements = await take('xapi');

  expect(document.name).toBe(adult.learningFile.file);
  expect(document.text).toContain(`<h1>${adult.learningFile.title(adult.unnamedChild)}</h1>`);
  expect(statements).toEqual({ name: 'nobi-xapi.json', text: '[]' });
});
