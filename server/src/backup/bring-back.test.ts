import { expect, test } from 'vitest';
import { testDatabase } from '../database/testing.ts';
import { writtenByMigrations } from './bring-back.ts';

test('a database that nobody has used counts as empty, so that a backup can come into it', async () => {
  const { db, drop } = await testDatabase();
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const filled: string[] = [];
  for (const { name } of tables) {
    const rows = await db.query(`select 1 from ${name} limit 1`);
    if (rows.length > 0) filled.push(name);
  }
  await drop();

  expect(filled.filter((name) => !writtenByMigrations.has(name))).toEqual(['schema_migration']);
});
