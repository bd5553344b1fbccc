import type { Family } from '../product/family.ts';
import type { Product } from '../product/product.ts';

const sessions = 'play_session s join account a on a.id = s.account_id where a.email = $1';

/** What a family leaves behind in the database, by what it belongs to. */
const tables = {
  accounts: 'account a where a.email = $1',
  sessions: 'session s join account a on a.id = s.account_id where a.email = $1',
  orders: 'orders o join account a on a.id = o.account_id where a.email = $1',
  tickets: 'ticket t join account a on a.id = t.account_id where a.email = $1',
  ratings: 'rating r join account a on a.id = r.account_id where a.email = $1',
  plays: `${sessions} and s.kind = 'game'`,
  views: `${sessions} and s.kind = 'course'`,
  uses: `${sessions} and s.kind = 'tool'`,
} as const;

/** How many rows a family has there: what no screen shows. */
export const countOf = async (
  { db }: Product,
  what: keyof typeof tables,
  { email }: Pick<Family, 'email'>,
): Promise<number> => {
  const { rows } = await db.query(`select count(*)::int as rows from ${tables[what]}`, [email]);
  return Number(rows[0]?.rows);
};

/** How many questions Nobi has counted for a family. */
export const questionsOf = async ({ db }: Product, { email }: Pick<Family, 'email'>) => {
  const { rows } = await db.query(
    `select coalesce(sum(d.asked), 0)::int as asked from chat_day d
     join account a on a.id = d.account_id where a.email = $1`,
    [email],
  );
  return Number(rows[0]?.asked);
};
