import type { Queryable } from '../../database/database.ts';

export interface Spent {
  readonly provider: string;
  readonly asked: number;
  readonly answered: number;
  readonly microRupiah: number;
}

const today = `(now() at time zone 'Asia/Jakarta')::date`;

/** What outside models cost, by provider and day in Jakarta; a cap is asked of it. */
export const spendStore = (db: Queryable) => ({
  add: ({ provider, asked, answered, microRupiah }: Spent) =>
    db.query(
      `insert into chat_spend as s (provider, day, asked_tokens, answered_tokens, micro_rupiah)
       values ($1, ${today}, $2, $3, $4)
       on conflict (provider, day) do update set
         asked_tokens = s.asked_tokens + excluded.asked_tokens,
         answered_tokens = s.answered_tokens + excluded.answered_tokens,
         micro_rupiah = s.micro_rupiah + excluded.micro_rupiah`,
      [provider, asked, answered, microRupiah],
    ),

  /** Micro-rupiah of today. */
  async today(provider: string): Promise<number> {
    const [row] = await db.query<{ spent: string }>(
      `select micro_rupiah as spent from chat_spend where provider = $1 and day = ${today}`,
      [provider],
    );
    return Number(row?.spent ?? 0);
  },
});

export type SpendStore = ReturnType<typeof spendStore>;
