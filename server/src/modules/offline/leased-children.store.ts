import type { Queryable } from '../../database/database.ts';

interface LeasedRow {
  readonly id: string;
  readonly nickname: string | null;
  readonly animal: string;
  readonly has_secret: boolean;
  readonly is_steady: boolean;
  readonly has_nobi: boolean;
}

/** The children whom the adult lets play, with the switches of this moment. */
export const leasedChildrenStore = (db: Queryable) => ({
  all: (accountId: string) =>
    db.named<LeasedRow>({
      name: 'leased_children',
      text: `select c.id, c.nickname, c.animal, c.picture_secret is not null as has_secret,
          coalesce(l.is_steady, false) as is_steady, coalesce(k.nobi_on, true) as has_nobi
        from child c
          left join child_learning l on l.account_id = c.account_id and l.child_id = c.id
          left join chat_child_settings k on k.account_id = c.account_id and k.child_id = c.id
        where c.account_id = $1 and exists (
          select 1 from consent g where g.account_id = c.account_id and g.child_id = c.id
            and g.purpose = 'use' and g.withdrawn_at is null
        )
        order by c.created_at, c.place`,
      values: [accountId],
    }),
});

export type LeasedChildrenStore = ReturnType<typeof leasedChildrenStore>;
