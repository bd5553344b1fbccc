import type { Queryable } from '../../../database/database.ts';

/** Money set aside for one answer on its way. */
export interface Hold {
  readonly id: string;
  readonly provider: string;
  readonly microRupiah: number;
}

export interface Usage {
  readonly input: number;
  readonly output: number;
  readonly microRupiah: number;
}

const today = `(now() at time zone 'Asia/Jakarta')::date`;
/** Longer than any answer may take: what is held past it belongs to a process that is gone. */
const holdSeconds = 60;

/** What outside models cost, by provider and day in Jakarta, and what answers on their way may. */
export const spendStore = (db: Queryable) => {
  /** All answers of a day meet in its row: not waiting for the disk, each keeps it for a moment only. */
  const take = async ({ id, provider, microRupiah }: Hold, mostADay: number) => {
    const rows = await db.query(
      `with day as (
         insert into chat_spend as s
           (provider, day, asked_tokens, answered_tokens, micro_rupiah, held_micro_rupiah)
         select $2, ${today}, 0, 0, 0, $3::bigint where $3::bigint <= $4::bigint
           and set_config('synchronous_commit', 'off', true) = 'off'
         on conflict (provider, day) do update
           set held_micro_rupiah = s.held_micro_rupiah + $3::bigint
           where s.micro_rupiah + s.held_micro_rupiah + $3::bigint <= $4::bigint
         returning day
       )
       insert into chat_hold (id, provider, day, micro_rupiah, until)
       select $1, $2, day, $3, now() + make_interval(secs => $5) from day
       returning id`,
      [id, provider, microRupiah, mostADay, holdSeconds],
    );
    return rows.length > 0;
  };

  /** Frees what processes held that ended before they settled. */
  const heal = async (provider: string) => {
    const rows = await db.query(
      `with past as (
         delete from chat_hold where provider = $1 and until < now() returning day, micro_rupiah
       ), freed as (select day, sum(micro_rupiah)::bigint as held from past group by day)
       update chat_spend s set held_micro_rupiah = greatest(0, s.held_micro_rupiah - freed.held)
       from freed where s.provider = $1 and s.day = freed.day
       returning s.day`,
      [provider],
    );
    return rows.length > 0;
  };

  return {
    /** Sets money aside; false where the day's cap would be passed. Any number of processes count as one. */
    hold: async (hold: Hold, mostADay: number): Promise<boolean> =>
      (await take(hold, mostADay)) || ((await heal(hold.provider)) && (await take(hold, mostADay))),

    /** What it cost instead of what was held; on the day on which it was held. */
    settle: ({ id, provider }: Hold, { input, output, microRupiah }: Usage) =>
      db.query(
        `with past as (delete from chat_hold where id = $1 returning day, micro_rupiah)
         insert into chat_spend as s (provider, day, asked_tokens, answered_tokens, micro_rupiah)
         values ($2, coalesce((select day from past), ${today}), $3, $4, $5)
         on conflict (provider, day) do update set
           asked_tokens = s.asked_tokens + excluded.asked_tokens,
           answered_tokens = s.answered_tokens + excluded.answered_tokens,
           micro_rupiah = s.micro_rupiah + excluded.micro_rupiah,
           held_micro_rupiah = greatest(0,
             s.held_micro_rupiah - coalesce((select micro_rupiah from past), 0))`,
        [id, provider, input, output, microRupiah],
      ),
  };
};

export type SpendStore = ReturnType<typeof spendStore>;
