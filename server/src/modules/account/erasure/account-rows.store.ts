import type { Queryable } from '../../../database/database.ts';

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly parent: string;
  readonly parent_column: string;
}

/** What opens doors is nobody's data: it leaves in no export. */
const secrets = new Set([
  'token_hash',
  'link_hash',
  'device_hash',
  'secret',
  'password_hash',
  'pin_hash',
  'picture_secret',
  'code_hash',
  'challenge_hash',
  'digest',
]);
const doors = new Set(['staff_recovery_code', 'staff_challenge', 'idp_reset_code']);

/** Ways to what is kept of an account that no foreign key draws. */
const undrawn: readonly Reference[] = (
  [
    ['letter', 'recipient', 'account', 'email'],
    ['payment_event', 'order_id', 'orders', 'id'],
    ['sandbox_transaction', 'order_id', 'orders', 'id'],
    ['idp_account', 'subject', 'identity', 'subject'],
  ] as const
).map(([table, column, parent, parent_column]) => ({
  ...{ table, column, type: 'text', parent, parent_column },
}));

/** A reference that is emptied when its row goes tells of somebody else, as who answered a question. */
const references = `
  select quote_ident(c.relname) as table, quote_ident(a.attname) as column,
    format_type(a.atttypid, null) as type,
    quote_ident(p.relname) as parent, pa.attname as parent_column
  from pg_constraint f
  join pg_class c on c.oid = f.conrelid
  join pg_class p on p.oid = f.confrelid
  join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
  join pg_attribute pa on pa.attrelid = f.confrelid and pa.attnum = f.confkey[1]
  where f.contype = 'f' and f.confdeltype <> 'n' and array_length(f.conkey, 1) = 1
    and f.connamespace = (select oid from pg_namespace where nspname = current_schema())
    and f.conrelid <> f.confrelid
  order by 1, 2`;

/** Tables whose rows say themselves whose they are, and the column that does. */
const ownTables = `
  select quote_ident(c.relname) as table, a.attname as column
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
  where c.relnamespace = (select oid from pg_namespace where nspname = current_schema())
    and c.relkind in ('r', 'p') and not c.relispartition
    and (a.attname = 'account_id' or (c.relname, a.attname) in (('account', 'id'), ('staff_audit', 'family_id')))
  order by 1`;

/** Each table of the references after those that it hangs on. */
const inOrder = (ways: readonly Reference[]): string[] => {
  const seen = new Set<string>();
  const order: string[] = [];
  const visit = (table: string) => {
    if (seen.has(table)) return;
    seen.add(table);
    for (const way of ways) if (way.table === table) visit(way.parent);
    order.push(table);
  };
  for (const { table } of ways) visit(table);
  return order;
};

type Row = Readonly<Record<string, unknown>>;

const withoutSecrets = (row: Row): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !secrets.has(column)));

export type RowsByTable = Record<string, Record<string, unknown>[]>;

/**
 * Every row that is kept about an account: those that name it, then those that hang on them, with the keys
 * that were found, so that no statement asks for rows of families and of the coordinator at once.
 */
export const accountRowsStore = (db: Queryable) => {
  const rowsOf = async (table: string, condition: string, values: readonly unknown[]) => {
    if (doors.has(table)) return [];
    const found = await db.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${table} t where ${condition}`,
      values,
    );
    return found.map(({ row }) => row);
  };

  return {
    async read(accountId: string): Promise<RowsByTable> {
      const rows = new Map<string, readonly Row[]>();
      for (const { table, column } of await db.query<{ table: string; column: string }>(ownTables))
        rows.set(table, await rowsOf(table, `${column} = $1`, [accountId]));
      const ways = [...undrawn, ...(await db.query<Reference>(references))];
      for (const table of inOrder(ways).filter((each) => !rows.has(each))) {
        const known = ways
          .filter((way) => way.table === table)
          .map((way) => ({
            ...way,
            keys: (rows.get(way.parent) ?? []).map((row) => row[way.parent_column]),
          }))
          .filter(({ keys }) => keys.length > 0);
        if (known.length === 0) continue;
        const condition = known.map(
          ({ column, type }, at) => `${column} = any ($${at + 1}::${type}[])`,
        );
        const keys = known.map((way) => way.keys);
        rows.set(table, await rowsOf(table, condition.join(' or '), keys));
      }
      return Object.fromEntries(
        [...rows]
          .filter(([, found]) => found.length > 0)
          .map(([table, found]) => [table, found.map(withoutSecrets)]),
      );
    },
  };
};
