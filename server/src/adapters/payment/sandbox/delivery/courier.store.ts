import type { Queryable } from '../../../../database/database.ts';

/** A notification that this process may send until the claim ends. */
export interface Claimed {
  readonly id: number;
  readonly orderId: string;
  readonly body: string;
  readonly tries: number;
  readonly url: string | null;
}

export const courierStore = (db: Queryable) => ({
  /** Takes some due notifications; two processes never take the same one at once. */
  async claim(now: Date, until: Date): Promise<Claimed[]> {
    const rows = await db.query<Claimed>(
      `update sandbox_notification n set claimed_until = $2 from sandbox_transaction t
       where t.order_id = n.order_id and n.id in (
         select id from sandbox_notification
         where due_at <= $1 and (claimed_until is null or claimed_until <= $1)
         order by due_at, id limit 8 for update skip locked)
       returning n.id, n.order_id as "orderId", n.body, n.tries, t.notification_url as url`,
      [now, until],
    );
    return rows.toSorted((one, other) => one.id - other.id);
  },
  /** How long until the next may be sent; undefined when none waits. */
  async nextInMs(now: Date): Promise<number | undefined> {
    const [row] = await db.query<{ ms: number | null }>(
      `select (extract(epoch from min(greatest(due_at, claimed_until)) - $1::timestamptz)
         * 1000)::float as ms
       from sandbox_notification where due_at is not null`,
      [now],
    );
    return row?.ms ?? undefined;
  },
  /** Keeps how a try went; `dueAt` null when there is to be no other. */
  async record(id: number, answer: number | 'none', dueAt: Date | null) {
    await db.query(
      `update sandbox_notification set tries = tries + 1, last_answer = $2, due_at = $3,
         claimed_until = null where id = $1`,
      [id, answer === 'none' ? null : answer, dueAt],
    );
  },
});
