import type { ItemKind } from '@nobi/kit/manifest';
import { saveLimit } from '@nobi/kit/manifest';
import type { Database, Queryable } from '../../database/database.ts';
import { mergeSaves } from './merge-saves.rules.ts';

interface Place {
  readonly accountId: string;
  readonly child: string;
  readonly itemId: string;
}

interface State {
  readonly rev: number;
  readonly save: string;
}

/** `rev` and `base` are those of the state that it was made from; the browser may not know the latter. */
interface SentSave extends State {
  readonly base: string | undefined;
}

export interface KeptSave {
  readonly rev: number;
  readonly is_merged: boolean;
}

const whose = 'account_id = $1 and child_id = $2 and kind = $3 and item_id = $4';

/** Merges a save with what another device has stored since; what both held stays for 30 days. */
export const lateSavesStore = (db: Database, kind: ItemKind) => {
  const keyOf = ({ accountId, child, itemId }: Place) => [accountId, child, kind, itemId];

  const setAside = (tx: Queryable, of: Place, { rev, save }: State) =>
    tx.query(
      `insert into play_save_older (account_id, child_id, kind, item_id, rev, save)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [...keyOf(of), rev, save],
    );

  const replace = (tx: Queryable, of: Place, { rev, save }: State) =>
    tx.query(`update play_save set save = $5, rev = $6, saved_at = now() where ${whose}`, [
      ...keyOf(of),
      save,
      rev,
    ]);

  const olderOf = (tx: Queryable, of: Place, { rev, save }: SentSave) =>
    tx.query<{ rev: number; save: string }>(
      `select rev, save from play_save_older where ${whose} and (rev = $5 or save = $6)`,
      [...keyOf(of), rev, save],
    );

  return {
    merge: (of: Place, sent: SentSave): Promise<KeptSave | undefined> =>
      db.transaction(async (tx) => {
        const [stored] = await tx.query<{ rev: number; save: string }>(
          `select rev, save from play_save where ${whose} for update`,
          keyOf(of),
        );
        if (!stored) return undefined;
        // A second try of what had arrived, though its answer had not.
        if (stored.save === sent.save) return { rev: stored.rev, is_merged: false };
        const older = await olderOf(tx, of, sent);
        const again = older.find(({ rev, save }) => rev > sent.rev && save === sent.save);
        if (again) return { rev: again.rev, is_merged: true };

        const base = sent.base ?? older.find(({ rev }) => rev === sent.rev)?.save ?? null;
        const merged = mergeSaves({ base, stored: stored.save, sent: sent.save });
        // What does not fit is not lost: both stand among the older ones.
        const fits = Buffer.byteLength(merged) <= saveLimit;
        const next = fits ? merged : sent.save;
        await setAside(tx, of, stored);
        if (next === sent.save) {
          await replace(tx, of, { rev: stored.rev + 1, save: next });
          return { rev: stored.rev + 1, is_merged: false };
        }
        // The device that sent it goes on from its own state, so that state has a number, too.
        await setAside(tx, of, { rev: stored.rev + 1, save: sent.save });
        await replace(tx, of, { rev: stored.rev + 2, save: next });
        return { rev: stored.rev + 1, is_merged: true };
      }),
  };
};

/** Older states are for mishaps that somebody notices: a month is long. */
export const dropOlderSaves = (db: Queryable) =>
  db.query(`delete from play_save_older where kept_at < now() - interval '30 days'`);
