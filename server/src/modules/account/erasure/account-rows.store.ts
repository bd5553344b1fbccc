import type { Queryable } from '../../../database/database.ts';

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
  readonly parent_column: string;
}

/** What opens doors is nobody's data: it leaves in no export. */
const secrets = [
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
];
const doors = new Set(['staff_recovery_code', 'staff_challenge', 'idp_reset_code']);

/** Tables that hold something of an account without a reference to it. */
const unreferenced: Readonly<Record<string, string>> = {
  account: 'id = $1',
  play_session: 'account_id = $1',
  play_event: 'account_id = $1',
  play_answer: 'account_id = $1',
  letter: 'recipient = (select email from account where id = $1)',
  payment_event: 'order_id in (select id from orders where account_id = $1)',
  sandbox_transaction: 'order_id in (select id from orders where account_id = $1)',
  idp_account: 'subject in (select subject from identity where account_id = $1)',
  staff_audit: 'family_id = $1',
};

/** A reference that is emptied when its row goes tells of somebody else, as who answered a question. */
const references = `
  select quote_ident(c.relname) as table, quote_ident(a.attname) as column,
    quote_ident(p.relname) as parent, quote_ident(pa.attname) as parent_column
  from pg_constraint f
  join pg_class c on c.oid = f.conrelid
  join pg_class p on p.oid = f.confrelid
  join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
  join pg_attribute pa on pa.attrelid = f.confrelid and pa.attnum = f.confkey[1]
  where f.contype = 'f' and f.confdeltype <> 'n' and array_length(f.conkey, 1) = 1
    and f.connamespace = (select oid from pg_namespace where nspname = current_schema())
    and f.conrelid <> f.confrelid
  order by 1, 2`;

/** For each table the condition of its rows that belong to the account, found along the references. */
const conditionsOf = (all: readonly Reference[]) => {
  const conditions = new Map(Object.entries(unreferenced));
  const waiting = [...conditions.keys()];
  for (let parent = waiting.shift(); parent !== undefined; parent = waiting.shift())
    for (const reference of all.filter((one) => one.parent === parent)) {
      const { table, column, parent_column } = reference;
      const mine = `${column} in (select ${parent_column} from ${parent} where ${conditions.get(parent)})`;
      const condition = conditions.get(table);
      if (condition?.includes(mine)) continue;
      conditions.set(table, condition ? `${condition} or ${mine}` : mine);
      if (!condition) waiting.push(table);
    }
  return conditions;
};

export type RowsByTable = Record<string, Record<string, unknown>[]>;

/** Every row that is kept about an account: new tables are found by their references. */
export const accountRowsStore = (db: Queryable) => ({
  async read(accountId: string): Promise<RowsByTable> {
    const conditions = conditionsOf(await db.query<Reference>(references));
    const rows: RowsByTable = {};
    for (const [table, condition] of conditions) {
      if (doors.has(table)) continue;
      const owned = await db.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) - $2::text[] as row from ${table} t where ${condition}`,
        [accountId, secrets],
      );
      if (owned.length > 0) rows[table] = owned.map(({ row }) => row);
    }
    return rows;
  },
});
