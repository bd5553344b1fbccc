import { type ownSessions, Problem } from '@nobi/contract';
import type { Caller } from '../../../auth/caller.ts';
import { sessionsStore } from '../../../auth/sessions.store.ts';
import type { Database } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';

export interface OwnSessionsDeps {
  readonly db: Database;
  readonly forgetCaller: (changed: string) => void;
}

/** Where an account is signed in, and the end of it. */
export const ownSessionsService = ({ db, forgetCaller }: OwnSessionsDeps) => {
  const store = sessionsStore(db);
  return {
    async sessions(_input: unknown, { accountId, sessionHash }: Caller) {
      const rows = await store.list(accountId, sessionHash);
      return {
        sessions: rows.map(({ began_at, seen_at, ...session }) => ({
          ...session,
          began_at: began_at.toISOString(),
          seen_at: seen_at.toISOString(),
        })),
      };
    },

    async endSession({ params }: CallInput<typeof ownSessions.endSession>, caller: Caller) {
      if ((await store.endAll(caller.accountId, params.session)) === 0)
        throw new Problem('not_found');
      forgetCaller(caller.accountId);
      return {};
    },

    async endOtherSessions(_input: unknown, { accountId, sessionHash }: Caller) {
      await store.endOthers(accountId, sessionHash);
      forgetCaller(accountId);
      return {};
    },
  };
};
