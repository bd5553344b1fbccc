import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../audit/audit.store.ts';
import type { StaffCaller } from '../../auth/caller.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { CallInput } from '../../http/serve.ts';
import { type PictureProcessor, thumbnailPicture } from '../../pictures/pictures.ts';
import type { Files } from '../../ports/files.ts';
import { differenceOf, type ItemChange, shutsTooMuch } from '../change.rules.ts';
import { changesStore } from '../changes.store.ts';
import { fileOfThumbnail, newThumbnail } from '../thumbnail-file.rules.ts';
import { type ShelvedItemsDeps, shelvedItems } from './shelved-items.ts';

export interface ItemLooksDeps extends ShelvedItemsDeps {
  readonly db: Database;
  readonly files: Files;
  readonly pictures: PictureProcessor;
}

interface ItemChangeWork {
  readonly did: string;
  readonly by: StaffCaller;
  /** What staff say of the item from now on, of what they said before. */
  readonly change: (before: ItemChange) => ItemChange;
}

/** An item's picture, and the way back to what its manifest says. */
export const itemLooksService = (deps: ItemLooksDeps) => {
  const { db, catalogue, files, pictures } = deps;
  const items = shelvedItems(deps);

  const write = async (tx: Queryable, id: string, { did, by, change }: ItemChangeWork) => {
    const store = changesStore(tx);
    await store.takeTurn();
    const { all, shelved: item } = await items.find(tx, id);
    const { source, before } = await items.sourceOf(tx, item);
    const after = differenceOf(source, change(before));
    // Pressed twice, it is done once.
    if (isDeepStrictEqual(before, after)) return undefined;
    await store.keep(source.kind, source.id, after);
    if (shutsTooMuch(all, await catalogue.shelved(tx))) throw new Problem('staff_half_regular');
    await auditStore(tx).write({ by, did, about: id, before, after });
    await store.tell();
    return before.thumbnail === after.thumbnail ? undefined : before.thumbnail;
  };

  /** Every process shows it at once; a picture of ours that nothing shows any more is removed. */
  const change = async (id: string, entry: ItemChangeWork) => {
    const replaced = await db.transaction((tx) => write(tx, id, entry));
    await catalogue.refresh();
    const file = replaced && fileOfThumbnail(replaced);
    if (file) await files.remove(file);
    return items.look(db, id);
  };

  return {
    async setThumbnail(
      { params, files: uploads }: CallInput<typeof staff.setThumbnail>,
      by: StaffCaller,
    ) {
      const { thumbnail: picture, ...others } = uploads;
      if (!picture || Object.keys(others).length > 0) throw new Problem('invalid_input');
      await items.find(db, params.id);
      const { file, path } = newThumbnail(randomBytes(16).toString('hex'));
      await files.put(file, await pictures.redraw(picture, thumbnailPicture));
      return change(params.id, {
        did: 'setThumbnail',
        by,
        change: (before) => ({ ...before, thumbnail: path }),
      });
    },

    dropThumbnail: ({ params }: CallInput<typeof staff.dropThumbnail>, by: StaffCaller) =>
      change(params.id, {
        did: 'dropThumbnail',
        by,
        change: ({ thumbnail: _gone, ...others }) => others,
      }),

    resetItem: ({ params }: CallInput<typeof staff.resetItem>, by: StaffCaller) =>
      change(params.id, { did: 'resetItem', by, change: () => ({}) }),
  };
};
