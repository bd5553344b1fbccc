/** What a script takes from others, read from its text. */
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

export type Taken = readonly {
  readonly source: string;
  /** Besides names: `''` for its effects, `*` for all of it, `()` for all of it, later. */
  readonly names: readonly string[];
}[];

const nameOf = ({ kind, name }: { kind: string; name?: string | null }): string =>
  kind === 'Name' ? (name ?? '*') : kind === 'Default' ? 'default' : '*';

/** Types are gone before anything is bundled, and so is a script that gives nothing else. */
export const takenBy = (file: string): Taken => {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const imports = staticImports.flatMap(({ moduleRequest, entries }) => {
    const values = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && values.length === 0) return [];
    const names = ['', ...values.map(({ importName }) => nameOf(importName))];
    return [{ source: moduleRequest.value, names }];
  });
  const exports = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, importName, isType }) =>
      moduleRequest && !isType
        ? [{ source: moduleRequest.value, names: ['', nameOf(importName)] }]
        : [],
    );
  const later = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const source = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(start, end))?.[1];
    return source === undefined ? [] : [{ source, names: ['()'] }];
  });
  return [...imports, ...exports, ...later];
};
