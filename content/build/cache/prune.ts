/** Drops what no `dist` that still exists was laid from. */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Laid } from './laid.ts';
import type { BuiltItem } from './store.ts';

/** Another build may be about to use what nobody names yet. */
const newMs = 3_600_000;

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

const readEach = async <Data>(folder: string): Promise<Map<string, Data>> => {
  const found = new Map<string, Data>();
  for (const name of await namesIn(folder))
    if (name.endsWith('.json'))
      found.set(name, JSON.parse(await readFile(join(folder, name), 'utf8')));
  return found;
};

const dropOthers = async (folder: string, used: ReadonlySet<string>, now: number) => {
  for (const name of await namesIn(folder)) {
    if (used.has(name)) continue;
    const file = join(folder, name);
    if (now - (await stat(file)).mtimeMs > newMs) await rm(file, { force: true });
  }
};

export const prune = async (cache: string, now: number): Promise<void> => {
  const laid = await readEach<Laid>(join(cache, 'laid'));
  const stands = [...laid].filter(([, { dist }]) => existsSync(dist));
  const keys = new Set(stands.flatMap(([, each]) => each.keys.map((key) => `${key}.json`)));
  await dropOthers(join(cache, 'laid'), new Set(stands.map(([name]) => name)), now);
  await dropOthers(join(cache, 'items'), keys, now);
  const items = await readEach<BuiltItem>(join(cache, 'items'));
  const hashes = new Set([...items.values()].flatMap(({ files }) => Object.values(files)));
  await dropOthers(join(cache, 'twins'), new Set([...hashes].map((hash) => `${hash}.json`)), now);
  await dropOthers(join(cache, 'files'), hashes, now);
};
