import type { Queryable } from '../../src/database/database.ts';

/** The largest tables: rows as last counted, bytes of the rows and of their indexes. */
export const tableSizes = (db: Queryable) =>
  db.query<{ table: string; rows: number; rows_mb: number; indexes: string }>(
    `select c.relname as table, c.reltuples::bigint as rows,
       (pg_table_size(c.oid) / 1048576)::int as rows_mb,
       coalesce((select string_agg(i.indexrelid::regclass || ' ' ||
         (pg_relation_size(i.indexrelid) / 1048576)::text || ' MB', ', ')
         from pg_index i where i.indrelid = c.oid), '') as indexes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = 'public' and pg_table_size(c.oid) > 20 * 1048576
     order by pg_total_relation_size(c.oid) desc`,
  );
