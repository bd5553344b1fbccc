import { type ClientBase, escapeIdentifier } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Queryable } from '../database/database.ts';
import { isDistributed, nobody } from '../database/placement/nobody.ts';
import type { Manifest } from './manifest.ts';

export interface BackupTable {
  readonly name: string;
  readonly columns: string[];
}

type Client = Pick<ClientBase, 'query'>;

const ours = `(select oid from pg_namespace where nspname = current_schema())`;
const columnsOf = ({ columns }: BackupTable) => columns.map(escapeIdentifier).join(', ');
/** Whose books are of erased families' orders: a backup says so alike, wherever it was taken (`nobody.ts`). */
const isBook = (name: string) => name === 'orders' || name === 'refund';
const readColumnsOf = ({ name, columns }: BackupTable) =>
  columns
    .map((column) =>
      isBook(name) && column === 'account_id'
        ? `nullif(account_id, '${nobody}') as account_id`
        : escapeIdentifier(column),
    )
    .join(', ');
const withColumns = ({ name, columns }: BackupTable) =>
  `${escapeIdentifier(name)} (${columnsOf({ name, columns })})`;

/** So that PostgreSQL 15 and 18 write every value alike. */
const sameWords = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres'; set local bytea_output = 'hex';
  set local extra_float_digits = 1; set local client_encoding = 'UTF8'`;

/** Everything the database holds at one moment, read while the product goes on. */
export const snapshotStore = (client: Client) => ({
  async begin() {
    await client.query('begin isolation level repeatable read read only');
    await client.query(sameWords);
    const { rows } = await client.query(
      `select now() as moment, current_setting('server_version') as server`,
    );
    return { moment: new Date(rows[0].moment), server: String(rows[0].server) };
  },

  end: () => client.query('rollback'),

  /** Null when nothing has ever been migrated here. */
  async migrations(): Promise<{ name: string; checksum: string }[] | undefined> {
    const { rows } = await client.query(`select to_regclass('schema_migration') as found`);
    if (rows[0].found === null) return undefined;
    const applied = await client.query('select name, checksum from schema_migration order by name');
    return applied.rows;
  },

  /** Unlogged tables may be lost in a crash, so they are in no backup either. */
  async tables(): Promise<BackupTable[]> {
    const { rows } = await client.query(
      `select c.relname::text as name, array(
         select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum
       ) as columns
       from pg_class c
       where c.relnamespace = ${ours} and c.relkind in ('r', 'p') and not c.relispartition
         and c.relpersistence = 'p'
         and c.relname <> 'schema_migration'
       order by c.relname`,
    );
    return rows;
  },

  async sequences(): Promise<Manifest['sequences']> {
    const { rows } = await client.query(
      `select relname::text as name from pg_class
       where relnamespace = ${ours} and relkind = 'S' and relpersistence = 'p' order by relname`,
    );
    const sequences: Manifest['sequences'] = [];
    for (const { name } of rows) {
      const state = await client.query(
        `select last_value::text, is_called from ${escapeIdentifier(name)}`,
      );
      sequences.push({ name, ...state.rows[0] });
    }
    return sequences;
  },

  copyOut: (table: BackupTable) => {
    const stream = copyTo(
      `copy (select ${readColumnsOf(table)} from ${escapeIdentifier(table.name)}) to stdout`,
    );
    client.query(stream);
    return stream;
  },
});

const queryOf = (client: Client): Pick<Queryable, 'query'> => ({
  query: async (sql) => (await client.query(sql)).rows,
});

/** Puts rows into tables that have none yet, in one transaction that the caller ends. */
export const restoreStore = (client: Client) => ({
  async begin() {
    await client.query('begin');
    await client.query(sameWords);
  },
  commit: () => client.query('commit'),
  rollback: () => client.query('rollback'),

  async hasRows({ name }: BackupTable): Promise<boolean> {
    const { rows } = await client.query(`select 1 from ${escapeIdentifier(name)} limit 1`);
    return rows.length > 0;
  },

  /** A migration may have put rows of its own there; the backup's are the truth. */
  empty: (tables: readonly BackupTable[]) =>
    client.query(`truncate ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')}`),

  /**
   * Takes references away while rows arrive in any order, circles included, keeps triggers still, and
   * answers how to put both back, which checks every reference.
   */
  async loosen() {
    const { rows } = await client.query(
      `select conrelid::regclass::text as owner, quote_ident(conname) as name,
         pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = ${ours} and conparentid = 0`,
    );
    for (const { owner, name } of rows)
      await client.query(`alter table ${owner} drop constraint ${name}`);
    const triggers = await client.query(
      `select tgrelid::regclass::text as owner, quote_ident(tgname) as name,
         case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end as mode
       from pg_trigger join pg_class c on c.oid = tgrelid
       where not tgisinternal and tgenabled <> 'D' and tgparentid = 0 and c.relnamespace = ${ours}`,
    );
    for (const { owner, name } of triggers.rows)
      await client.query(`alter table ${owner} disable trigger ${name}`);
    return async () => {
      for (const { owner, name, definition } of rows)
        await client.query(`alter table ${owner} add constraint ${name} ${definition}`);
      for (const { owner, name, mode } of triggers.rows)
        await client.query(`alter table ${owner} enable ${mode} trigger ${name}`);
    };
  },

  /** Where rows need to say whose they are, what stands for nobody in which column; undefined elsewhere. */
  async markOfNobody({ name, columns }: BackupTable) {
    if (!isBook(name) || !(await isDistributed(queryOf(client)))) return undefined;
    return { column: columns.indexOf('account_id'), value: nobody };
  },

  copyIn: (table: BackupTable) => {
    const stream = copyFrom(`copy ${withColumns(table)} from stdin`);
    client.query(stream);
    return stream;
  },

  async setSequences(sequences: Manifest['sequences']) {
    for (const { name, last_value, is_called } of sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        escapeIdentifier(name),
        last_value,
        is_called,
      ]);
  },

  /** Fresh statistics: without them the first hours of a restored product are slow. */
  analyze: () => client.query('analyze'),
});
