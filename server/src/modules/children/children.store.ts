import type { BodyOf, children } from '@nobi/contract';
import { sessionsStore } from '../../auth/sessions.store.ts';
import type { Database, Queryable } from '../../database/database.ts';

type Details = BodyOf<typeof children.change>;
type Introduction = BodyOf<typeof children.introduce>;

export interface ChildRow extends Details {
  readonly id: string;
  readonly is_new: boolean;
}

/** As `to_char` would say it, which an engine that splits families over nodes does not let a change answer. */
const birthMonth = `extract(year from birth_month)::int::text || '-'
  || lpad(extract(month from birth_month)::int::text, 2, '0')`;
const shown = `id, nickname, animal, ${birthMonth} as birth_month, grade, zone,
  changed_at is null as is_new`;

const valuesOf = ({ nickname, animal, birth_month, grade, zone }: Details) => [
  nickname,
  animal,
  birth_month && `${birth_month}-01`,
  grade,
  zone,
];

/** The children of an account, of whom none comes or goes until the transaction ends. */
const hold = async (tx: Queryable, accountId: string) => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 270))', [accountId]);
  return tx.query<{ id: string; place: number }>(
    'select id, place from child where account_id = $1 order by place',
    [accountId],
  );
};

/** What others do when a child comes or goes, in its transaction. */
export interface ChildSteps {
  readonly added: (tx: Queryable, accountId: string, child: string) => Promise<unknown>;
  readonly gone: (tx: Queryable, accountId: string, child: string) => Promise<unknown>;
}

export const childrenStore = (db: Database, steps: ChildSteps) => ({
  list: (accountId: string) =>
    db.named<ChildRow>({
      name: 'children',
      text: `select ${shown} from child where account_id = $1 order by created_at, place`,
      values: [accountId],
    }),

  /** Undefined when every place is taken. The same child again is a second try, and stays one row. */
  add: (accountId: string, details: Details, most: number) =>
    db.transaction(async (tx) => {
      const taken = new Set((await hold(tx, accountId)).map(({ place }) => place));
      const [same] = await tx.query<ChildRow>(
        `select ${shown} from child where account_id = $1
           and (nickname, animal, birth_month, grade, zone)
             is not distinct from ($2, $3, $4::date, $5::smallint, $6)`,
        [accountId, ...valuesOf(details)],
      );
      if (same) return same;
      const places = Array.from({ length: most }, (_, at) => at + 1);
      const place = places.find((each) => !taken.has(each));
      if (place === undefined) return undefined;
      const [row] = await tx.query<ChildRow>(
        `insert into child (account_id, nickname, animal, birth_month, grade, zone, place, changed_at)
         values ($1, $2, $3, $4, $5, $6, $7, now()) returning ${shown}`,
        [accountId, ...valuesOf(details), place],
      );
      if (row) await steps.added(tx, accountId, row.id);
      return row;
    }),

  /**
   * Says who the child is of whom nothing was said yet; false when there is none. The very same again
   * is a second try.
   */
  async introduce(accountId: string, { nickname, animal, birth_month }: Introduction) {
    const values = [accountId, nickname, animal, birth_month && `${birth_month}-01`];
    const changed = await db.query(
      `update child set nickname = $2, animal = $3, birth_month = $4, changed_at = now()
       where account_id = $1 and changed_at is null returning 1`,
      values,
    );
    if (changed.length > 0) return true;
    const same = await db.query(
      `select 1 from child where account_id = $1
         and (nickname, animal, birth_month) is not distinct from ($2, $3, $4::date)`,
      values,
    );
    return same.length > 0;
  },

  postpone: (accountId: string) =>
    db.query(
      `update child set introduction_postponed_at = now()
       where account_id = $1 and changed_at is null and introduction_postponed_at is null`,
      [accountId],
    ),

  /** Undefined when it is no child of this account. */
  async change(accountId: string, id: string, details: Details) {
    const [row] = await db.query<ChildRow>(
      `update child set nickname = $3, animal = $4, birth_month = $5, grade = $6, zone = $7,
         changed_at = now()
       where account_id = $1 and id = $2 returning ${shown}`,
      [accountId, id, ...valuesOf(details)],
    );
    return row;
  },

  remove: (accountId: string, id: string) =>
    db.transaction(async (tx) => {
      const all = await hold(tx, accountId);
      if (!all.some((each) => each.id === id)) return 'unknown';
      if (all.length === 1) return 'last';
      await tx.query('delete from child where account_id = $1 and id = $2', [accountId, id]);
      await sessionsStore(tx).letNobodyPlay(accountId, id);
      await steps.gone(tx, accountId, id);
      return 'removed';
    }),
});

export type ChildrenStore = ReturnType<typeof childrenStore>;
