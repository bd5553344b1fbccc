import { isForeignKeyViolation, type Queryable } from '../../../database/database.ts';

export interface QuotaLimits {
  readonly aDay: number;
  /** Of one child, and of all children of a family. */
  readonly aMinute: number;
  readonly aFamilyMinute: number;
}

export interface Asker {
  readonly accountId: string;
  readonly childId: string;
}

/** One question's slot: of which day it is counted, and the name it is given back by. */
export interface Slot extends Asker {
  readonly day: string;
  readonly id: string;
}

export type SlotResult =
  | { readonly slot: Slot; readonly remaining: number }
  | {
      readonly refused: 'nobi_resting' | 'nobi_busy' | 'nobi_hurry';
      readonly retryAfterSeconds: number;
    };

interface Row {
  readonly questions: number | null;
  /** What this child asked, and may ask at most. */
  readonly own: number;
  readonly share: number;
  readonly is_hurrying: boolean | null;
  readonly seconds_left: number;
  readonly minute_left: number | null;
}

/** A slot is renewed while its process lives: one that dies holds it no longer than this. */
const busySeconds = 8;

const refusalOf = (row: Row | undefined, { aDay }: QuotaLimits): SlotResult => {
  if (row && ((row.questions ?? 0) >= aDay || row.own >= row.share))
    return { refused: 'nobi_resting', retryAfterSeconds: Math.max(1, row.seconds_left) };
  if (row?.is_hurrying)
    return { refused: 'nobi_hurry', retryAfterSeconds: Math.max(1, row.minute_left ?? 1) };
  return { refused: 'nobi_busy', retryAfterSeconds: 2 };
};

/** What one of several children may ask: half of the pool. A child alone has all of it. */
const shareOf = async (db: Queryable, accountId: string, aDay: number): Promise<number> => {
  const [row] = await db.named<{ share: number }>({
    name: 'chat_share',
    text: `select case when count(*) > 1 then $2::int / 2 else $2::int end as share
      from child where account_id = $1`,
    values: [accountId, aDay],
  });
  return row?.share ?? aDay;
};

const todayInJakarta = `(now() at time zone 'Asia/Jakarta')::date`;
const today = `(select ${todayInJakarta} as day)`;
/** A first question. The child waits, so nobody waits for the disk: at worst a crash gives a question back. */
const firstQuietly = `case when set_config('synchronous_commit', 'off', true) = 'off' then 1 end`;

interface Release {
  readonly isCounted: boolean;
  /** Whether the family's pool counted it as well. */
  readonly wasPooled?: boolean;
}

const goesOn = (table: string, now = 'excluded.minute_began') =>
  `${now} - ${table}.minute_began < interval '1 minute'`;
/** A minute begins with its first question; the row that was to be inserted would begin one now. */
const nextMinute = (table: string) =>
  `minute_began = case when ${goesOn(table)} then ${table}.minute_began else excluded.minute_began end,
   in_minute = case when ${goesOn(table)} then ${table}.in_minute + 1 else 1 end`;
const hasMinuteLeft = (table: string, most: string, now?: string) =>
  `(${table}.minute_began is null or not ${goesOn(table, now)} or ${table}.in_minute < ${most}::int)`;

const freeSlot = `update chat_child_day set asked = greatest(0, asked - $4),
    busy_until = case when answering = $3 then null else busy_until end,
    answering = nullif(answering, $3)
  where account_id = $1 and child_id = $5 and day = $2`;

/**
 * Frees the slot; the question goes back to its day unless it counts. What the pool keeps is no part of the
 * statement: one whose last part can find nothing is not sent to a worker at all.
 */
const release = (
  db: Queryable,
  { accountId, childId, day, id }: Slot,
  { isCounted, wasPooled = true }: Release,
) =>
  db.query(
    isCounted || !wasPooled
      ? freeSlot
      : `with own as (${freeSlot})
         update chat_day set asked = greatest(0, asked - 1) where account_id = $1 and day = $2`,
    [accountId, day, id, isCounted ? 0 : 1, childId],
  );

/** The child's own row. Nothing when it refuses, or when the child was removed meanwhile. */
const takeOwn = async (
  db: Queryable,
  { accountId, childId }: Asker,
  { id, share, aMinute }: { id: string; share: number; aMinute: number },
) => {
  try {
    const [row] = await db.named<{ count: number; day: string }>({
      name: 'chat_own_slot',
      text: `insert into chat_child_day as k (account_id, child_id, day, asked, answering, busy_until,
          minute_began, in_minute)
        values ($1, $2, ${todayInJakarta}, ${firstQuietly}, $3, now() + make_interval(secs => $4), now(), 1)
        on conflict (account_id, child_id, day) do update set
          asked = k.asked + 1, answering = excluded.answering, busy_until = excluded.busy_until,
          ${nextMinute('k')}
        where k.asked < $5::int
          and (k.busy_until is null or k.busy_until <= excluded.minute_began)
          and ${hasMinuteLeft('k', '$6')}
        returning asked as count, day`,
      values: [accountId, childId, id, busySeconds, share, aMinute],
    });
    return row;
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    return undefined;
  }
};

