/** A game is manifest, rules, text and scene on the kit's engine; what these take may not grow. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const mostLines = 1800;

const games = join(import.meta.dirname, '../games');
const names = await readdir(games);

const sourcesIn = async (folder: string): Promise<string[]> =>
  existsSync(folder)
    ? (await readdir(folder, { recursive: true }))
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => join(folder, name))
    : [];

const linesOf = async (game: string): Promise<number> => {
  const folders = ['rules', 'text', 'scene'].map((name) => join(games, game, name));
  const files = [
    join(games, game, 'manifest.ts'),
    ...(await Promise.all(folders.map(sourcesIn))).flat(),
  ];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);
};

test.each(names)('keeps what is its own small: %s', async (game) => {
  expect(await linesOf(game)).toBeLessThanOrEqual(mostLines);
});
