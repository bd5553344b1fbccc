import type { Queryable } from '../../../database/database.ts';
import { against } from '../../../http/list.rules.ts';
import type { Searched } from './family-search.rules.ts';

interface FamilyRow {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
  readonly whatsapp: string | null;
  readonly created_at: Date;
  readonly plan: 'regular' | 'premium' | null;
  readonly paid_until: Date | null;
  readonly is_suspended: boolean;
  readonly is_superuser: boolean;
}

interface FamilySearch {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const columns = `a.id, a.email, a.display_name, a.whatsapp, a.created_at,
  a.suspended_at is not null as is_suspended, a.is_superuser, p.plan, p.ends_at as paid_until`;

/** The plan that is live now, at most one; looked up for the rows of the page alone. */
const livePeriod = `left join lateral (
    select plan, ends_at from period
    where account_id = a.id and starts_at <= now() and ends_at > now() limit 1
  ) p on true`;

const sorted = (order: FamilySearch['order']) =>
  `order by a.created_at ${order}, a.id ${against(order)}`;

/** Of each kind so many are looked at: whoever finds more types more. */
const foundAtMost = 500;

const nameWords = `to_tsvector('simple', translate(display_name, './@-_:', '      '))`;

/** Each kind from its own index; the statement has room for the page's two values before these. */
const findingOf = ({ email, name, words, number, orderId }: Searched) => {
  const values: string[] = [];
  const put = (value: string) => `$${values.push(value) + 2}`;
  const kinds = [`select id from account where lower(email) like ${put(email)}`];
  if (name) kinds.push('select id from named');
  // Beginnings are quick to find: where there are enough of them, nobody looks inside the names.
  if (words)
    kinds.push(`select id from account where (select count(*) from named) < ${foundAtMost}
      and ${nameWords} @@ to_tsquery('simple', ${put(words)})`);
  if (number) kinds.push(`select id from account where whatsapp like ${put(number)}`);
  if (orderId) kinds.push(`select account_id from orders where id = ${put(orderId)}`);
  const nameCondition = name
    ? `with named as materialized
        (select id from account where lower(display_name) like ${put(name)} limit ${foundAtMost})`
    : '';
  const union = kinds.map((kind) => `(${kind} limit ${foundAtMost})`).join(' union ');
  return { nameCondition, union, values };
};

/** The rows of a page in its order; the page is chosen first, so that plans are looked up for it alone. */
const pageOf = (ids: string, order: FamilySearch['order']) =>
  `select ${columns} from account a ${livePeriod} where a.id = any (array(${ids})) ${sorted(order)}`;

export const familiesStore = (db: Queryable) => ({
  newest: ({ order, limit, offset }: FamilySearch) =>
    db.query<FamilyRow>(
      pageOf(`select a.id from account a ${sorted(order)} limit $1 offset $2`, order),
      [limit, offset],
    ),

  /** By e-mail, name, words of a name, number or order id. */
  find: (searched: Searched, { order, limit, offset }: FamilySearch) => {
    const { nameCondition, union, values } = findingOf(searched);
    // Lists of ids: a worker takes no lateral join of what others have found.
    const page = `select a.id from account a where a.id = any (array(${union}))
      ${sorted(order)} limit $1 offset $2`;
    return db.query<FamilyRow>(`${nameCondition} ${pageOf(page, order)}`, [
      limit,
      offset,
      ...values,
    ]);
  },
});
