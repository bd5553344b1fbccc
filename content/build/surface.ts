/**
 * What the items take from the kit and the libraries. Kept whole in every bundle, it makes the files that
 * items share the same, whichever items are bundled together.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { FoundItem } from './items.ts';
import { isCopied, kitOf } from './own-copies.ts';
import { type Taken, takenBy } from './taken.ts';

export interface Surface {
  /** Of each item, by its path: the scripts that it stands on beyond its own folder and has copies of. */
  readonly beyond: ReadonlyMap<string, readonly string[]>;
  /** A module that takes all that any item takes. */
  readonly pin: string;
}

/** The scripts that an item begins with: those of its page, and what its questions are read from. */
const rootsOf = ({ entry, folder }: FoundItem): string[] => [
  ...[...readFileSync(entry, 'utf8').matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, source]) =>
    join(folder, source ?? ''),
  ),
  ...['course.ts', 'checks.ts'].map((name) => join(folder, name)).filter(existsSync),
];

const takeAll = (names: ReadonlySet<string>, source: string, at: number): string[] => {
  const from = JSON.stringify(source);
  const named = [...names].filter((name) => /^\w|^\$/.test(name)).toSorted();
  const used = named.map((name, i) => ({ name, as: `t${at}_${i}` }));
  return [
    names.has('') ? `import ${from};` : '',
    used.length > 0
      ? `import { ${used.map(({ name, as }) => `${name} as ${as}`).join(', ')} } from ${from};`
      : '',
    used.length > 0 ? `keep(${used.map(({ as }) => as).join(', ')});` : '',
    names.has('*') ? `import * as all${at} from ${from};\nkeep(all${at});` : '',
    names.has('()') ? `keep(() => import(${from}));` : '',
  ].filter((line) => line !== '');
};

/** In an order of its own, so that it does not change with the items that happen to come first. */
const pinOf = (taken: ReadonlyMap<string, ReadonlySet<string>>): string => {
  const sources = [...taken].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lines = sources.flatMap(([source, names], at) => takeAll(names, source, at));
  return `const keep = (...all) => globalThis.nobiKeep?.(all);\n${lines.join('\n')}\n`;
};

/** Where the kit keeps what its package calls so. */
const kitPaths = (kit: string): ReadonlyMap<string, string> => {
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(kit, 'package.json'), 'utf8'),
  );
  return new Map(
    Object.entries(exports).map(([name, file]) => [
      name.replace('.', '@nobi/kit'),
      join(kit, file),
    ]),
  );
};

export const surfaceOf = (root: string, items: readonly FoundItem[]): Surface => {
  const kit = kitPaths(kitOf(root));
  const isOthers = isCopied(root);
  const read = new Map<string, Taken>();
  const taken = new Map<string, Set<string>>();
  const take = (source: string, names: readonly string[]): void => {
    taken.set(source, new Set([...(taken.get(source) ?? []), ...names]));
  };
  const beyondOf = (item: FoundItem): string[] => {
    const found = new Set(rootsOf(item));
    for (const file of found) {
      const all = read.get(file) ?? takenBy(file);
      read.set(file, all);
      for (const { source, names } of all) {
        if (source.startsWith('virtual:')) continue;
        const isNear = source.startsWith('.');
        const path = isNear ? resolve(dirname(file), source) : (kit.get(source) ?? source);
        if (!path.startsWith(item.folder + sep) && !isOthers(path))
          take(isNear ? path : source, names);
        else if (path.endsWith('.ts')) found.add(path);
      }
    }
    return [...found].filter((file) => !file.startsWith(item.folder + sep)).toSorted();
  };
  const beyond = new Map(items.map((item) => [item.path, beyondOf(item)]));
  return { beyond, pin: pinOf(taken) };
};

export const pinName = 'virtual:pin';

export const pinFor = (pin: string): Plugin => ({
  name: 'nobi-pin',
  resolveId: (source) => (source === pinName ? `\0${pinName}` : null),
  load: (id) => (id === `\0${pinName}` ? pin : null),
});
