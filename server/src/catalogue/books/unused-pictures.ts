import type { Database } from '../../database/database.ts';
import type { Files } from '../../ports/files.ts';
import { storedBookPicture } from './book-file.rules.ts';
import { booksStore } from './books.store.ts';

/**
 * Removes pictures that were uploaded for a page and that no book names. Row and file go together: whoever
 * uploads the same bytes meanwhile waits for the row and brings the file again.
 */
export const removeUnusedPictures = ({ db, files }: { db: Database; files: Files }) =>
  db.transaction(async (tx) => {
    for (const file of await booksStore(tx).takeUnused())
      await files.remove(storedBookPicture(file));
  });
