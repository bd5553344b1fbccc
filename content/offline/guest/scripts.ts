import type { Find } from './names.ts';

const specifier = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{0,2}\/[^"'\n]+)\2/g;
const ownAddress = /\bimport\.meta\.url\b/g;

/**
 * A script whose own address is `data:`: other modules of the package are named by their whole addresses, which the
 * page's import map knows, and what a module calls its own address is the one that it has with a line.
 */
export const movedScript = (text: string, path: string, { base, find }: Moving): string =>
  text
    .replace(specifier, (all: string, ...parts: string[]) => {
      const [before = '', quote = '', name = ''] = parts;
      const found = find(name, path);
      return found === undefined ? all : `${before}${quote}${addressOf(found, base)}${quote}`;
    })
    .replace(ownAddress, () => JSON.stringify(addressOf(path, base)));

export interface Moving {
  /** The address of the page. */
  readonly base: string;
  readonly find: Find;
}

export const addressOf = (path: string, base: string) => new URL(path, new URL('.', base)).href;

export const isScript = (path: string) => /\.m?js$/.test(path);
