import type { Queryable } from '../database/database.ts';

const today = `date_trunc('day', now() at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta'`;

const told = [
  { sitting: 'play', began: 'started_at', events: 'play_event', id: 'play_id' },
  { sitting: 'course_view', began: 'viewed_at', events: 'course_event', id: 'view_id' },
  { sitting: 'tool_use', began: 'used_at', events: 'tool_event', id: 'use_id' },
];

/** Sittings of an account that may still have told something today, by their minutes. */
const minutes = told
  .map(
    ({ sitting, began, events, id }) =>
      `select date_trunc('minute', e.received_at) from ${sitting} s join ${events} e on e.${id} = s.id
       where s.account_id = $1 and s.${began} > (${today}) - interval '2 days'
         and e.received_at >= (${today})`,
  )
  .join(' union ');

/** Play time is counted in minutes of the day (WIB) in which anything was played, made or watched. */
export const minutesStore = (db: Queryable) => ({
  async usedToday(accountId: string): Promise<number> {
    const [row] = await db.named<{ used: number }>({
      name: 'minutes_today',
      text: `select count(*)::int as used from (${minutes}) minutes`,
      values: [accountId],
    });
    return row?.used ?? 0;
  },
});

export type MinutesStore = ReturnType<typeof minutesStore>;
