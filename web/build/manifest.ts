import type { Manifest } from 'vite';

/** Keys of a chunk and of every chunk it needs before it can run. */
export const chunksOf = (manifest: Manifest, key: string, seen = new Set<string>()) => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) chunksOf(manifest, next, seen);
  return seen;
};

/** Keys of everything that an entry may load sooner or later. */
export const reachableFrom = (manifest: Manifest, key: string, seen = new Set<string>()) => {
  if (seen.has(key)) return [...seen];
  seen.add(key);
  const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
  for (const next of [...imports, ...dynamicImports]) reachableFrom(manifest, next, seen);
  return [...seen];
};

/** Style sheets in the order in which they must apply: what is imported comes first. */
export const stylesOf = (manifest: Manifest, keys: readonly string[]) => {
  const chunks = keys.flatMap((key) => [...chunksOf(manifest, key)].reverse());
  return [...new Set(chunks.flatMap((key) => manifest[key]?.css ?? []))];
};

export const scriptsOf = (manifest: Manifest, keys: readonly string[]) => {
  const chunks = keys.flatMap((key) => [...chunksOf(manifest, key)]);
  return [...new Set(chunks.flatMap((key) => manifest[key]?.file ?? []))];
};
