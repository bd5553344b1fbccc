/** What a first play may weigh, compressed. A game on a prepaid phone is paid for by the megabyte. */
import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { type Bundled, reach } from './bundle.ts';

export interface Weight {
  own: number;
  kit: number;
  vendor: number;
  art: number;
  /** What the entry page asks for at once, beside itself. */
  files: number;
}

const kilobytes = (count: number): number => count * 1000;

export const budget: Weight = {
  own: kilobytes(60),
  kit: kilobytes(25),
  vendor: kilobytes(65),
  art: kilobytes(400),
  // Over HTTP/1.1 six travel at once; the others wait a whole way there and back.
  files: 10,
};

const packed = (name: string, content: string | Uint8Array): number =>
  // Already compressed formats travel as they are.
  /\.(?:woff2|webp|png|jpg|mp3|opus|ogg)$/.test(name)
    ? content.length
    : gzipSync(content, { level: 9 }).length;

/** A story is what is read, fetched when its book is opened: it weighs as pictures and sounds do. */
const isStory = (id: string): boolean => /[\\/]stories[\\/]/.test(id);

/** What sounds are made of stands for the clips that an item would carry instead. */
const isSound = (id: string): boolean => /[\\/]kit[\\/]src[\\/]sound[\\/]/.test(id);

const shareOf = (chunk: Rolldown.OutputChunk): 'own' | 'kit' | 'vendor' | 'art' => {
  const real = chunk.moduleIds.filter((id) => !id.startsWith('\0'));
  if (real.some((id) => id.includes('node_modules'))) return 'vendor';
  if (real.length > 0 && real.every((id) => isStory(id) || isSound(id))) return 'art';
  return real.length > 0 && real.every((id) => /[\\/]kit[\\/]src[\\/]/.test(id)) ? 'kit' : 'own';
};

const assetNames = (text: string): string[] => text.match(/assets\/[A-Za-z0-9_.-]+/g) ?? [];

/** The chunks that an entry page reaches, and every asset that those name. */
const reached = (output: Bundled, entry: string) => {
  const first = output.files.find((file) => file.type === 'chunk' && file.facadeModuleId === entry);
  if (first?.type !== 'chunk') throw new Error(`No chunk was built for ${entry}`);
  const chunks = reach(output.files, first);
  const names = new Set(
    chunks.flatMap(({ code, viteMetadata }) => [
      ...assetNames(code),
      ...(viteMetadata?.importedCss ?? []),
    ]),
  );
  const assets = new Map<string, Rolldown.OutputAsset>();
  for (const name of names) {
    const file = output.files.find((each) => each.fileName === name);
    if (file?.type !== 'asset') continue;
    assets.set(name, file);
    if (name.endsWith('.css'))
      for (const inner of assetNames(String(file.source))) names.add(inner);
  }
  return { first, chunks, assets: [...assets.values()] };
};

/** Every file behind an entry page, below `dist`. */
export const filesBehind = (output: Bundled, entry: string): string[] => {
  const { chunks, assets } = reached(output, entry);
  return [...chunks, ...assets].map(({ fileName }) => fileName);
};

const filesAtOnce = ({ files }: Bundled, first: Rolldown.OutputChunk): number => {
  const names = new Set([first.fileName]);
  for (const name of names) {
    const file = files.find((each) => each.fileName === name);
    if (file?.type !== 'chunk') continue;
    for (const next of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])])
      names.add(next);
  }
  return names.size;
};

/** Adds up what an entry page reaches. */
export const weigh = (output: Bundled, entry: string): Weight => {
  const { first, chunks, assets } = reached(output, entry);
  const weight: Weight = { own: 0, kit: 0, vendor: 0, art: 0, files: filesAtOnce(output, first) };
  for (const chunk of chunks) weight[shareOf(chunk)] += packed(chunk.fileName, chunk.code);
  for (const { fileName, source } of assets) weight.art += packed(fileName, source);
  return weight;
};

/** One line per limit that an item breaks. */
export const breaches = (id: string, weight: Weight): string[] => {
  const parts = ['own', 'kit', 'vendor', 'art', 'files'] as const;
  return parts
    .filter((part) => weight[part] > budget[part])
    .map((part) =>
      part === 'files'
        ? `${id}: its page asks for ${weight.files} files at once, ${budget.files} allowed`
        : `${id}: ${part} weighs ${weight[part]} bytes, ${budget[part]} allowed`,
    );
};
