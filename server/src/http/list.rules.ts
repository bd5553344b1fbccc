interface Paged {
  readonly page: number;
  readonly per_page: number;
}

/** The rows to ask the database for: one more than shown tells whether there is a next page. */
export const windowOf = ({ page, per_page }: Paged) => ({
  limit: per_page + 1,
  offset: (page - 1) * per_page,
});

/** What `windowOf` brought, as a page of the list. */
export const pageOf = <Row, Shown>(
  { per_page }: Paged,
  rows: readonly Row[],
  show: (row: Row) => Shown,
) => ({ rows: rows.slice(0, per_page).map(show), has_next: rows.length > per_page });

type Value = string | number | Date;

/** Each `?` stands for a value; `true` needs none. Without its value it is not asked for. */
export type Condition = readonly [text: string, ...values: readonly (Value | true | undefined)[]];

/**
 * Joins those conditions that have a value; `$1` up to `$<before>` stand elsewhere in the statement.
 * What was not filled in leaves no trace, so that each combination is a statement of its own, for
 * which the database can choose an index of its own.
 */
export const whereOf = (conditions: readonly Condition[], before: number) => {
  const values: Value[] = [];
  const texts: string[] = [];
  for (const [text, ...parameters] of conditions) {
    if (parameters.includes(undefined)) continue;
    const from = before + values.length;
    values.push(...parameters.filter((value) => value !== undefined && value !== true));
    let at = 0;
    texts.push(text.replaceAll('?', () => `$${from + ++at}`));
  }
  return { where: texts.length > 0 ? `where ${texts.join(' and ')}` : '', values };
};

/** An index of (newest first, id) read backwards is (oldest first, id down). */
export const against = (order: 'asc' | 'desc') => (order === 'asc' ? 'desc' : 'asc');
