import type { Client } from 'pg';
import { knownObstacles } from '../../database/placement/known-obstacles.testing.ts';
import type { Shape } from '../../database/placement/obstacles.ts';
import {
  accountColumnOf,
  type PlacementKind,
  placements,
} from '../../database/placement/placement.ts';

const kindOf = (table: string): PlacementKind | undefined => placements[table]?.kind;

/** Foreign keys that stand in the way, and those to reference tables, which are laid down last. */
const isInTheWay = (table: string, { name, to }: Shape['foreign_keys'][number]) =>
  knownObstacles[table]?.includes(`foreign key ${name}`) ||
  (kindOf(table) === 'distributed' && kindOf(to) === 'reference');

/** Takes away all known obstacles but keys and columns, and what is retired. */
export const clearTheWay = async (client: Client, shapes: readonly Shape[]) => {
  for (const { name, foreign_keys, triggers } of shapes) {
    for (const key of foreign_keys)
      if (isInTheWay(name, key))
        await client.query(`alter table ${name} drop constraint ${key.name}`);
    if (kindOf(name) === 'distributed' || kindOf(name) === 'reference')
      for (const trigger of triggers) await client.query(`drop trigger ${trigger} on ${name}`);
  }
  await client.query(
    'drop view play_session_all, play_event_all, play_session_before, play_event_before cascade',
  );
  const retired = shapes.map(({ name }) => name).filter((name) => kindOf(name) === 'retired');
  await client.query(`drop table ${retired.join(', ')} cascade`);
  for (const table of ['play_session', 'play_event'])
    await client.query(`create view ${table}_all as select * from ${table}`);
  for (const { name } of shapes)
    if (kindOf(name) === 'reference')
      await client.query(`select create_reference_table('${name}')`);
};

/** Gives a table the account in its rows and in each of its keys. */
export const keyByAccount = async (client: Client, { name, required, keys }: Shape) => {
  const column = accountColumnOf(name);
  if (required[column] === undefined)
    await client.query(`alter table ${name} add column ${column} uuid not null`);
  for (const key of keys.filter(({ columns }) => !columns.includes(column))) {
    await client.query(`alter table ${name} drop constraint if exists ${key.name} cascade`);
    await client.query(`drop index if exists ${key.name}`);
    await client.query(
      `create unique index ${key.name} on ${name} (${[column, ...key.columns].join(', ')})`,
    );
  }
};

/** Tables of families, each after those that its foreign keys lead to. */
export const inOrder = (shapes: readonly Shape[]): Shape[] => {
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

/** Splits a table over the workers, beside its account; what Citus says when it does not. */
export const distribute = async (client: Client, table: string): Promise<string | undefined> => {
  const beside = table === 'account' ? 'none' : 'account';
  try {
    await client.query(
      `select create_distributed_table('${table}', '${accountColumnOf(table)}', colocate_with => '${beside}')`,
    );
    return undefined;
  } catch (error) {
    return String(error);
  }
};
