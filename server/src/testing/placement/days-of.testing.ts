import type { Product } from '../product.ts';

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
