import type { ShownSkill } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';
import { playingChild } from '../../database/playing-child.ts';
import type { ChildAge } from '../../play-sessions/start-level.rules.ts';
import type { Goal } from './today.rules.ts';

interface TodayRow extends ChildAge {
  readonly shown: ShownSkill[];
  readonly day: number;
  readonly isSteady: boolean;
  readonly goal: Goal | null;
  readonly works: number;
}

export interface ChildLearning {
  readonly child: string;
  readonly is_steady: boolean;
  readonly goal: Goal | null;
}

const goal = `case when l.goal_kind is not null
  then jsonb_build_object('kind', l.goal_kind, 'id', l.goal_id) end as goal`;

export const learningStore = (db: Queryable) => ({
  /** Of whoever plays in this session. */
  async today(accountId: string, sessionHash: Buffer, now: Date) {
    const [row] = await db.named<TodayRow>({
      name: 'today',
      text: `select to_char(c.birth_month, 'YYYY-MM-DD') as "birthMonth", c.grade,
          ($3::timestamptz at time zone c.zone)::date - date '1970-01-01' as day,
          coalesce(l.is_steady, false) as "isSteady", ${goal},
          (select count(*)::int from play_work w where w.account_id = $1) as works,
          coalesce((select jsonb_agg(jsonb_build_object('id', k.skill_id, 'marks', k.marks,
              'from', k.first_day - date '1970-01-01', 'to', k.last_day - date '1970-01-01')
              order by k.skill_id)
            from skill_state k where k.account_id = $1 and k.child_id = c.id), '[]') as shown
        from child c
        left join child_learning l on l.account_id = c.account_id and l.child_id = c.id
        where c.account_id = $1 and c.id = ${playingChild('$2')}`,
      values: [accountId, sessionHash, now],
    });
    return row;
  },

  children: (accountId: string) =>
    db.query<ChildLearning>(
      `select c.id as child, coalesce(l.is_steady, false) as is_steady, ${goal}
       from child c
       left join child_learning l on l.account_id = c.account_id and l.child_id = c.id
       where c.account_id = $1 order by c.created_at, c.place`,
      [accountId],
    ),

  /** Undefined when it is no child of this account. */
  async set(accountId: string, { child, is_steady, goal: chosen }: ChildLearning) {
    const [row] = await db.query<ChildLearning>(
      `insert into child_learning as l (account_id, child_id, is_steady, goal_kind, goal_id)
       select $1, id, $3, $4, $5 from child where account_id = $1 and id = $2
       on conflict (account_id, child_id) do update set is_steady = excluded.is_steady,
         goal_kind = excluded.goal_kind, goal_id = excluded.goal_id
       returning l.child_id as child, l.is_steady, ${goal}`,
      [accountId, child, is_steady, chosen?.kind ?? null, chosen?.id ?? null],
    );
    return row;
  },
});

export type LearningStore = ReturnType<typeof learningStore>;
