import type { Language } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';
import type { DueZone } from './letter-week.rules.ts';

export interface DueFamily {
  readonly account_id: string;
  readonly email: string;
  readonly display_name: string;
  readonly language: Language;
  readonly sunday: string;
  readonly children: readonly string[];
}

export const reportLettersStore = (db: Queryable) => ({
  async shown(accountId: string) {
    const [row] = await db.query<{ is_on: boolean; is_confirmed: boolean }>(
      `select exists (select 1 from report_letter where account_id = $1) as is_on,
         a.email_confirmed_at is not null as is_confirmed
       from account a where a.id = $1`,
      [accountId],
    );
    return row ?? { is_on: false, is_confirmed: false };
  },

  /** Who asks on a Sunday evening waits for the next one: nothing of the past is sent. */
  set: (accountId: string, isOn: boolean) =>
    isOn
      ? db.query(
          `insert into report_letter (account_id, last_sunday)
           values ($1, (now() at time zone 'Asia/Jayapura')::date
             - extract(isodow from now() at time zone 'Asia/Jayapura')::int % 7)
           on conflict do nothing`,
          [accountId],
        )
      : db.query('delete from report_letter where account_id = $1', [accountId]),

  /** The next families after `last`, each with the Sunday of its own zone: that of its first child. */
  due: (zones: readonly DueZone[], last: string, most: number) =>
    db.query<DueFamily>(
      `select l.account_id, a.email, a.display_name, a.language, due.sunday::text, family.children
       from report_letter l
       join account a on a.id = l.account_id
       cross join lateral (
         select array_agg(c.id order by c.created_at, c.place) as children,
           (array_agg(c.zone order by c.created_at, c.place))[1] as zone
         from child c where c.account_id = l.account_id
       ) family
       join jsonb_to_recordset($1) as due (zone text, sunday date) on due.zone = family.zone
       where l.account_id > $2 and (l.last_sunday is null or l.last_sunday < due.sunday)
         and a.email_confirmed_at is not null and a.suspended_at is null
       order by l.account_id limit $3`,
      [JSON.stringify(zones), last, most],
    ),

  /**
   * Those whose Sunday nobody had claimed, by this process or another, and whose wish still stands. One after
   * the other, in one order, so that two processes never wait for each other.
   */
  async claim(families: readonly DueFamily[]): Promise<ReadonlySet<string>> {
    const claimed = new Set<string>();
    const inOrder = families.toSorted((one, other) => (one.account_id < other.account_id ? -1 : 1));
    for (const { account_id: accountId, sunday } of inOrder) {
      const rows = await db.query(
        `update report_letter set last_sunday = $2
         where account_id = $1 and (last_sunday is null or last_sunday < $2) returning 1`,
        [accountId, sunday],
      );
      if (rows.length > 0) claimed.add(accountId);
    }
    return claimed;
  },
});
