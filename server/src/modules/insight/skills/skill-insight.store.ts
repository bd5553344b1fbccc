import type { Queryable } from '../../../database/database.ts';

export interface StandRow {
  readonly skill: string;
  readonly children: number;
  readonly alone_percent: number;
  readonly stopped_percent: number;
}

export interface DifficultyRow {
  readonly item: string;
  readonly skill: string;
  readonly level: number;
  readonly children: number;
  readonly answers: number;
  readonly right_percent: number;
  readonly expected_percent: number;
  readonly stated: number;
  readonly shift: number;
}

/** The last sample, in sums of at least twenty children. */
export const skillInsightStore = (db: Queryable) => ({
  stands: () =>
    db.query<StandRow & { counted_at: Date }>(
      `select skill, children, alone_percent, stopped_percent, counted_at
       from insight_skill_stand order by stopped_percent desc, skill limit 500`,
    ),

  difficulties: () =>
    db.query<DifficultyRow>(
      `select item, skill, level, children, answers, right_percent, expected_percent, stated, shift
       from insight_difficulty order by abs(shift) desc, item, skill, level limit 500`,
    ),

  async replace(stands: readonly StandRow[], tasks: readonly DifficultyRow[]): Promise<void> {
    await db.query('delete from insight_skill_stand');
    await db.query(
      `insert into insight_skill_stand (skill, children, alone_percent, stopped_percent)
       select skill, children, alone_percent, stopped_percent
       from jsonb_populate_recordset(null::insight_skill_stand, $1)`,
      [JSON.stringify(stands)],
    );
    await db.query('delete from insight_difficulty');
    await db.query(
      `insert into insight_difficulty
       select * from jsonb_populate_recordset(null::insight_difficulty, $1)`,
      [JSON.stringify(tasks)],
    );
  },
});
