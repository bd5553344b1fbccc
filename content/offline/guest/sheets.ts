import { type Find, textAddress } from './names.ts';

const named =
  /url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^"'()\s]+))\s*\)|@import\s+(?:"([^"\n]*)"|'([^'\n]*)')/g;

interface Sheets {
  readonly find: Find;
  /** The address that stands in for a file which is no sheet. */
  readonly addressOf: (path: string) => string;
  readonly textOf: (path: string) => string;
  /** The sheets that import this one. */
  readonly within?: readonly string[];
}

/** A style sheet in which each file of the package stands itself. */
export const movedSheet = (text: string, path: string, sheets: Sheets): string => {
  const within = [...(sheets.within ?? []), path];
  return text.replace(named, (all: string, ...names: (string | undefined)[]) => {
    const name = names.slice(0, 5).find((each) => each !== undefined);
    const found = name === undefined ? undefined : sheets.find(name, path);
    if (found === undefined || within.includes(found)) return all;
    const address = found.endsWith('.css')
      ? textAddress('text/css', movedSheet(sheets.textOf(found), found, { ...sheets, within }))
      : sheets.addressOf(found);
    return all.startsWith('@import') ? `@import url("${address}")` : `url("${address}")`;
  });
};
