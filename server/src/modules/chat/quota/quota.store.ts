import type { Queryable } from '../../../database/database.ts';

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
  readonly taken: number | null;
  readonly own_taken: number | null;
  readonly day: string;
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

const today = `(select (now() at time zone 'Asia/Jakarta')::date as day)`;

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

export const quotaStore = (db: Queryable) => ({
  /**
   * Counts one question of today in Jakarta and of this minute, and takes the child's one slot for an
   * answer on its way; all in one statement, so that any number of processes count as one. The child
   * waits, so nobody waits for the disk: at worst a crash gives a question back. The child's own row
   * comes first; where the family's pool or minute refuses after it, the child's is given back.
   */
  async take({ accountId, childId }: Asker, id: string, limits: QuotaLimits): Promise<SlotResult> {
    const { aDay, aMinute, aFamilyMinute } = limits;
    // A statement of its own: an upsert that lies on one node may not ask for more than its own row.
    const share = await shareOf(db, accountId, aDay);
    const [row] = await db.named<Row>({
      name: 'chat_slot',
      text: `with today as (
          select day from ${today} t where set_config('synchronous_commit', 'off', true) = 'off'
        ), own as (
          insert into chat_child_day as k (account_id, child_id, day, asked, answering, busy_until,
            minute_began, in_minute)
          select $1::uuid, c.id, today.day, 1, $2, now() + make_interval(secs => $5), now(), 1
          from today, child c where c.account_id = $1 and c.id = $6
          on conflict (account_id, child_id, day) do update set
            asked = k.asked + 1, answering = $2, busy_until = excluded.busy_until,
            ${nextMinute('k')}
          where k.asked < $8::int
            and (k.busy_until is null or k.busy_until <= excluded.minute_began)
            and ${hasMinuteLeft('k', '$4')}
          returning asked
        ), taken as (
          insert into chat_day as d (account_id, day, asked, minute_began, in_minute)
          select $1, today.day, 1, now(), 1 from today, own
          on conflict (account_id, day) do update set asked = d.asked + 1, ${nextMinute('d')}
          where d.asked < $3 and ${hasMinuteLeft('d', '$7')}
          returning asked
        )
        select (select asked from taken) as taken, (select asked from own) as own_taken,
          today.day::text as day, $8::int as share, d.asked as questions,
          coalesce(k.asked, 0) as own,
          coalesce(not ${hasMinuteLeft('k', '$4', 'now()')}, false)
            or coalesce(not ${hasMinuteLeft('d', '$7', 'now()')}, false) as is_hurrying,
          ceil(extract(epoch from ((today.day + 1)::timestamp at time zone 'Asia/Jakarta') - now()))::int
            as seconds_left,
          ceil(extract(epoch from greatest(k.minute_began, d.minute_began)
            + interval '1 minute' - now()))::int as minute_left
        from today left join chat_day d on d.account_id = $1 and d.day = today.day
        left join chat_child_day k
          on k.account_id = $1 and k.child_id = $6 and k.day = today.day`,
      values: [accountId, id, aDay, aMinute, busySeconds, childId, aFamilyMinute, share],
    });
    if (row === undefined) return refusalOf(row, limits);
    const slot = { accountId, childId, day: row.day, id };
    if (row.own_taken !== null && row.taken === null)
      await release(db, slot, { isCounted: false, wasPooled: false });
    if (row.own_taken === null || row.taken === null) return refusalOf(row, limits);
    return { slot, remaining: Math.min(aDay - row.taken, row.share - row.own_taken) };
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
