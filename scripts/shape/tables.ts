import { access, glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run.ts';
import { owners } from './table-owners.ts';

const server = 'server/src';
const migrations = `${server}/database/migrations`;

/** A restore empties and fills every table from the backup, whoever owns it. */
const restores = `${server}/backup/tables.store.ts`;

const created = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([a-z_]+)/gi;
const renamed = /\balter\s+table\s+([a-z_]+)\s+rename\s+to\s+([a-z_]+)/gi;
const name = /(?:only\s+)?([\w"$]+(?:\{[^}]*\}\w*)?)/.source;
const writes = [
  new RegExp(
    String.raw`\b(?:insert\s+into|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+${name}`,
    'gi',
  ),
  new RegExp(String.raw`\bupdate\s+${name}(?:\s+(?:as\s+)?\w+)?\s+set\b`, 'gi'),
  new RegExp(String.raw`\bcopy\s+${name}[^\`';]*\sfrom\s+stdin`, 'gi'),
];
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const isTest = (path: string) => /\.test\.ts$|testing|\.contract\.ts$/.test(path);

interface Source {
  readonly path: string;
  readonly text: string;
}

const sourcesOf = async (pattern: string): Promise<Source[]> => {
  const sources: Source[] = [];
  for await (const path of glob(pattern, { cwd: root }))
    sources.push({ path, text: await readFile(join(root, path), 'utf8') });
  return sources;
};

const ownerOf = new Map<string, string>(Object.entries(owners));

/** What is wrong with the statements of one file that write. */
const strangeWrites = ({ path, text }: Source): string[] => {
  if (path === restores) return [];
  const code = text.replace(comments, '');
  const tables = writes.flatMap((write) =>
    [...code.matchAll(write)].map(([, table = '']) => table),
  );
  return tables.flatMap((table) => {
    const owner = ownerOf.get(table.replaceAll('"', ''));
    if (owner === undefined)
      return [`${path} writes ${table}, which is no table by its name; write the name out`];
    return path.startsWith(`${server}/${owner}/`)
      ? []
      : [`${path} writes ${table}, which belongs to ${owner}; let it hand the write over`];
  });
};

/** The tables that there are once these files have been applied in their order. */
const tablesAfter = (migrated: readonly Source[]): Set<string> => {
  const tables = new Set<string>();
  for (const { text } of migrated) {
    for (const [, from = '', to = ''] of text.matchAll(renamed)) {
      tables.delete(from);
      tables.add(to);
    }
    for (const [, table = ''] of text.matchAll(created)) tables.add(table);
  }
  return tables;
};

const checkOwners = async (): Promise<string[]> => {
  const schema = [
    ...(await sourcesOf(`${migrations}/*.sql`)),
    ...(await sourcesOf(`${server}/database/online/applied.store.ts`)),
  ];
  const tables = tablesAfter(schema.toSorted((a, b) => a.path.localeCompare(b.path)));
  const nobodys = [...tables].filter((table) => !ownerOf.has(table));
  const gone = [...ownerOf.keys()].filter((table) => !tables.has(table));
  const folders = [...new Set(ownerOf.values())];
  const missing = await Promise.all(
    folders.map((folder) =>
      access(join(root, server, folder)).then(
        () => [],
        () => [folder],
      ),
    ),
  );
  return [
    ...nobodys.map((table) => `${table} has no owner; name one in scripts/shape/table-owners.ts`),
    ...gone.map(
      (table) => `scripts/shape/table-owners.ts names ${table}, which no migration makes`,
    ),
    ...missing
      .flat()
      .map((folder) => `scripts/shape/table-owners.ts names ${folder}, which is no room`),
  ];
};

/** Each table is written by one room of the server; whoever else needs a write is handed it. */
export const checkTables = async (): Promise<string[]> => {
  const sources = (await sourcesOf(`${server}/**/*.ts`)).filter(({ path }) => !isTest(path));
  return [...(await checkOwners()), ...sources.flatMap(strangeWrites)];
};
