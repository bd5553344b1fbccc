import type { Queryable } from '../../database/database.ts';

interface NewConsent {
  readonly accountId: string;
  /** Null: for all children of the family. */
  readonly child: string | null;
  readonly purpose: 'use' | 'outside_model';
  readonly version: string;
  readonly method: 'sign_up' | 'child_added' | 'nobi_switch';
}

/** The moment of the transaction. A value, since a row that lies on a worker would take that worker's. */
export const momentOf = async (tx: Queryable): Promise<string | undefined> => {
  const [row] = await tx.query<{ moment: string }>('select now()::text as moment');
  return row?.moment;
};

const give = async (tx: Queryable, { accountId, child, purpose, version, method }: NewConsent) =>
  tx.query(
    `insert into consent (account_id, child_id, purpose, text_version, text_sha256, language, method,
       owes_receipt, given_at)
     select $1::uuid, $2::uuid, t.purpose, t.version, sha256(convert_to(t.says, 'UTF8')), t.language, $5::text,
       $5::text <> 'sign_up', $6::timestamptz
     from account a join consent_text t on t.language = a.language
     where a.id = $1::uuid and t.purpose = $3 and t.version = $4
       and ($2::uuid is null or exists (select from child where account_id = $1::uuid and id = $2::uuid))
     on conflict do nothing`,
    [accountId, child, purpose, version, method, await momentOf(tx)],
  );

/**
 * What a family's steps say besides: inside the transaction of the step. Where the database's own triggers
 * have written the same for processes of before, nothing is written again.
 */
export const stepConsents = (tx: Queryable) => ({
  /** The sign-up covers the first child. */
  ofSignUp: async (accountId: string) => {
    const [first] = await tx.query<{ id: string }>(
      'select id from child where account_id = $1 order by created_at, place limit 1',
      [accountId],
    );
    if (first)
      await give(tx, {
        ...{ accountId, child: first.id, purpose: 'use' },
        ...{ version: '2025-04-02', method: 'sign_up' },
      });
  },

  /** By the words that stand over the button of the form. */
  ofAddedChild: (accountId: string, child: string) =>
    give(tx, {
      ...{ accountId, child, purpose: 'use' },
      ...{ version: '2026-11-25', method: 'child_added' },
    }),

  /** Nobi's switch and the list of consents are one. */
  ofModel: (accountId: string, isAllowed: boolean) =>
    isAllowed
      ? give(tx, {
          ...{ accountId, child: null, purpose: 'outside_model' },
          ...{ version: '2026-11-23', method: 'nobi_switch' },
        })
      : tx.query(
          `update consent set withdrawn_at = now(), owes_receipt = true
           where account_id = $1 and purpose = 'outside_model' and withdrawn_at is null`,
          [accountId],
        ),

  /** Who removes a child takes back what was allowed for it. */
  endOfChild: (accountId: string, child: string) =>
    tx.query(
      `update consent set withdrawn_at = now(), owes_receipt = true
       where account_id = $1 and child_id = $2 and withdrawn_at is null`,
      [accountId, child],
    ),
});
