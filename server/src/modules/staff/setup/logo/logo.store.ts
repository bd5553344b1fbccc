import type { Queryable } from '../../../../database/database.ts';

/** Heard by every process: the logo is another one, or gone. */
export const logoChanged = 'company_logo_changed';

/** The company's only logo. */
export const logoStore = (db: Queryable) => ({
  /** For a change: whoever comes second waits for the first, also where there is no row yet. */
  lock: () => db.query('lock table company_logo in exclusive mode'),

  async picture(): Promise<Buffer | undefined> {
    const [row] = await db.query<{ picture: Buffer }>('select picture from company_logo');
    return row?.picture;
  },

  keep: (picture: Uint8Array) =>
    db.query(
      `insert into company_logo (picture) values ($1)
       on conflict (is_only) do update set picture = excluded.picture, changed_at = now()`,
      [picture],
    ),

  drop: () => db.query('delete from company_logo'),

  tell: () => db.query(`select pg_notify('${logoChanged}', '')`),
});
