import type { BodyOf, contentReport } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import type { Database } from '../../database/database.ts';
import { childOfRow, playingChild } from '../../database/playing-child.ts';

type Reporter = Pick<Caller, 'accountId' | 'sessionHash'>;
type NewReport = BodyOf<typeof contentReport.reportContent>;

export const reportContentStore = (db: Database) => ({
  /**
   * `foreign` when the answer meant is none of the child's who plays; `same` when it is a second try of
   * a report within the last hour.
   */
  save: ({ accountId, sessionHash }: Reporter, { kind, item, turn, reason, words }: NewReport) =>
    db.transaction(async (tx) => {
      // One at a time for each family: two presses at once would not see each other.
      await tx.query('select 1 from account where id = $1 for no key update', [accountId]);
      if (turn !== undefined) {
        const answers = await tx.query(
          `select 1 from chat_turn where id = $3::bigint and account_id = $1
             and ${childOfRow('child_id')} = ${playingChild('$2')}`,
          [accountId, sessionHash, turn],
        );
        if (answers.length === 0) return 'foreign' as const;
      }
      const written = await tx.query(
        `insert into content_report (account_id, child_id, kind, item, turn_id, reason, words)
         select $1, ${playingChild('$2')}, $3, $4, $5::bigint, $6, $7 where not exists (
           select 1 from content_report
           where account_id = $1 and child_id = ${playingChild('$2')}
             and (kind, reason) = ($3, $6) and item is not distinct from $4
             and turn_id is not distinct from $5::bigint and words is not distinct from $7
             and created_at > now() - interval '1 hour'
         ) returning 1`,
        [accountId, sessionHash, kind, item ?? null, turn ?? null, reason, words ?? null],
      );
      return written.length > 0 ? ('new' as const) : ('same' as const);
    }),
});

export type ReportContentStore = ReturnType<typeof reportContentStore>;
