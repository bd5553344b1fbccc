/**
 * Builds every piece of content into `dist/`: one entry page per folder, shared hashed assets, and
 * the catalogue that the server reads. What did not change since an earlier build comes from the cache.
 * Run `node content/build.ts`, with `--watch` to keep going. `--only games/my-game --into <folder>` builds
 * one item apart, to see its weight while it grows; `--root` and `--cache` are for tests.
 */
import { existsSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildContent, cacheOf } from './build/content.ts';

const { values } = parseArgs({
  options: {
    watch: { type: 'boolean' },
    only: { type: 'string' },
    root: { type: 'string', default: import.meta.dirname },
    into: { type: 'string' },
    cache: { type: 'string' },
  },
});
const root = resolve(values.root);
const dist = resolve(values.into ?? join(root, 'dist'));
const cache = resolve(values.cache ?? cacheOf(root));

const build = async (): Promise<void> => {
  const began = performance.now();
  const { built, weights } = await buildContent({ root, dist, cache, only: values.only });
  for (const [path, weight] of weights)
    console.log(`${path}: ${JSON.stringify(weight)} bytes, compressed`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${built.length} items built anew, in ${seconds} s with all else`);
};

const watchAndBuild = (): void => {
  let timer: NodeJS.Timeout | undefined;
  const again = (_: string, file: string | null): void => {
    if (file?.startsWith('dist')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      build().catch((error: unknown) => console.error(error));
    }, 150);
  };
  watch(root, { recursive: true }, again);
  watch(join(root, '../kit/src'), { recursive: true }, again);
};

// Watching begins from what is built: emptying it at once would take it from a server that starts.
if (!values.watch || !existsSync(join(dist, 'catalogue.json'))) await build();
if (values.watch) watchAndBuild();
