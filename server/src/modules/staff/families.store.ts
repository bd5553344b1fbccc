import type { Queryable } from '../../database/database.ts';
import type { searchedAs } from './family-search.rules.ts';
import { against } from './list.rules.ts';

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
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

type Searched = ReturnType<typeof searchedAs>;

const columns = `a.id, a.email, a.display_name, a.whatsapp, a.created_at,
  a.suspended_at is not null as is_suspended, a.is_staff, p.plan, p.ends_at as paid_until`;

/** The plan that is live now, at most one; looked up for the rows of the page alone. */
const livePeriod = `left join lateral (
    select plan, ends_at from period
    where account_id = a.id and starts_at <= now() and ends_at > now() limit 1
  ) p on true`;

const sorted = (order: Asked['order']) => `order by a.created_at ${order}, a.id ${against(order)}`;

/** Of each kind so many are looked at: whoever finds more types more. */
const mostFound = 500;

const kinds: readonly (readonly [keyof Searched, string])[] = [
  ['beginning', 'select id from account where lower(email) like ?'],
  ['beginning', 'select id from account where lower(display_name) like ?'],
  // As the index account_words has it.
  [
    'words',
    `select id from account
     where to_tsvector('simple', translate(display_name, './@-_:', '      ')) @@ to_tsquery('simple', ?)`,
  ],
  ['number', 'select id from account where whatsapp like ?'],
  ['order', 'select account_id from orders where id = ?'],
];

export const familiesStore = (db: Queryable) => ({
  newest: ({ order, limit, offset }: Asked) =>
    db.query<FamilyRow>(
      `select ${columns} from (
         select a.* from account a ${sorted(order)} limit $1 offset $2
       ) a ${livePeriod} ${sorted(order)}`,
      [limit, offset],
    ),

  /** E-mail, name, words of a name, number or order id: each from its own index. */
  find: (searched: Searched, { order, limit, offset }: Asked) => {
    const asked = kinds.filter(([kind]) => searched[kind] !== undefined);
    const found = asked.map(
      ([, text], at) => `(${text.replace('?', `$${at + 3}`)} limit ${mostFound})`,
    );
    return db.query<FamilyRow>(
      `select ${columns} from (
         select a.* from (${found.join(' union ')}) f
         join lateral (select * from account where id = f.id limit 1) a on true
         ${sorted(order)} limit $1 offset $2
       ) a ${livePeriod} ${sorted(order)}`,
      [limit, offset, ...asked.map(([kind]) => searched[kind])],
    );
  },
});
