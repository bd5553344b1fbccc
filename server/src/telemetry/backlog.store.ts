import type { Queryable } from '../database/database.ts';

/** What waits and what needs a person; every figure is read from a partial index or a small table. */
export interface Backlog {
  readonly letters_waiting: number;
  readonly oldest_letter_seconds: number;
  readonly letters_given_up: number;
  readonly orders_open: number;
  readonly orders_in_review: number;
  readonly mismatches_open: number;
  readonly tickets_open: number;
}

export const backlogStore = (db: Queryable) => ({
  async read(): Promise<Backlog | undefined> {
    const [backlog] = await db.query<Backlog>(
      `select
        (select count(*)::int from letter where delivered_at is null and next_attempt_at is not null)
          as letters_waiting,
        (select coalesce(extract(epoch from now() - min(created_at)), 0)::float from letter
          where delivered_at is null and next_attempt_at is not null) as oldest_letter_seconds,
        (select count(*)::int from letter where delivered_at is null and next_attempt_at is null)
          as letters_given_up,
        (select count(*)::int from orders where state in ('created', 'pending', 'denied'))
          as orders_open,
        (select count(*)::int from orders where state = 'review') as orders_in_review,
        (select count(*)::int from mismatch where resolved_at is null) as mismatches_open,
        (select count(*)::int from ticket where state = 'open') as tickets_open`,
    );
    return backlog;
  },
});
