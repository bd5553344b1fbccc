import type { Database } from '../../database/database.ts';
import { skillCountsStore } from '../../play-sessions/skill-counts.store.ts';

const none = '00000000-0000-0000-0000-000000000000';
const accountsAtOnce = 200;

type Reached = Pick<Database, 'transaction'>;

interface Outcome {
  readonly skills: number;
  /** Rows that were stored otherwise, are missing, or have no event behind them. */
  readonly differing: number;
}

/** Makes what children have shown of each skill anew from the events; `isWritten` stores what differs. */
export const recomputeSkills = async (db: Reached, isWritten: boolean): Promise<Outcome> => {
  let sum: Outcome = { skills: 0, differing: 0 };
  let last: string | undefined = none;
  while (last) {
    const after: string = last;
    last = await db.transaction(async (tx) => {
      const store = skillCountsStore(tx);
      const ids = (await store.accountsAfter(after, accountsAtOnce)).map(({ id }) => id);
      const rows = isWritten ? await store.write(ids) : await store.compare(ids);
      const differing = rows.filter(({ is_same }) => !is_same).length;
      sum = { skills: sum.skills + rows.length, differing: sum.differing + differing };
      return ids.at(-1);
    });
  }
  return sum;
};
