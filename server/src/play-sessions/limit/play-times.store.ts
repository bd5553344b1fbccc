import type { PlayTimes, QuietWindow, Zone } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';
import { playingChild } from '../../database/playing-child.ts';
import { playedMinutes } from '../minutes.store.ts';

interface Row {
  child: string;
  zone: Zone;
  weekday: number | null;
  weekend: number | null;
  quiet: QuietWindow[];
  extra_day: string | null;
  extra_minutes: number;
  extra_until: Date | null;
  is_chosen: boolean;
  used: number;
}

/** Who is meant: a child, or whoever plays in a session. */
export interface Player {
  readonly accountId: string;
  readonly sessionHash: Buffer;
  readonly child?: string | null;
}

const minutesToday = playedMinutes(
  (session, happened) => `${session}.child_id = times.child
    and ${session}.began_at > times.day - interval '2 days'
    and ${happened} >= times.day and ${happened} < times.day + interval '1 day'`,
);

const text = `with times as (
    select c.id as child, c.zone,
      date_trunc('day', $4::timestamptz at time zone c.zone) at time zone c.zone as day,
      case when t.child_id is null then nullif(a.play_minutes, 0) else t.weekday_minutes end as weekday,
      case when t.child_id is null then nullif(a.play_minutes, 0) else t.weekend_minutes end as weekend,
      coalesce(t.quiet, '[]') as quiet, t.extra_day::text, coalesce(t.extra_minutes, 0) as extra_minutes,
      t.extra_until, t.child_id is not null as is_chosen
    from child c
    join account a on a.id = c.account_id
    left join child_playtime t on t.account_id = c.account_id and t.child_id = c.id
    where c.account_id = $1 and c.id = coalesce($3::uuid, ${playingChild('$2')})
  )
  select times.*, (select count(*)::int from (${minutesToday}) minutes) as used from times`;

/** What a child may play, and the minutes of its day in which it did. */
export const playTimesStore = (db: Queryable) => ({
  /** Undefined when it is no child of this account. */
  async today({ accountId, sessionHash, child = null }: Player, now: Date) {
    const [row] = await db.named<Row>({
      name: 'play_times',
      text,
      values: [accountId, sessionHash, child, now],
    });
    if (!row) return undefined;
    const times: PlayTimes = {
      zone: row.zone,
      weekdayMinutes: row.weekday,
      weekendMinutes: row.weekend,
      quiet: row.quiet,
      extra: { day: row.extra_day ?? '', minutes: row.extra_minutes, until: row.extra_until },
    };
    return { child: row.child, times, used: row.used, isChosen: row.is_chosen };
  },
});

export type PlayTimesStore = ReturnType<typeof playTimesStore>;
