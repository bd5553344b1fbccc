/**
 * Pictures and sounds under a name that says only what is in them. The bundler's own name begins with that of
 * whichever file of equal content it happens to see first, so it would change with the items built together.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Below this a picture travels inside what names it, as Vite has it by default. */
const inlined = 4096;
const isArt = /\.(?:webp|png|jpg|svg|mp3|opus|ogg)$/;
const inStyles = /url\((["']?)(\.{1,2}\/[^"')?#]+)\1\)/g;

/** Vite would look for them among its own files, and warn. */
export const isArtAddress = (id: string): boolean => id.startsWith('/assets/');

interface Art {
  readonly fileName: string;
  readonly source: Buffer;
}

const artIn = async (file: string, mayInline: boolean): Promise<Art | undefined> => {
  if (!isArt.test(file)) return undefined;
  const source = await readFile(file);
  if (mayInline && source.length < inlined) return undefined;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/${hash}${extname(file)}`, source };
};

/** Where a script imports it, or only its address. */
const wanted = (id: string): { file: string; mayInline: boolean } | undefined => {
  const [file = '', query = ''] = id.split('?');
  const wishes = query.split('&').filter((wish) => wish !== '' && !wish.startsWith('item='));
  if (wishes.some((wish) => wish !== 'url' && wish !== 'no-inline')) return undefined;
  return { file, mayInline: !wishes.includes('no-inline') };
};

export const artByContent = (): Plugin => {
  const emitted = new Set<string>();
  const addressOf = ({ fileName, source }: Art, emit: (art: Art) => void): string => {
    if (!emitted.has(fileName)) emit({ fileName, source });
    emitted.add(fileName);
    return `/${fileName}`;
  };
  return {
    name: 'nobi-art',
    enforce: 'pre',
    buildStart: () => emitted.clear(),
    async load(id) {
      const found = wanted(id);
      const art = found && (await artIn(found.file, found.mayInline));
      if (!art) return null;
      const address = addressOf(art, (each) => this.emitFile({ type: 'asset', ...each }));
      return { code: `export default ${JSON.stringify(address)}`, moduleSideEffects: false };
    },
    async transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.css')) return null;
      let styles = code;
      for (const [whole, , path = ''] of code.matchAll(inStyles)) {
        const art = await artIn(join(dirname(file), path), true);
        if (!art) continue;
        const address = addressOf(art, (each) => this.emitFile({ type: 'asset', ...each }));
        styles = styles.replaceAll(whole, `url("${address}")`);
      }
      return styles === code ? null : { code: styles, map: null };
    },
  };
};
