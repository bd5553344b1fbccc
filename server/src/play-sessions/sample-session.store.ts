import { hash } from 'node:crypto';
import type { PlayEvent } from '@nobi/kit/manifest';
import type { Database } from '../database/database.ts';
import { firstChild } from '../database/playing-child.ts';
import { uuidOf, uuidV7 } from '../database/uuid.ts';
import { playSessionStore } from './play-sessions.store.ts';

interface SamplePlayed {
  readonly accountId: string;
  readonly itemId: string;
  readonly events: readonly PlayEvent[];
  readonly sentAt: number | undefined;
  readonly save: string | undefined;
}

/** The same for every family, so that an account can have one and no second. */
const beginKey = uuidOf(hash('sha256', 'sample', 'buffer'), 8);

/** What was played before there was an account, as the first play session of the first child. */
export const sampleSessionStore = (db: Database) => ({
  /**
   * Whole or not at all; answers how many events were kept: none where somebody played here
   * more than an hour ago. Younger play leaves room: the line may have been down as the child was named.
   */
  keep: ({ accountId, itemId, events, sentAt, save }: SamplePlayed) =>
    db.transaction(async (tx) => {
      const [session] = await tx.query<{ id: string; child: string }>(
        `insert into play_session (id, account_id, child_id, kind, item_id, begin_key)
         select $1, $2, ${firstChild('$2')}, 'game', $3, $4
         where not exists (select 1 from play_session_all
           where account_id = $2 and began_at < now() - interval '1 hour')
         on conflict do nothing returning id, child_id as child`,
        [uuidV7(), accountId, itemId, beginKey],
      );
      if (!session) return 0;
      const stored = await playSessionStore(tx, 'game').keepEvents(session.id, {
        accountId,
        events,
        sentAt,
      });
      if (save !== undefined)
        await tx.query(
          `insert into play_save (account_id, child_id, kind, item_id, save)
           values ($1, $2, 'game', $3, $4) on conflict do nothing`,
          [accountId, session.child, itemId, save],
        );
      return stored?.count ?? 0;
    }),
});

export type SampleSessionStore = ReturnType<typeof sampleSessionStore>;
