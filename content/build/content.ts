/** Builds what changed and lays all of it out: pages, hashed files, and the lists that the server reads. */
import { join } from 'node:path';
import { runBatch } from './batch.ts';
import { breaches, type Weight } from './budget.ts';
import { keysOf } from './cache/inputs.ts';
import { openLaid } from './cache/laid.ts';
import { prune } from './cache/prune.ts';
import { type BuiltItem, openStore, type Store } from './cache/store.ts';
import type { FoundItem } from './items.ts';
import { type LaidItem, layOut } from './lay-out.ts';
import { sampleFaults } from './samples.ts';
import type { Surface } from './surface.ts';
import { survey } from './survey.ts';

export interface Place {
  readonly root: string;
  readonly dist: string;
  readonly cache: string;
  /** The path of the one item that is wanted. */
  readonly only?: string | undefined;
}

const known = async (
  store: Store,
  items: readonly FoundItem[],
  keys: ReadonlyMap<string, string>,
) => {
  const found = new Map<string, BuiltItem>();
  for (const { path } of items) {
    const built = await store.find(keys.get(path) ?? '');
    if (built) found.set(path, built);
  }
  return found;
};

/**
 * A process takes some 0.35 GB with its first item, and up to 20 MB more with each other. So many of the largest stay,
 * together with the process that waits for them, below 1 GB.
 */
const batchSize = 20;

interface Changed {
  readonly root: string;
  readonly cache: string;
  readonly items: readonly FoundItem[];
  readonly surface: Surface;
  readonly keys: ReadonlyMap<string, string>;
}

const buildItems = async ({ root, cache, items, surface, keys }: Changed) => {
  const store = openStore(cache);
  const built = new Map<string, BuiltItem>();
  for (let at = 0; at < items.length; at += batchSize) {
    const some = items.slice(at, at + batchSize);
    for (const each of await runBatch({ root, cache, items: some, pin: surface.pin }))
      built.set(...each);
    // What was written meanwhile may have gone in or not: nothing of it may be kept under the old name.
    for (const [path, key] of keysOf(root, some, surface))
      if (keys.get(path) !== key)
        throw new Error(`${path} changed while it was built: build again`);
    for (const { path } of some) {
      const [key, item] = [keys.get(path), built.get(path)];
      if (!key || !item) throw new Error(`${path} was not built`);
      await store.record(key, item);
    }
  }
  return built;
};

/** Fails before anything is laid out: a game that is too heavy leaves the last build in its place. */
const insist = (laid: readonly LaidItem[], isWhole: boolean): void => {
  const faults = isWhole ? sampleFaults(laid.map(({ item }) => item.manifest)) : [];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const broken = laid.flatMap(({ item, built }) => breaches(item.manifest.id, built.weight));
  if (broken.length > 0) throw new Error(`Budget broken:\n${broken.join('\n')}`);
};

export interface Report {
  /** The paths of the items that were built anew. */
  readonly built: readonly string[];
  /** What those weigh; the one that is wanted in any case. */
  readonly weights: ReadonlyMap<string, Weight>;
}

export const buildContent = async (place: Place): Promise<Report> => {
  const { root, dist, cache, only } = place;
  const { items, surface, keys, all } = await survey({ root, only });
  const laid = openLaid(cache, dist);
  if (only === undefined && (await laid.isAsLaid(all))) return { built: [], weights: new Map() };
  const store = openStore(cache);
  const before = await known(store, items, keys);
  const changed = items.filter(({ path }) => !before.has(path));
  const made = await buildItems({ root, cache, items: changed, surface, keys });
  const built = new Map([...before, ...made]);
  const toLay = items.map((item) => {
    const itsBuild = built.get(item.path);
    if (!itsBuild) throw new Error(`${item.path} was not built`);
    return { item, built: itsBuild };
  });
  insist(toLay, only === undefined);
  await laid.forget();
  await layOut({ root, dist, store, items: toLay });
  await laid.remember(all, [...keys.values()]);
  await prune(cache, Date.now());
  const reported = toLay.filter(({ item }) => only !== undefined || !before.has(item.path));
  return {
    built: changed.map(({ path }) => path),
    weights: new Map(reported.map(({ item, built: { weight } }) => [item.path, weight])),
  };
};

export const cacheOf = (root: string): string => join(root, '../.cache/content');
