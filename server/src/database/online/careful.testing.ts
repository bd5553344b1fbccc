const namesAfter = (sql: string, pattern: RegExp) =>
  [...sql.matchAll(pattern)].map(([, name = '']) => name.toLowerCase());

/** Sentences that hold up everybody on a large table, unless the table is new in the same file. */
const hasty: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  {
    pattern: /\bcreate (?:unique )?index (?!concurrently)(?:if not exists )?\w+ on (\w+)/gi,
    instead: 'build the index in a .concurrently.sql file',
  },
  {
    pattern:
      /\balter table (\w+)[^;]*\badd (?:constraint \w+ )?(?:foreign key|check)\b(?![^;]*not valid)/gi,
    instead: 'add the constraint NOT VALID and validate it in a .concurrently.sql file',
  },
  {
    pattern: /\balter table (\w+)[^;]*\bset not null/gi,
    instead: 'validate a CHECK first and name its file in `-- after:`',
  },
  {
    pattern: /\balter table (\w+)[^;]*\balter column \w+ (?:set data )?type\b/gi,
    instead: 'add a new column, fill it in a .batches.sql file, and change over',
  },
  {
    pattern: /(?:^|;)\s*(?:update|delete from) (\w+)/gi,
    instead: 'change rows in a .batches.sql file',
  },
];

/** What in a migration that runs at the start would make families wait, and what to do instead. */
export const hasteOf = (sql: string): string[] => {
  const plain = sql.replaceAll(/^--.*$/gm, '');
  const isAfter = /^-- after: /m.test(sql);
  const fresh = namesAfter(plain, /\bcreate table (?:if not exists )?(\w+)/gi);
  return hasty.flatMap(({ pattern, instead }) =>
    namesAfter(plain, pattern)
      .filter((table) => !fresh.includes(table) && !(isAfter && instead.includes('after:')))
      .map((table) => `${table}: ${instead}`),
  );
};

/**
 * New tables of families that could not come to workers that have families already: each is to be placed
 * there before it has keys to others, since one that lies on the coordinator alone may have none.
 */
export const unplacedOf = (sql: string, isOfFamilies: (table: string) => boolean): string[] => {
  const plain = sql.replaceAll(/^--.*$/gm, '').toLowerCase();
  return [...plain.matchAll(/\bcreate table (?:if not exists )?(\w+)([^;]*);/g)]
    .filter(
      ([, table = '', columns = '']) =>
        isOfFamilies(table) &&
        (columns.includes(' references ') || !plain.includes(`place_by_account('${table}')`)),
    )
    .map(([, table = '']) => `${table}: select place_by_account('${table}'), then add its keys`);
};
