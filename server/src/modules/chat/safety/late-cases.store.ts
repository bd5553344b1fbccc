import type { Queryable } from '../../../database/database.ts';
import type { Adult } from './flag.store.ts';

interface OpenCase {
  readonly id: string;
  readonly topic: string;
  readonly opened_at: Date;
  readonly owner_name: string | null;
}

/** Cases that are open and of which nobody was told that they are late. */
export const lateCasesStore = (tx: Queryable) => ({
  /** Locked; what another process looks at just now is left to it. */
  claimable: () =>
    tx.query<OpenCase>(
      `select id::text as id, topic, opened_at, owner_name from safety_case
       where state = 'open' and late_told_at is null and opened_at < now() - interval '1 hour'
       order by opened_at limit 200 for update skip locked`,
    ),

  settle: (id: string) =>
    tx.query('update safety_case set late_told_at = now() where id = $1::bigint', [id]),

  staff: () =>
    tx.query<Adult>(
      `select email, display_name, language from staff
       where left_at is null and 'safety' = any (roles)`,
    ),
});
