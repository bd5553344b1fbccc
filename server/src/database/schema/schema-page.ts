import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queryable } from '../database.ts';
import { type Group, schemaPage } from './mermaid.rules.ts';
import { readPrivacyMap } from './privacy-map.rules.ts';
import { readSchema } from './schema.store.ts';

const docs = join(import.meta.dirname, '../../../../docs');
export const schemaFile = join(docs, 'schema.md');

export const privacyMap = async () =>
  readPrivacyMap(await readFile(join(docs, 'privacy-map.md'), 'utf8'));

/** Draws a migrated database, grouped as the privacy map is. */
export const drawSchema = async (db: Queryable): Promise<string> => {
  const [tables, map] = await Promise.all([readSchema(db), privacyMap()]);
  const groups = new Map<string, Group>();
  for (const { table: name, owner } of map) {
    const table = tables.find((one) => one.name === name);
    if (!table) continue;
    groups.set(owner, { owner, tables: [...(groups.get(owner)?.tables ?? []), table] });
  }
  return schemaPage([...groups.values()]);
};
