import { type ItemKind, slug } from '@nobi/kit/manifest';
import * as z from 'zod/mini';
import type { Queryable } from '../database/database.ts';
import { type ChangedItem, itemChange } from './change.rules.ts';

/** Payload: nothing; whoever hears it reads everything anew. */
export const catalogueChanged = 'catalogue_changed';

const rows = z.array(
  z.object({ kind: z.enum(['game', 'course', 'tool']), slug, changes: itemChange }),
);

/** What staff changed about the catalogue. */
export const changesStore = (db: Queryable) => ({
  async all(): Promise<ChangedItem[]> {
    return rows.parse(await db.query('select kind, slug, changes from staff_item'));
  },

  /** One change of the catalogue at a time, whichever process makes it. */
  takeTurn: () => db.query(`select pg_advisory_xact_lock(hashtext('catalogue'))`),

  keep: (kind: ItemKind, name: string, changes: ChangedItem['changes']) =>
    db.query(
      `insert into staff_item (kind, slug, changes) values ($1, $2, $3)
       on conflict (kind, slug) do update set changes = excluded.changes, changed_at = now()`,
      [kind, name, JSON.stringify(changes)],
    ),

  /** Heard by every process once the transaction commits. */
  tell: () => db.query('select pg_notify($1, $2)', [catalogueChanged, '']),
});
