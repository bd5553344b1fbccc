/** What a first play may weigh, compressed. A game on a prepaid phone is paid for by the megabyte. */
import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { type Bundled, reach } from './bundle.ts';

export interface Weight {
  own: number;
  kit: number;
  vendor: number;
  art: number;
}

const kilobytes = (count: number): number => count * 1000;

export const budget: Weight = {
  own: kilobytes(60),
  kit: kilobytes(25),
  vendor: kilobytes(65),
  art: kilobytes(400),
};

const packed = (name: string, content: string | Uint8Array): number =>
  // Already compressed formats travel as they are.
  /\.(?:woff2|webp|png|jpg|mp3|opus|ogg)$/.test(name)
    ? content.length
    : gzipSync(content, { level: 9 }).length;

const shareOf = (chunk: Rolldown.OutputChunk): keyof Weight => {
  const real = chunk.moduleIds.filter((id) => !id.startsWith('\0'));
  if (real.some((id) => id.includes('node_modules'))) return 'vendor';
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
  return { chunks, assets: [...assets.values()] };
};

/** Every file behind an entry page, below `dist`. */
export const filesBehind = (output: Bundled, entry: string): string[] => {
  const { chunks, assets } = reached(output, entry);
  return [...chunks, ...assets].map(({ fileName }) => fileName);
};

/** Adds up what an entry page reaches. */
export const weigh = (output: Bundled, entry: string): Weight => {
  const weight: Weight = { own: 0, kit: 0, vendor: 0, art: 0 };
  const { chunks, assets } = reached(output, entry);
  for (const chunk of chunks) weight[shareOf(chunk)] += packed(chunk.fileName, chunk.code);
  for (const { fileName, source } of assets) weight.art += packed(fileName, source);
  return weight;
};

/** One line per limit that an item breaks. */
export const breaches = (id: string, weight: Weight): string[] => {
  const parts = ['own', 'kit', 'vendor', 'art'] as const;
  return parts
    .filter((part) => weight[part] > budget[part])
    .map((part) => `${id}: ${part} weighs ${weight[part]} bytes, ${budget[part]} allowed`);
};
