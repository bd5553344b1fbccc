import type { Queryable } from '../database.ts';

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly is_key: boolean;
  readonly is_required: boolean;
  /** The table that a foreign key leads to. */
  readonly leads_to: string | null;
  /** A check names every value that it may have. */
  readonly is_listed: boolean;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** The tables of a migrated database, as PostgreSQL itself describes them. */
export const readSchema = (db: Queryable): Promise<Table[]> =>
  db.query<Table>(
    `with held as (
       select conrelid, contype, unnest(conkey) as number, confrelid, conkey,
         pg_get_constraintdef(oid) as definition
       from pg_constraint
     )
     select t.relname::text as name, json_agg(json_build_object(
       'name', a.attname,
       'type', replace(format_type(a.atttypid, null), 'timestamp with time zone', 'timestamptz'),
       'is_required', a.attnotnull,
       'is_key', exists (select from held h
         where h.conrelid = t.oid and h.number = a.attnum and h.contype = 'p'),
       'leads_to', (select confrelid::regclass::text from held h
         where h.conrelid = t.oid and h.number = a.attnum and h.contype = 'f'
         order by cardinality(h.conkey) limit 1),
       'is_listed', exists (select from held h
         where h.conrelid = t.oid and h.contype = 'c' and h.conkey = array[a.attnum]
           and h.definition like '% = ANY (ARRAY[%')
     ) order by a.attnum) as columns
     from pg_class t join pg_attribute a on a.attrelid = t.oid
     where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
       and a.attnum > 0 and not a.attisdropped
     group by t.oid, t.relname order by t.relname`,
  );
