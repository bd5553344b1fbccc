import type { Queryable } from '../../database/database.ts';

interface FamilyRow {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
  readonly whatsapp: string | null;
  readonly created_at: Date;
  readonly plan: 'regular' | 'premium' | null;
  readonly paid_until: Date | null;
  readonly is_suspended: boolean;
  readonly is_staff: boolean;
}

interface Asked {
  readonly search: string | undefined;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const columns = `a.id, a.email, a.display_name, a.whatsapp, a.created_at,
  a.suspended_at is not null as is_suspended, a.is_staff, p.plan, p.ends_at as paid_until`;

/** The plan that is live now; at most one. */
const livePeriod = `left join lateral (
    select plan, ends_at from period
    where account_id = a.id and starts_at <= now() and ends_at > now() limit 1
  ) p on true`;

const begins = (typed: string) => `${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

export const familiesStore = (db: Queryable) => ({
  newest: ({ order, limit, offset }: Asked) =>
    db.query<FamilyRow>(
      `select ${columns} from account a ${livePeriod}
       order by a.created_at ${order}, a.id limit $1 offset $2`,
      [limit, offset],
    ),

  /** Beginnings of an e-mail, a name or a number, or one whole order id: each from its own index. */
  find: (search: string, { limit, offset }: Asked) =>
    db.query<FamilyRow>(
      `with found as (
         (select id from account where lower(email) like $1 limit 500)
         union (select id from account where lower(display_name) like $1 limit 500)
         union (select id from account where whatsapp like $2 limit 500)
         union (select account_id from orders where id = $3)
       )
       select ${columns} from found f join account a on a.id = f.id ${livePeriod}
       order by a.created_at desc, a.id limit $4 offset $5`,
      [begins(search), begins(search.replace(/[\s.-]/g, '')), search, limit, offset],
    ),
});
