/** Bundles some items, and keeps what came of them. */
import { answerApart, askApart } from './apart.ts';
import { filesBehind, weigh } from './budget.ts';
import { type Bundled, bundle, type Order } from './bundle.ts';
import { type BuiltItem, openStore, type Store } from './cache/store.ts';
import type { FoundItem } from './items.ts';
import { thumbnailOf } from './thumbnail.ts';

interface Batch extends Order {
  readonly cache: string;
}

const contentOf = ({ files }: Bundled): Map<string, string | Uint8Array> =>
  new Map(files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));

const keepItem = async (store: Store, item: FoundItem, output: Bundled): Promise<BuiltItem> => {
  const contents = contentOf(output);
  const behind = filesBehind(output, item.entry);
  const files: Record<string, string> = {};
  for (const name of [`${item.path}/index.html`, ...behind]) {
    const content = contents.get(name);
    if (content === undefined) throw new Error(`${item.path} needs ${name}, which was not built`);
    Object.assign(files, await store.keep(name, content));
  }
  const { name, picture } = await thumbnailOf(item);
  Object.assign(files, await store.keep(name, picture));
  const build = output.builds.get(item.path);
  if (build === undefined) throw new Error(`${item.path} has no build`);
  return { build, weight: weigh(output, item.entry), behind, thumbnail: `/${name}`, files };
};

/** What became of each item, by its path. */
type Built = ReadonlyMap<string, BuiltItem>;

const run = async ({ cache, ...order }: Batch): Promise<Built> => {
  const store = openStore(cache);
  const output = await bundle(order);
  const built = new Map<string, BuiltItem>();
  for (const item of order.items) built.set(item.path, await keepItem(store, item, output));
  return built;
};

export const runBatch = (batch: Batch): Promise<Built> => askApart(import.meta.filename, batch);

answerApart(import.meta.filename, run);
