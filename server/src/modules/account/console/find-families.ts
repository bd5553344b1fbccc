import type { Database } from '../../../database/database.ts';
import { inTime } from '../../../database/in-time.ts';
import { alikeFamilies, type FoundFamily } from './alike-families.store.ts';
import { familiesStore } from './families.store.ts';
import { searchedAs } from './family-search.rules.ts';

const shown = ({ id, display_name, email, whatsapp, plan }: FoundFamily) => ({
  id,
  display_name,
  email,
  whatsapp,
  plan,
});

/** Those that begin as it was typed; where they are few, then those that are like it. */
export const findFamilies = (db: Database) => async (typed: string, limit: number, ms: number) => {
  const page = { order: 'desc', limit, offset: 0 } as const;
  const first = await familiesStore(db).find(searchedAs(typed), page);
  if (first.length >= limit) return { rows: first.map(shown), isWhole: true };
  const alike = await inTime(db, ms, (tx) => alikeFamilies(tx, typed, limit));
  const known = new Set(first.map(({ id }) => id));
  const rest = alike?.filter(({ id }) => !known.has(id)) ?? [];
  return {
    rows: [...first, ...rest].slice(0, limit).map(shown),
    isWhole: alike !== undefined,
  };
};
