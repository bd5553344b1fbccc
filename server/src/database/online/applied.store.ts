import type { ClientBase } from 'pg';
import { type Migration, MigrationProblem } from './migration-files.ts';

export type MigrationClient = Pick<ClientBase, 'query'>;

/** What a database has had, with the checksum of then. */
export const readApplied = async (client: MigrationClient): Promise<Map<string, string>> => {
  await client.query(
    `CREATE TABLE IF NOT EXISTS schema_migration (
       name text PRIMARY KEY,
       checksum text NOT NULL,
       applied_at timestamptz NOT NULL DEFAULT now()
     )`,
  );
  const { rows } = await client.query('SELECT name, checksum FROM schema_migration');
  return new Map(rows.map((row) => [row.name, row.checksum]));
};

export const insertApplied = (client: MigrationClient, { name, checksum }: Migration) =>
  client.query('INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)', [name, checksum]);

/** Those that this database has not had. Throws MigrationProblem when one has changed since. */
export const freshOf = (
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): Migration[] => {
  const changed = migrations.find(
    ({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum,
  );
  if (changed)
    throw new MigrationProblem(
      `${changed.name} was changed after it had been applied to this database. ` +
        'Put it back as it was and write the change as a new file.',
    );
  return migrations.filter(({ name }) => !applied.has(name));
};

/** Where the last batch ended; nothing before the first. */
export const readMark = async (client: MigrationClient, name: string): Promise<string | null> => {
  const { rows } = await client.query('SELECT mark FROM schema_progress WHERE name = $1', [name]);
  return rows[0]?.mark ?? null;
};

export const saveMark = (
  client: MigrationClient,
  { name, mark, rows }: { name: string; mark: string; rows: number },
) =>
  client.query(
    `INSERT INTO schema_progress (name, mark, rows) VALUES ($1, $2, $3)
     ON CONFLICT (name) DO UPDATE SET mark = excluded.mark, rows = schema_progress.rows + excluded.rows,
       changed_at = now()`,
    [name, mark, rows],
  );

/** An index whose building was interrupted is there by name, used by nobody and kept up by every write. */
export const isInvalidIndex = async (client: MigrationClient, name: string): Promise<boolean> => {
  const { rows } = await client.query(
    'SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [name],
  );
  return rows.length > 0;
};
