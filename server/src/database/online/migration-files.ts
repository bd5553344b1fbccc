import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * `at-start` runs before this process serves, whole or not at all. The others run while families
 * play: `concurrently` statement by statement outside a transaction, `batches` one statement again
 * and again, each time a transaction of its own, from the mark where the last one ended.
 */
export type MigrationKind = 'at-start' | 'concurrently' | 'batches';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  readonly kind: MigrationKind;
  /** What must be whole before this one (`-- after: 450-x.batches.sql`). */
  readonly after: readonly string[];
}

/** A migration that cannot be applied; the message names the file and what to do. */
export class MigrationProblem extends Error {
  override name = 'MigrationProblem';
}

const form = /^\d{3}-[a-z0-9-]+(?:\.(concurrently|batches))?\.sql$/;

const kindOf = (name: string): MigrationKind => {
  const kind = form.exec(name)?.[1];
  return kind === 'concurrently' || kind === 'batches' ? kind : 'at-start';
};

const afterOf = (sql: string) =>
  [...sql.matchAll(/^-- after: (\S+)$/gm)].map(([, name = '']) => name);

/** The migrations this product knows, in order of name. */
export const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const odd = names.find((name) => !form.test(name));
  if (odd) throw new MigrationProblem(`${odd}: a migration is named like 010-account.sql.`);
  const migrations = await Promise.all(
    names.map(async (name) => {
      // A checkout on Windows must not count as a change.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { name, sql, checksum, kind: kindOf(name), after: afterOf(sql) };
    }),
  );
  for (const { name, after } of migrations)
    for (const earlier of after)
      if (!names.includes(earlier) || earlier >= name)
        throw new MigrationProblem(`${name}: there is no ${earlier} before it.`);
  return migrations;
};