/** The family's row of the day that the child's was counted in. */
const takePooled = async (
  db: Queryable,
  { accountId, day }: Slot,
  { aDay, aFamilyMinute }: QuotaLimits,
) => {
  const [row] = await db.named<{ count: number }>({
    name: 'chat_pool_slot',
    text: `insert into chat_day as d (account_id, day, asked, minute_began, in_minute)
      values ($1, $2::date, ${firstQuietly}, now(), 1)
      on conflict (account_id, day) do update set asked = d.asked + 1, ${nextMinute('d')}
      where d.asked < $3 and ${hasMinuteLeft('d', '$4')}
      returning asked as count`,
    values: [accountId, day, aDay, aFamilyMinute],
  });
  return row;
};

/** What there was to refuse a question by. */
const limitsReached = async (
  db: Queryable,
  { accountId, childId }: Asker,
  { share, limits }: { share: number; limits: QuotaLimits },
) => {
  const [row] = await db.named<Row>({
    name: 'chat_standing',
    text: `select $3::int as share, d.asked as questions, coalesce(k.asked, 0) as own,
        coalesce(not ${hasMinuteLeft('k', '$4', 'now()')}, false)
          or coalesce(not ${hasMinuteLeft('d', '$5', 'now()')}, false) as is_hurrying,
        ceil(extract(epoch from ((today.day + 1)::timestamp at time zone 'Asia/Jakarta') - now()))::int
          as seconds_left,
        ceil(extract(epoch from greatest(k.minute_began, d.minute_began)
          + interval '1 minute' - now()))::int as minute_left
      from ${today} today left join chat_day d on d.account_id = $1 and d.day = today.day
      left join chat_child_day k
        on k.account_id = $1 and k.child_id = $2 and k.day = today.day`,
    values: [accountId, childId, share, limits.aMinute, limits.aFamilyMinute],
  });
  return row;
};

export const quotaStore = (db: Queryable) => ({
  /**
   * Counts one question of today in Jakarta and of this minute, and takes the child's one slot for an
   * answer on its way; each row in a statement that asks and counts at once, so that any number of processes
   * count as one. The child's own row comes first; where the family's pool or minute refuses after it, or the
   * process dies in between, the child's is given back.
   */
  async take(asker: Asker, id: string, limits: QuotaLimits): Promise<SlotResult> {
    const { accountId, childId } = asker;
    const share = await shareOf(db, accountId, limits.aDay);
    const own = await takeOwn(db, asker, { id, share, aMinute: limits.aMinute });
    if (!own) return refusalOf(await limitsReached(db, asker, { share, limits }), limits);
    const slot = { accountId, childId, day: own.day, id };
    const pooled = await takePooled(db, slot, limits);
    if (!pooled) {
      await release(db, slot, { isCounted: false, wasPooled: false });
      return refusalOf(await limitsReached(db, asker, { share, limits }), limits);
    }
    return { slot, remaining: Math.min(limits.aDay - pooled.count, share - own.count) };
  },

  release: (slot: Slot, how: { readonly isCounted: boolean }) => release(db, slot, how),

  /** Holds these slots on, those that are still taken by these answers. */
  renew: (slots: readonly Slot[]) =>
    db.query(
      `update chat_child_day k set busy_until = now() + make_interval(secs => $5)
       from unnest($1::uuid[], $2::uuid[], $3::date[], $4::uuid[]) as p (account_id, child_id, day, id)
       where k.account_id = p.account_id and k.child_id = p.child_id and k.day = p.day
         and k.answering = p.id`,
      [
        slots.map(({ accountId }) => accountId),
        slots.map(({ childId }) => childId),
        slots.map(({ day }) => day),
        slots.map(({ id }) => id),
        busySeconds,
      ],
    ),

  /** How many questions are this child's share of today, and how many of them are left. */
  async today({ accountId, childId }: Asker, aDay: number) {
    const share = await shareOf(db, accountId, aDay);
    const [row] = await db.query<{ remaining: number }>(
      `select greatest(0, least($3::int - coalesce(d.asked, 0), $4::int - coalesce(k.asked, 0)))
         as remaining
       from ${today} today
       left join chat_day d on d.account_id = $1 and d.day = today.day
       left join chat_child_day k
         on k.account_id = $1 and k.child_id = $2 and k.day = today.day`,
      [accountId, childId, aDay, share],
    );
    return { share, remaining: row?.remaining ?? 0 };
  },

  async dropPast() {
    await db.query('delete from chat_day where day < current_date - 7');
    await db.query('delete from chat_child_day where day < current_date - 7');
  },
});

export type QuotaStore = ReturnType<typeof quotaStore>;
