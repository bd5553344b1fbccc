import type { Queryable } from '../../../database/database.ts';
import type { Adult } from './flag.store.ts';

interface OpenCase {
  readonly id: string;
  readonly family_id: string;
  readonly topic: string;
  readonly opened_at: Date;
  readonly owner_name: string | null;
}

/** Cases that are open and of which nobody was told that they are late. */
export const lateCasesStore = (tx: Queryable) => ({
  /** Of all families; another process may look at them as well. */
  waiting: () =>
    tx.query<OpenCase>(
      `select id::text as id, account_id as family_id, topic, opened_at, owner_name from safety_case
       where state = 'open' and late_told_at is null and opened_at < now() - interval '1 hour'
       order by opened_at, safety_case.id limit 200`,
    ),

  /** False when somebody was told of it meanwhile, or it was closed: whoever is first holds it to the end. */
  async claim({ id, family_id }: Pick<OpenCase, 'id' | 'family_id'>): Promise<boolean> {
    const rows = await tx.query(
      `update safety_case set late_told_at = now()
       where account_id = $1 and id = $2::bigint and state = 'open' and late_told_at is null
       returning 1`,
      [family_id, id],
    );
    return rows.length > 0;
  },

  staff: () =>
    tx.query<Adult>(
      `select email, display_name, language from staff
       where left_at is null and 'safety' = any (roles)`,
    ),
});
