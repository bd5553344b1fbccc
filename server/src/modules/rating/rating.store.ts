import type { BodyOf, rating } from '@nobi/contract';
import type { Database } from '../../database/database.ts';

type NewRating = BodyOf<typeof rating.give>;

export const ratingStore = (db: Database) => ({
  /** With the same key, or the same within an hour, it is a second try of the same one. */
  save: (accountId: string, { stars, feedback }: NewRating, key: string | undefined) =>
    db.transaction(async (tx) => {
      // One at a time for each family: two presses at once would not see each other.
      await tx.query('select 1 from account where id = $1 for no key update', [accountId]);
      await tx.query(
        `insert into rating (account_id, stars, feedback, sent_key)
         select $1, $2, $3, $4 where not exists (
           select 1 from rating where account_id = $1 and (sent_key = $4 or stars = $2
             and feedback is not distinct from $3 and created_at > now() - interval '1 hour')
         )`,
        [accountId, stars, feedback || null, key ?? null],
      );
    }),
});

export type RatingStore = ReturnType<typeof ratingStore>;
