import type { Column, Table } from './schema.store.ts';

/** What docs/privacy-map.md says of one table. */
export interface MapRow {
  readonly table: string;
  /** The room of the server that writes it. */
  readonly owner: string;
  readonly personal: readonly string[];
  readonly harmless: readonly string[];
  /** Whose, why, how long and who reads it; empty without personal data. */
  readonly answers: readonly string[];
}

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const personalRow = (owner: string, line: string): MapRow | undefined => {
  const [, table = '', columns = '', ...answers] = line.split('|').map((cell) => cell.trim());
  const [, name] = /^`([a-z_]+)`$/.exec(table) ?? [];
  if (name === undefined) return undefined;
  const [personal = '', harmless = ''] = columns.split('· not personal:');
  return {
    table: name,
    owner,
    personal: quoted(personal),
    harmless: quoted(harmless),
    answers: answers.slice(0, 4),
  };
};

const rowsOf = (owner: string, line: string): MapRow[] => {
  if (line.startsWith('No personal data:'))
    return quoted(line).map((table) => ({
      table,
      owner,
      personal: [],
      harmless: [],
      answers: [],
    }));
  const row = line.startsWith('|') ? personalRow(owner, line) : undefined;
  return row ? [row] : [];
};

/** Reads the page: a heading for each room, a row for each table that holds personal data. */
export const readPrivacyMap = (markdown: string): MapRow[] =>
  markdown
    .split('\n## ')
    .slice(1)
    .flatMap((section) => {
      const [owner = '', ...lines] = section.split('\n');
      return lines.flatMap((line) => rowsOf(owner.trim(), line));
    });

const freeTypes = /^(text|uuid|json|jsonb|bytea|inet)(\[\])?$/;
/** Times, counts and choices from a list name nobody. */
const couldName = (column: Column) =>
  column.leads_to !== null || (freeTypes.test(column.type) && !column.is_listed);

/** `children` is how many there are. */
const personOf =
  /email|address|phone|whatsapp|account|family|child(?!ren$)|person|staff|author|_by$/;

const findingsOf = (table: Table, row: MapRow, isPersonal: (table: string) => boolean) => {
  const { personal, harmless, answers } = row;
  const known = new Set([...personal, ...harmless]);
  const names = new Set(table.columns.map(({ name }) => name));
  const gone = [...known].filter((name) => !names.has(name));
  const unnamed =
    personal.length === 0
      ? table.columns.filter(
          ({ name, leads_to }) =>
            personOf.test(name) || (leads_to !== null && isPersonal(leads_to)),
        )
      : table.columns.filter((column) => couldName(column) && !known.has(column.name));
  return [
    ...gone.map((name) => `${table.name}.${name} is in the map but not in the schema`),
    ...unnamed.map(({ name }) => `${table.name}.${name} is not in the map`),
    ...(personal.length > 0 && (answers.length < 4 || answers.includes(''))
      ? [`${table.name}: say whose, why, how long and who reads it`]
      : []),
  ];
};

/** Where the page and the schema disagree; empty when the page is true. */
export const privacyFindings = (tables: readonly Table[], map: readonly MapRow[]): string[] => {
  const rows = new Map(map.map((row) => [row.table, row]));
  const isPersonal = (name: string) => (rows.get(name)?.personal.length ?? 0) > 0;
  const names = new Set(tables.map(({ name }) => name));
  return [
    ...map
      .filter(({ table }) => !names.has(table))
      .map(({ table }) => `${table} is in the map but not in the schema`),
    ...(rows.size < map.length ? ['a table stands in the map twice'] : []),
    ...tables.flatMap((table) => {
      const row = rows.get(table.name);
      return row ? findingsOf(table, row, isPersonal) : [`${table.name} is not in the map`];
    }),
  ];
};
