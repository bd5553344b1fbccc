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
