import type { Queryable } from '../../../database/database.ts';

export interface RatingRow {
  readonly id: string;
  readonly stars: number;
  readonly feedback: string | null;
  readonly created_at: Date;
}

export interface RatingPage {
  readonly stars: number | undefined;
  readonly since: Date | undefined;
  readonly before: Date | undefined;
  readonly hasWords: boolean;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** Adds ratings to the numbers of their days (WIB). */
export const ratingRollUpStore = (tx: Queryable) => ({
  add: (past: Date, upto: Date) =>
    tx.query(
      `insert into insight_rating (day, stars, given)
       select (created_at at time zone 'Asia/Jakarta')::date, stars, count(*) from rating
       where created_at > $1 and created_at <= $2
       group by 1, 2
       on conflict (day, stars) do update set given = insight_rating.given + excluded.given`,
      [past, upto],
    ),
});

export const ratingsStore = (db: Queryable) => ({
  /** What is not asked for is not in the statement: each wish has an index of its own. */
  list({ stars, since, before, hasWords, order, limit, offset }: RatingPage) {
    const values: unknown[] = [limit, offset];
    const placeholder = (value: unknown) => `$${values.push(value)}`;
    const wishes = [
      ...(stars === undefined ? [] : [`stars = ${placeholder(stars)}`]),
      ...(since ? [`created_at >= ${placeholder(since)}`] : []),
      ...(before ? [`created_at < ${placeholder(before)}`] : []),
      ...(hasWords ? ['feedback is not null'] : []),
    ];
    return db.query<RatingRow>(
      `select id::text as id, stars, feedback, created_at from rating
       ${wishes.length > 0 ? `where ${wishes.join(' and ')}` : ''}
       order by created_at ${order}, rating.id ${order} limit $1 offset $2`,
      values,
    );
  },

  /** How many of each stars on each day since that one. */
  countsSince: (day: string) =>
    db.query<{ day: string; stars: number; count: number }>(
      'select day, stars::int as stars, given as count from insight_rating where day >= $1 order by day',
      [day],
    ),
});
