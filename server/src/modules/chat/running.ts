import type { Database } from '../../database/database.ts';
import { chatWithdrawn } from './settings.store.ts';

export interface Running {
  /** Its signal is aborted by a withdrawal; call `done` when the answer is over. */
  begin(accountId: string): { readonly signal: AbortSignal; done(): void };
}

/** The answers that this process is giving; a withdrawal, wherever it was made, ends them. */
export const openRunning = async (db: Pick<Database, 'listen'>): Promise<Running> => {
  const running = new Map<AbortController, string>();
  const end = (accountId?: string) => {
    for (const [answer, owner] of running)
      if (accountId === undefined || owner === accountId) answer.abort();
  };
  // A withdrawal may have gone unheard: then all end, for none may go on against a family's will.
  await db.listen(chatWithdrawn, end, () => end());

  return {
    begin(accountId: string) {
      const answer = new AbortController();
      running.set(answer, accountId);
      return { signal: answer.signal, done: () => void running.delete(answer) };
    },
  };
};
