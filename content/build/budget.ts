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

/** Adds up an entry page, the chunks it reaches, and every asset that those name. */
export const weigh = (output: Bundled, entry: string): Weight => {
  const weight: Weight = { own: 0, kit: 0, vendor: 0, art: 0 };
  const first = output.files.find((file) => file.type === 'chunk' && file.facadeModuleId === entry);
  if (first?.type !== 'chunk') throw new Error(`No chunk was built for ${entry}`);
  const assets = new Set<string>();
  for (const chunk of reach(output.files, first)) {
    weight[shareOf(chunk)] += packed(chunk.fileName, chunk.code);
    for (const name of [...assetNames(chunk.code), ...(chunk.viteMetadata?.importedCss ?? [])])
      assets.add(name);
  }
  for (const name of assets) {
    const file = output.files.find((each) => each.fileName === name);
    if (file?.type !== 'asset') continue;
    weight.art += packed(name, file.source);
    if (name.endsWith('.css'))
      for (const inner of assetNames(String(file.source))) assets.add(inner);
  }
  return weight;
};

/** One line per limit that an item breaks. */
export const breaches = (id: string, weight: Weight): string[] => {
  const parts = ['own', 'kit', 'vendor', 'art'] as const;
  return parts
    .filter((part) => weight[part] > budget[part])
    .map((part) => `${id}: ${part} weighs ${weight[part]} bytes, ${budget[part]} allowed`);
};
