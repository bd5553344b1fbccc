import type { Queryable } from '../../../database/database.ts';

export interface AnswersAtTask {
  readonly child: string;
  readonly item: string;
  readonly skill: string;
  readonly level: number;
  readonly stated: number;
  readonly answers: number;
  readonly right: number;
}

export interface SkillStand {
  readonly skill: string;
  readonly children: number;
  readonly alone: number;
  readonly stopped: number;
}

/** Who did not come back to a skill in so many days, but played on, has stopped there. */
const stoppedAfterDays = 14;

/** Reads families in the order of their ids, which are random: any stretch of them is a fair sample. */
export const skillSampleStore = (db: Queryable) => ({
  async familiesAfter(last: string, most: number): Promise<string[]> {
    const rows = await db.query<{ account_id: string }>(
      `select distinct account_id from skill_claim where account_id > $1 order by 1 limit $2`,
      [last, most],
    );
    return rows.map(({ account_id }) => account_id);
  },

  /** First tries without help since then, at tasks whose difficulty was stated. */
  answers: (families: readonly string[], since: Date) =>
    db.query<AnswersAtTask>(
      `select s.child_id as child, s.item_id as item, e.skill, coalesce(e.level, 0) as level,
         e.difficulty::float as stated, count(*)::int as answers,
         count(*) filter (where e.outcome <> 'wrong')::int as right
       from play_session s
         join play_event e on e.account_id = s.account_id and e.session_id = s.id
           and e.began_at = s.began_at
       where s.account_id = any ($1::uuid[]) and s.kind in ('game', 'course', 'tool')
         and s.began_at > $2 and e.account_id = any ($1::uuid[]) and e.began_at > $2
         and e.verb = 'answered' and e.attempt = 1 and coalesce(e.help, 0) = 0
         and e.outcome is not null and e.difficulty is not null and e.skill is not null
         and not coalesce(e.guided, false) and not coalesce(e.spoken, false)
       group by 1, 2, 3, 4, 5`,
      [families, since],
    ),

  stands: (families: readonly string[]) =>
    db.query<SkillStand>(
      `with newest as (
         select account_id, child_id, max(last_day) as day from skill_claim
         where account_id = any ($1::uuid[]) group by 1, 2)
       select k.skill_id as skill, count(*)::int as children,
         count(*) filter (where k.state = 'alone')::int as alone,
         count(*) filter (where k.state in ('too_little', 'learning', 'again')
           and k.last_day < newest.day - ${stoppedAfterDays})::int as stopped
       from skill_claim k join newest using (account_id, child_id)
       where k.account_id = any ($1::uuid[]) and k.answers > 0
       group by 1`,
      [families],
    ),
});
