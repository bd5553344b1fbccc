import type { StaffCaller } from '../auth/caller.ts';
import type { Queryable } from '../database/database.ts';
import { auditStore } from './audit.store.ts';

/** How a list looks is of no interest; what it was narrowed to and how far was looked is. */
const ofTheView = new Set(['sort', 'order', 'per_page']);

const narrowedTo = (query: object) =>
  Object.entries(query)
    .filter(([name, value]) => value !== undefined && !ofTheView.has(name))
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');

/** One page of a list that shows names or families' words is a look like any other. */
export const writeListLook = (
  db: Queryable,
  { by, did, query }: { by: StaffCaller; did: string; query: object },
) => auditStore(db).write({ by, did, about: narrowedTo(query) });
