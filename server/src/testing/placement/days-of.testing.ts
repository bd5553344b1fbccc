import { newSubscribedAdult } from '../people.ts';
import { spendDay } from '../plans/child-day.ts';
import { familySender } from '../plans/family-sender.ts';
import type { Product } from '../product.ts';

/** A new family lives its first day; answers its e-mail. */
export const liveOneDay = async (product: Product): Promise<string> => {
  // All of them come from one address, which may sign up thirty times.
  for (const table of ['throttle', 'idp_throttle']) await product.db.query(`delete from ${table}`);
  const { email, token } = await newSubscribedAdult(product);
  await spendDay(familySender(product.url, token));
  return email;
};

/** What a family's day leaves behind: of each table, how many of these families have how many rows. */
export const daysOf = async (product: Product, emails: readonly string[]) => {
  const accounts = await product.db.query<{ id: string }>(
    'select id from account where email = any ($1)',
    [emails],
  );
  const counted = [];
  for (const table of ['child', 'orders', 'play_session', 'evidence', 'chat_turn', 'play_work'])
    counted.push({
      table,
      families: await product.db.query<{ families: number; rows: number }>(
        `select count(*)::int as families, rows from (
           select count(*)::int as rows from ${table} where account_id = any ($1) group by account_id
         ) f group by rows`,
        [accounts.map(({ id }) => id)],
      ),
    });
  return counted;
};
