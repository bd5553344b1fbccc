import type { Queryable } from '../database.ts';
import { accountColumnOf, type Placement, type PlacementKind } from './placement.ts';

interface Key {
  readonly name: string;
  readonly columns: readonly string[];
  readonly is_primary: boolean;
  /** Of a key that holds for some rows alone. */
  readonly condition: string | null;
}

export interface ForeignKey {
  readonly name: string;
  readonly columns: readonly string[];
  readonly to: string;
  readonly to_columns: readonly string[];
  /** Whether the row stays, without what it named, when that is deleted. */
  readonly empties: boolean;
}

/** What of a table matters to an engine that splits it. */
export interface Shape {
  readonly name: string;
  readonly required: Readonly<Record<string, boolean>>;
  readonly keys: readonly Key[];
  readonly foreign_keys: readonly ForeignKey[];
  readonly triggers: readonly string[];
}

/** The tables of a migrated database; a partition goes where its table goes. */
export const readShapes = (db: Pick<Queryable, 'query'>): Promise<Shape[]> =>
  db.query<Shape>(
    `with named as (
       select t.oid, t.relname::text as name from pg_class t
       where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
         and not t.relispartition
     )
     select name,
       (select json_object_agg(attname, attnotnull) from pg_attribute
        where attrelid = named.oid and attnum > 0 and not attisdropped) as required,
       coalesce((select json_agg(json_build_object(
         'name', i.indexrelid::regclass::text,
         'is_primary', i.indisprimary,
         'condition', pg_get_expr(i.indpred, i.indrelid),
         'columns', (select json_agg(coalesce(a.attname::text, '(expression)') order by k.place)
           from unnest(i.indkey) with ordinality k (number, place)
           left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
           where k.place <= i.indnkeyatts)
       ) order by i.indexrelid::regclass::text) from pg_index i
        where i.indrelid = named.oid and i.indisunique), '[]') as keys,
       coalesce((select json_agg(json_build_object(
         'name', c.conname,
         'columns', (select json_agg(a.attname order by k.place)
           from unnest(c.conkey) with ordinality k (number, place)
           join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number),
         'to', c.confrelid::regclass::text,
         'empties', c.confdeltype in ('n', 'd'),
         'to_columns', (select json_agg(a.attname order by k.place)
           from unnest(c.confkey) with ordinality k (number, place)
           join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number)
       ) order by c.conname) from pg_constraint c
        where c.conrelid = named.oid and c.contype = 'f' and c.conparentid = 0), '[]') as foreign_keys,
       coalesce((select json_agg(tgname order by tgname) from pg_trigger
        where tgrelid = named.oid and not tgisinternal), '[]') as triggers
     from named order by name`,
  );

const isDistributed = (kind: PlacementKind | undefined) => kind === 'distributed';

/**
 * A key stays within the rows of one family when both ends name the account at the same place. Citus
 * takes none that empties columns of it, not even another than the account's.
 */
const staysInFamily = (table: string, { columns, to, to_columns, empties }: ForeignKey) => {
  const place = columns.indexOf(accountColumnOf(table));
  return !empties && place >= 0 && to_columns[place] === accountColumnOf(to);
};

const ofRows = ({ name, required, keys }: Shape): string[] => {
  const column = accountColumnOf(name);
  return [
    ...(required[column] === undefined ? [`no column ${column}`] : []),
    ...(required[column] === false ? [`${column} may be empty`] : []),
    ...keys.filter(({ columns }) => !columns.includes(column)).map((key) => `key ${key.name}`),
  ];
};

/** What keeps the tables from lying where they are to lie, by table; nothing for those that could today. */
export const obstaclesOf = (
  shapes: readonly Shape[],
  placements: Readonly<Record<string, Placement>>,
): Record<string, string[]> => {
  const kindOf = (table: string) => placements[table]?.kind;
  const mayName = (table: string, key: ForeignKey) => {
    if (kindOf(key.to) === 'reference') return true;
    if (isDistributed(kindOf(table)))
      return isDistributed(kindOf(key.to)) && staysInFamily(table, key);
    return kindOf(table) === 'local' && kindOf(key.to) === 'local';
  };
  return Object.fromEntries(
    shapes
      .filter(({ name }) => kindOf(name) !== 'retired')
      .map((shape) => [
        shape.name,
        [
          ...(isDistributed(kindOf(shape.name)) ? ofRows(shape) : []),
          ...(kindOf(shape.name) === 'local'
            ? []
            : shape.triggers.map((trigger) => `trigger ${trigger}`)),
          ...shape.foreign_keys
            .filter((key) => !mayName(shape.name, key))
            .map((key) => `foreign key ${key.name}`),
        ],
      ])
      .filter(([, found]) => found?.length !== 0),
  );
};
