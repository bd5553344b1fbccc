/** What was laid into a `dist`, and from what: a build that finds both unchanged has nothing to do. */
import { glob, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf, writeWhole } from './store.ts';

export interface Laid {
  readonly dist: string;
  readonly all: string;
  readonly keys: readonly string[];
  /** Name below `dist` to its size and the time when it was written. */
  readonly files: Readonly<Record<string, readonly [size: number, time: number]>>;
}

export const filesBelow = async (dist: string): Promise<string[]> => {
  const names: string[] = [];
  for await (const entry of glob('**/*', { cwd: dist, withFileTypes: true }))
    if (entry.isFile()) names.push(join(entry.parentPath, entry.name).slice(dist.length + 1));
  return names.toSorted();
};

const looksOf = async (dist: string): Promise<Laid['files']> => {
  const rows = [];
  for (const name of await filesBelow(dist)) {
    const { size, mtimeMs } = await stat(join(dist, name));
    rows.push([name, [size, mtimeMs]] as const);
  }
  return Object.fromEntries(rows);
};

export const openLaid = (cache: string, dist: string) => {
  const folder = join(cache, 'laid');
  const file = join(folder, `${hashOf(dist).slice(0, 16)}.json`);
  const read = async (name: string): Promise<Laid | undefined> => {
    const text = await readFile(name, 'utf8').catch(() => undefined);
    return text === undefined ? undefined : JSON.parse(text);
  };
  return {
    async isAsLaid(all: string): Promise<boolean> {
      const laid = await read(file);
      return (
        laid?.all === all && JSON.stringify(laid.files) === JSON.stringify(await looksOf(dist))
      );
    },
    /** Before the first file is changed, so that a killed build is not taken for a whole one. */
    forget: (): Promise<void> => rm(file, { force: true }),
    async remember(all: string, keys: readonly string[]): Promise<void> {
      const laid: Laid = { dist, all, keys, files: await looksOf(dist) };
      await writeWhole(file, JSON.stringify(laid));
    },
  };
};
