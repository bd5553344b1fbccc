import type { Queryable } from '../database.ts';
import type { MigrationClient } from '../online/applied.store.ts';
import { MigrationProblem } from '../online/migration-files.ts';
import { type ForeignKey, obstaclesOf, readShapes, type Shape } from './obstacles.ts';
import { accountColumnOf, delegated, placements } from './placement.ts';

const kindOf = (table: string) => placements[table]?.kind;

const storesOn = (client: MigrationClient): Pick<Queryable, 'query'> => ({
  query: async (sql) => (await client.query(sql)).rows,
});

/** Tables of families, each after those that its foreign keys lead to. */
const inOrder = (shapes: readonly Shape[]): Shape[] => {
  const done = new Set<Shape>();
  const visit = (shape: Shape | undefined) => {
    if (!shape || done.has(shape) || kindOf(shape.name) !== 'distributed') return;
    for (const { to } of shape.foreign_keys)
      if (to !== shape.name) visit(shapes.find(({ name }) => name === to));
    done.add(shape);
  };
  for (const shape of shapes) visit(shape);
  return [...done];
};

/** Books that outlive their family, as an account's that never was (`nobody.ts`). */
const books = ['orders', 'refund'];

/** Those that lead out of a family or off its node; within a family the account joins them later. */
const isInTheWay = (obstacles: readonly string[], table: string, { name, to }: ForeignKey) =>
  obstacles.includes(`foreign key ${name}`) ||
  (books.includes(table) && to === 'account') ||
  (kindOf(table) !== 'distributed' && kindOf(to) === 'distributed') ||
  (kindOf(table) === 'distributed' && kindOf(to) === 'reference');

/** What the release's own statements do without triggers, and what only releases before it needed. */
const clearTheWay = async (client: MigrationClient, shapes: readonly Shape[]) => {
  const obstacles = obstaclesOf(shapes, placements);
  for (const { name, foreign_keys, triggers } of shapes) {
    for (const key of foreign_keys)
      if (isInTheWay(obstacles[name] ?? [], name, key))
        await client.query(`alter table ${name} drop constraint ${key.name}`);
    if (kindOf(name) === 'distributed' || kindOf(name) === 'reference')
      for (const trigger of triggers) await client.query(`drop trigger ${trigger} on ${name}`);
  }
  await client.query(
    'drop view play_session_all, play_event_all, play_session_before, play_event_before cascade',
  );
  for (const table of ['play_session', 'play_event'])
    await client.query(`create view ${table}_all as select * from ${table}`);
};

/** Gives each key of a table the account, in front. */
const keyByAccount = async (client: MigrationClient, { name, required, keys }: Shape) => {
  const column = accountColumnOf(name);
  if (required[column] === false)
    await client.query(`alter table ${name} alter column ${column} set not null`);
  for (const key of keys.filter(({ columns }) => !columns.includes(column))) {
    const columns = [column, ...key.columns].join(', ');
    await client.query(`alter table ${name} drop constraint if exists ${key.name} cascade`);
    await client.query(`drop index if exists ${key.name}`);
    await client.query(
      key.is_primary
        ? `alter table ${name} add constraint ${key.name} primary key (${columns})`
        : `create unique index ${key.name} on ${name} (${columns})
           ${key.condition === null ? '' : `where ${key.condition}`}`,
    );
  }
};

const split = async (client: MigrationClient, table: string) => {
  const beside = table === 'account' ? 'none' : 'account';
  await client.query(
    `select create_distributed_table('${table}', '${accountColumnOf(table)}', colocate_with => '${beside}')`,
  );
};

const read = async (client: MigrationClient) => {
  const { rows } = await client.query(
    `select exists (select 1 from pg_extension where extname = 'citus') as has_citus,
       exists (select 1 from account) or exists (select 1 from orders) as has_families`,
  );
  if (!rows[0].has_citus)
    return { hasCitus: false, isDone: false, hasFamilies: rows[0].has_families };
  const { rows: parts } = await client.query(
    `select exists (select 1 from pg_dist_partition where logicalrelid = 'account'::regclass) as is_done,
       exists (select 1 from pg_dist_node where groupid > 0 and shouldhaveshards) as has_workers`,
  );
  const { is_done: isDone, has_workers: hasWorkers } = parts[0];
  return { hasCitus: true, isDone, hasWorkers, hasFamilies: rows[0].has_families };
};

/**
 * Lays the tables of a new, empty database where they belong on a Citus coordinator, all or none; nothing
 * when that was done before. Throws MigrationProblem where it cannot be.
 */
export const distribute = async (client: MigrationClient): Promise<boolean> => {
  const { hasCitus, isDone, hasWorkers, hasFamilies } = await read(client);
  if (isDone) return false;
  if (!hasCitus)
    throw new MigrationProblem(
      'This database has no Citus: run `create extension citus` on every node and name the workers first.',
    );
  if (hasFamilies)
    throw new MigrationProblem(
      'Only a new, empty database is laid out over workers: this one has families already. They move by a backup that is restored into one.',
    );
  if (!hasWorkers)
    throw new MigrationProblem(
      'This coordinator knows no worker: name each with `select citus_add_node(host, port)` first.',
    );
  await client.query('begin');
  try {
    await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
    const shapes = await readShapes(storesOn(client));
    await clearTheWay(client, shapes);
    for (const { name } of shapes)
      if (kindOf(name) === 'reference')
        await client.query(`select create_reference_table('${name}')`);
    for (const shape of inOrder(shapes)) {
      await keyByAccount(client, shape);
      await split(client, shape.name);
    }
    for (const each of delegated) await client.query(`select delegate_by_account('${each}')`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return true;
};
