/** Names each item by all that its build reads: the same name, the same files. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FoundItem } from '../items.ts';
import { kitOf } from '../own-copies.ts';
import type { Surface } from '../surface.ts';
import { hashOf } from './store.ts';

export interface Inputs {
  /** Item path to the name of its build. */
  readonly keys: ReadonlyMap<string, string>;
  /** Names the build of everything, with the lists that are made of all items. */
  readonly all: string;
}

/** Name to hash. */
type Files = ReadonlyMap<string, string>;

const isBuilt = (name: string) => !/\.test\.ts$|\.md$/.test(name);
const notHere = /^(?:dist|node_modules)$/;

const hashedIn = (folder: string, pattern: string, exclude: RegExp): Files => {
  const entries = globSync(pattern, {
    cwd: folder,
    withFileTypes: true,
    exclude: ({ name }) => exclude.test(name),
  });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(isBuilt)
    .toSorted();
  return new Map(names.map((name) => [name, hashOf(readFileSync(join(folder, name)))]));
};

const list = (files: Iterable<readonly [string, string]>): string =>
  [...files].map((row) => row.join(' ')).join('\n');

/** This very code, which is not in a content that a test has laid. */
const builder = (): string => list(hashedIn(join(import.meta.dirname, '..'), '**/*', notHere));

/** They go into no item, or only as an item's own copy. */
const isForNoItem = (name: string) =>
  /^(?:consistency|dev|offline|simulate|starter)\//.test(name) ||
  /^(?:art|boards|course-parts|skills|words)\/.*\.ts$/.test(name);

/** All that stands beside the items. */
const besideItems = (root: string): Files =>
  new Map([
    ...hashedIn(root, '**/*', /^(?:dist|node_modules|games|courses|tools)$/),
    ...hashedIn(root, '{games,courses,tools}/*', notHere),
  ]);

/** What changes every item. */
const baseOf = (root: string, beside: Files, { pin }: Surface): string => {
  const shared = [...beside].filter(([name]) => !isForNoItem(name));
  const kit = hashedIn(kitOf(root), '**/*', notHere);
  const ofRepository = ['package-lock.json', 'tsconfig.base.json'].map((name) =>
    hashOf(readFileSync(join(root, '..', name))),
  );
  return hashOf(
    [process.version, ...ofRepository, builder(), pin, list(kit), list(shared)].join('\n\n'),
  );
};

export const keysOf = (
  root: string,
  items: readonly FoundItem[],
  surface: Surface,
): Inputs['keys'] => {
  const base = baseOf(root, besideItems(root), surface);
  const keyOf = ({ path, folder }: FoundItem): string => {
    const beyond = (surface.beyond.get(path) ?? []).map(
      (file) => [relative(root, file), hashOf(readFileSync(file))] as const,
    );
    return hashOf([base, path, list(hashedIn(folder, '**/*', notHere)), list(beyond)].join('\n\n'));
  };
  return new Map(items.map((item) => [item.path, keyOf(item)]));
};

export const inputsOf = (root: string, items: readonly FoundItem[], surface: Surface): Inputs => {
  const keys = keysOf(root, items, surface);
  const names = items.map(({ manifest, path }) => `${path} ${JSON.stringify(manifest)}`);
  return { keys, all: hashOf([list(keys), list(besideItems(root)), ...names].join('\n\n')) };
};
