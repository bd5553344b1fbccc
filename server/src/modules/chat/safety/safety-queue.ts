import type { Database } from '../../../database/database.ts';
import { dueAt } from './safety.rules.ts';
import { safetyStore } from './safety.store.ts';

/** Open cases, the oldest first, without a name and without a word of the child. */
export const safetyQueue = (db: Database) => async (limit: number) => {
  const rows = await safetyStore(db).list({ state: 'open', order: 'asc', limit, offset: 0 });
  return rows.map(({ id, topic, opened_at, owner_name }) => ({
    id,
    topic,
    since: opened_at,
    dueAt: dueAt(topic, opened_at),
    owner: owner_name,
  }));
};
