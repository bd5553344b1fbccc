import type { Database } from '../../../database/database.ts';
import type { Asker } from '../quota/quota.store.ts';
import { chatWithdrawn } from '../settings/settings.store.ts';

export interface InFlight {
  /** Its signal is aborted by a withdrawal; call `done` when the answer is over. */
  begin(of: Asker): { readonly signal: AbortSignal; done(): void };
}

/** The answers that this process is giving; a withdrawal, wherever it was made, ends them. */
export const openInFlight = async (db: Pick<Database, 'listen'>): Promise<InFlight> => {
  const answers = new Map<AbortController, Asker>();
  const end = (withdrawn?: string) => {
    for (const [answer, { accountId, childId }] of answers)
      if (withdrawn === undefined || withdrawn === accountId || withdrawn === childId)
        answer.abort();
  };
  // A withdrawal may have gone unheard: then all end, for none may go on against a family's will.
  await db.listen(chatWithdrawn, end, () => end());

  return {
    begin(of: Asker) {
      const answer = new AbortController();
      answers.set(answer, of);
      return { signal: answer.signal, done: () => void answers.delete(answer) };
    },
  };
};
