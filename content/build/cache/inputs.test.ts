import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findItems } from '../items.ts';
import { openContent, type SmallContent } from '../small-content.testing.ts';
import { surfaceOf } from '../surface.ts';
import { inputsOf } from './inputs.ts';

const game = 'games/jembatan-sepuluh';
const other = 'games/warung-martabak';
let content: SmallContent;

beforeAll(async () => {
  content = await openContent([game, other]);
});
afterAll(() => content.close());

const inputs = async () => {
  const items = await findItems(content.root);
  return inputsOf(content.root, items, surfaceOf(content.root, items));
};
/** Which items a change to a file has built anew. */
const builtFor = async (change: () => Promise<void>): Promise<string[]> => {
  const before = await inputs();
  await change();
  const after = await inputs();
  return [...after.keys].flatMap(([path, key]) => (before.keys.get(path) === key ? [] : [path]));
};
const within = (...path: string[]) => join(content.root, ...path);
const comment = '\n/* Changed. */\n';

test('builds nothing anew where nothing changed, and one item for its own files', async () => {
  expect(await builtFor(async () => {})).toEqual([]);
  expect(await builtFor(() => appendFile(within(game, 'game.css'), comment))).toEqual([game]);
  expect(await builtFor(() => writeFile(within(game, 'new.svg'), '<svg/>'))).toEqual([game]);
  expect(await builtFor(() => writeFile(within(game, 'new.test.ts'), comment))).toEqual([]);
  expect(await builtFor(() => rm(within(game, 'new.svg')))).toEqual([game]);
});

test('builds all anew for the kit, for shared pictures and for other versions', async () => {
  const shared = [join(content.kit, 'src/spoken.ts'), within('fonts/fonts.css')];

  for (const file of [...shared, within('../package-lock.json')])
    expect(await builtFor(() => appendFile(file, comment)), file).toEqual([game, other]);
});

test('builds for a script beside the shelves those that stand on it', async () => {
  expect(await builtFor(() => appendFile(within('skills/fraction.ts'), comment))).toEqual([other]);
});

test('builds all anew when an item is the first to take something of the kit', async () => {
  const found = await builtFor(() =>
    appendFile(within(game, 'main.ts'), `import { wordIn } from '@nobi/kit/bank';\nwordIn;\n`),
  );

  expect(found).toEqual([game, other]);
});

test('sees a change of what only the lists are made of', async () => {
  const before = await inputs();
  await appendFile(within('skills/at-home/money.ts'), comment);

  expect((await inputs()).all).not.toBe(before.all);
});
