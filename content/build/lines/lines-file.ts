/** Tells the server what is said aloud and known beforehand, so that somebody can record it. */
import { existsSync, globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { courseWords, makerWords, stageWords } from '@nobi/kit/build';
import { type LinesFile, linesFile, linesOfPair, type SpokenText } from '@nobi/kit/manifest';
import { openLadders } from '../../skills/hints/index.ts';
import { registry } from '../../skills/registry.ts';
import type { Story } from '../../tools/rak-buku/stories/story.ts';
import { bankWords } from '../../words/bank.ts';
import { readingSounds } from '../../words/sounds.ts';
import type { FoundItem } from '../items.ts';
import { libraryLines } from './story-lines.ts';
import { tableLines } from './text-pairs.ts';

/** Texts stand on the kit, and some of it on styles and pictures, which say nothing. */
const silent = { format: 'module', source: 'export default String()', shortCircuit: true };
registerHooks({
  load: (url, context, next) => (/\.(?:css|svg)(?:\?|$)/.test(url) ? silent : next(url, context)),
});

const anyPlay = { isFirst: false };
const sourcesIn = (folder: string) =>
  globSync('*.ts', { cwd: folder })
    .filter((name) => !/\.(?:test|testing)\.ts$/.test(name))
    .toSorted()
    .map((name) => join(folder, name));

/** A course's lessons are not here: the server has them, and staff may change them. */
const textLines = async (folder: string): Promise<SpokenText[]> => {
  const lines: SpokenText[] = [];
  for (const file of sourcesIn(join(folder, 'text'))) {
    const source: Record<string, unknown> = await import(`${file}?${Date.now()}`);
    for (const [name, table] of Object.entries(source)) lines.push(...tableLines(table, name));
  }
  return lines;
};

const storiesIn = async (folder: string): Promise<Story[]> => {
  const stories: Story[] = [];
  for (const file of sourcesIn(folder)) {
    const source: { default?: Story } = await import(`${file}?${Date.now()}`);
    if (source.default) stories.push(source.default);
  }
  return stories;
};

const itemLines = async ({ folder, manifest }: FoundItem): Promise<SpokenText[]> => {
  const stories = join(folder, 'stories');
  return [
    ...linesOfPair(manifest.goal, { at: 'goal', isFirst: true }),
    ...(await textLines(folder)),
    ...(existsSync(stories) ? libraryLines(await storiesIn(stories)) : []),
  ];
};

const soundLines = (): SpokenText[] =>
  readingSounds().map((words) => ({ at: words, language: 'id', words, ...anyPlay }));

const wordLines = (): SpokenText[] =>
  bankWords.flatMap((word) => linesOfPair(word, { at: word.id, ...anyPlay }));

const sharedLines = (): SpokenText[] =>
  Object.entries({ stageWords, courseWords, makerWords }).flatMap(([name, table]) =>
    tableLines(table, name).map((line) => ({ ...line, ...anyPlay })),
  );

const hintLines = (): SpokenText[] =>
  registry.flatMap(({ id }) =>
    openLadders(id).flatMap((ladder, way) =>
      [ladder.question, ladder.hint, ladder.smallerStep].flatMap((step, at) =>
        linesOfPair(step, { at: `${id}.${way}.${at}`, ...anyPlay }),
      ),
    ),
  );

export const linesFileOf = async (items: readonly FoundItem[]): Promise<LinesFile> => {
  const sets = [
    { id: 'sounds', lines: soundLines() },
    { id: 'words', lines: wordLines() },
    { id: 'shared', lines: sharedLines() },
    { id: 'hints', lines: hintLines() },
  ];
  for (const item of items) sets.push({ id: item.manifest.id, lines: await itemLines(item) });
  return linesFile.parse({ v: 1, sets });
};

export const publishLines = async (items: readonly FoundItem[], dist: string): Promise<void> => {
  await writeFile(join(dist, 'lines.json'), `${JSON.stringify(await linesFileOf(items))}\n`);
};
