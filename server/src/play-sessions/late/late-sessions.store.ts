import type { ItemKind } from '@nobi/kit/manifest';
import type { Queryable } from '../../database/database.ts';

interface LateSession {
  readonly id: string;
  readonly accountId: string;
  readonly child: string;
  readonly kind: ItemKind;
  readonly itemId: string;
  readonly beginKey: string;
  /** When the lease was given: nothing began before. */
  readonly notBefore: Date;
  /** How long ago it began, by the clock of the browser that says so. */
  readonly age: number;
}

interface KnownSession {
  readonly kind: ItemKind;
  readonly item: string;
  readonly child: string;
  readonly began: Date;
}

/** Play sessions that were begun without a line. */
export const lateSessionsStore = (db: Queryable) => ({
  /**
   * Answers the id of the first try, whichever way that came. Undefined when it is no child of this
   * account, or one whose adult no longer allows it.
   */
  async record(session: LateSession): Promise<string | undefined> {
    const { id, accountId, child, kind, itemId, beginKey, notBefore, age } = session;
    const [row] = await db.named<{ id: string }>({
      name: 'record_late_session',
      text: `with begun as (
          insert into play_session (account_id, id, child_id, kind, item_id, began_at, begin_key)
          select c.account_id, $2, c.id, $4, $5,
            least(greatest($7::timestamptz, now() - make_interval(secs => $8::float8 / 1000)), now()), $6
          from child c
          where c.account_id = $1 and c.id = $3 and exists (
            select 1 from consent k where k.account_id = $1 and k.child_id = c.id
              and k.purpose = 'use' and k.withdrawn_at is null
          )
          on conflict do nothing returning account_id, id
        ), late as (
          insert into play_session_late (account_id, session_id) select account_id, id from begun
        )
        select id from begun`,
      values: [accountId, id, child, kind, itemId, beginKey, notBefore, age],
    });
    return row?.id ?? (await this.begunBefore(accountId, beginKey, child));
  },

  async begunBefore(accountId: string, beginKey: string, child: string) {
    const [row] = await db.named<{ id: string }>({
      name: 'late_session_begun_before',
      text: `select id from play_session
        where account_id = $1 and begin_key = $2 and child_id = $3`,
      values: [accountId, beginKey, child],
    });
    return row?.id;
  },

  /** Undefined when it is not this account's, over for more than a month, or no longer allowed. */
  async find(accountId: string, id: string): Promise<KnownSession | undefined> {
    const [row] = await db.named<KnownSession>({
      name: 'find_late_session',
      text: `select s.kind, s.item_id as item, s.child_id as child, s.began_at as began
        from play_session s
        where s.account_id = $1 and s.id = $2 and s.began_at > now() - interval '32 days'
          and exists (
            select 1 from consent k where k.account_id = $1 and k.child_id = s.child_id
              and k.purpose = 'use' and k.withdrawn_at is null
          )`,
      values: [accountId, id],
    });
    return row;
  },
});

export type LateSessionsStore = ReturnType<typeof lateSessionsStore>;
