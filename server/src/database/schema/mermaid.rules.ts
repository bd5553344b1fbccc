import type { Column, Table } from './schema.store.ts';

export interface Group {
  /** The room of the server that writes these tables. */
  readonly owner: string;
  readonly tables: readonly Table[];
}

/** Mermaid takes no spaces and no brackets in a type. */
const typeOf = ({ type }: Column) => type.replaceAll(' ', '_').replace('[]', '_list');

const markOf = ({ is_key, leads_to }: Column) =>
  [is_key ? 'PK' : '', leads_to === null ? '' : 'FK'].filter(Boolean).join(', ');

const boxOf = ({ name, columns }: Table) => [
  `  ${name} {`,
  ...columns.map((column) => `    ${`${typeOf(column)} ${column.name} ${markOf(column)}`.trim()}`),
  '  }',
];

const leadsOf = ({ name, columns }: Table) =>
  columns.flatMap((column) =>
    column.leads_to === null
      ? []
      : [`  ${column.leads_to} ${column.is_required ? '||' : '|o'}--o{ ${name} : "${column.name}"`],
  );

const fence = (lines: readonly string[]) => ['```mermaid', ...lines, '```'];

const sectionOf = ({ owner, tables }: Group) => [
  `## ${owner}`,
  '',
  ...fence(['erDiagram', ...tables.flatMap(boxOf), ...tables.flatMap(leadsOf)]),
  '',
];

const idOf = (owner: string) => owner.replaceAll(/[^a-z]/g, '_');

/** Which room's tables lead to which other room's. */
const overviewOf = (groups: readonly Group[]) => {
  const ownerOf = new Map(
    groups.flatMap(({ owner, tables }) => tables.map(({ name }) => [name, owner] as const)),
  );
  const arrows = groups.flatMap(({ owner, tables }) =>
    tables.flatMap(({ columns }) =>
      columns.flatMap(({ leads_to }) => {
        const other = leads_to === null ? undefined : ownerOf.get(leads_to);
        return other === undefined || other === owner
          ? []
          : [`  ${idOf(owner)} --> ${idOf(other)}`];
      }),
    ),
  );
  const boxes = groups.map(
    ({ owner, tables }) =>
      `  ${idOf(owner)}["<b>${owner}</b><br>${tables.map(({ name }) => name).join('<br>')}"]`,
  );
  return fence(['flowchart LR', ...boxes, ...new Set(arrows)]);
};

/** The whole page docs/schema.md, from the tables of a migrated database. */
export const schemaPage = (groups: readonly Group[]): string =>
  [
    '# The database in pictures',
    '',
    'Drawn from the migrated database by `npm run schema`; a test fails when it is stale. Tables stand',
    'under the room of `server/src` that writes them. [The privacy map](privacy-map.md) says whose data',
    'they hold. pg-boss keeps its own tables in the schema `pgboss`.',
    '',
    '## Who refers to whom',
    '',
    ...overviewOf(groups),
    '',
    ...groups.flatMap(sectionOf),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
