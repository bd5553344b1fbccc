import type { ItemKind } from '@nobi/kit/manifest';
import type { Queryable } from '../../database/database.ts';

/** No family comes before it. */
export const firstOfAll = '00000000-0000-0000-0000-000000000000';

/** Where the play sessions of a kind lay before 351-one-play-session.sql; each statement written out. */
const before = {
  game: {
    few: 'id, account_id, child_id, game_id as item, started_at as began, null::bigint as edition from play',
    events: 'game_event_before e on e.play_id = few.id',
    leave: `gone_events as (delete from game_event_before e using few where e.play_id = few.id),
      gone as (delete from play s using few where s.id = few.id)`,
  },
  course: {
    few: 'id, account_id, child_id, course_id as item, viewed_at as began, edition from course_view',
    events: 'course_event_before e on e.view_id = few.id',
    leave: `answers as (
        insert into play_answer (account_id, session_id, lesson_id, question_id, skill, choice,
          is_right, answered_at)
        select few.account_id, few.id, a.lesson_id, a.question_id, a.skill, a.choice, a.is_right,
          a.answered_at
        from few join course_answer a on a.view_id = few.id on conflict do nothing
      ),
      gone_answers as (delete from course_answer a using few where a.view_id = few.id),
      gone_events as (delete from course_event_before e using few where e.view_id = few.id),
      gone as (delete from course_view s using few where s.id = few.id)`,
  },
  tool: {
    few: 'id, account_id, child_id, tool_id as item, used_at as began, null::bigint as edition from tool_use',
    events: 'tool_event_before e on e.use_id = few.id',
    leave: `gone_events as (delete from tool_event_before e using few where e.use_id = few.id),
      gone as (delete from tool_use s using few where s.id = few.id)`,
  },
} as const satisfies Record<ItemKind, object>;

/**
 * One statement moves a session with all that belongs to it: a kill leaves it whole, here or there. The
 * columns are those of `play_event_before`, which knows the same rows for readers.
 */
const moving = (kind: ItemKind, which: string) => `with few as (
    select ${before[kind].few} where ${which} for update
  ), sessions as (
    insert into play_session (account_id, id, child_id, kind, item_id, began_at, edition)
    select account_id, id, child_of_row(child_id, account_id), '${kind}', item, began, edition from few
    on conflict do nothing
  ), events as (
    insert into play_event
    select few.account_id, few.id, e.event_id, few.began, e.received_at,
      coalesce(e.happened_at, e.received_at), e.verb, f.*
    from few join ${before[kind].events}, play_event_fields(e.body) f
    on conflict do nothing
  ), ${before[kind].leave}
  select account_id as account from few order by account_id desc limit 1`;

/** Whether anything is still to be carried; along an index, since an emptied table may be long. */
export const hasPlaysBefore = async (db: Queryable): Promise<boolean> => {
  const any = (table: string) =>
    `exists (select 1 from ${table} where account_id >= '${firstOfAll}' limit 1)`;
  const [row] = await db.query<{ is_so: boolean }>(
    `select ${['play', 'course_view', 'tool_use'].map(any).join(' or ')} as is_so`,
  );
  return row?.is_so ?? false;
};

/** Carries play sessions of a kind from the tables of before into those of now. */
export const carriedPlays = (db: Queryable, kind: ItemKind) => ({
  /** For content that still reports to a session from before; false when there is none. */
  async carryOne(session: string, accountId: string): Promise<boolean> {
    const rows = await db.named({
      name: `carry_one_${kind}`,
      text: moving(kind, 'id = $1 and account_id = $2'),
      values: [session, accountId],
    });
    return rows.length > 0;
  },

  /** So many, family by family from this one on; answers the last family, undefined when none is left. */
  async carryFew(from: string, most: number): Promise<string | undefined> {
    const [last] = await db.query<{ account: string }>(
      moving(kind, 'account_id >= $1 order by account_id limit $2'),
      [from, most],
    );
    return last?.account;
  },
});

export type CarriedPlays = ReturnType<typeof carriedPlays>;
