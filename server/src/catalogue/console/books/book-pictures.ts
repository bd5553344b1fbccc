import { createHash } from 'node:crypto';
import type { PictureSize } from '../../../pictures/picture-process.ts';
import type { PictureProcessor } from '../../../pictures/pictures.ts';
import type { Files } from '../../../ports/files.ts';
import { storedBookPicture } from '../../books/book-file.rules.ts';

export interface BookPicturesDeps {
  readonly files: Files;
  readonly pictures: PictureProcessor;
}

/**
 * Half a page of a phone, sharp with two pixels for one; as wide as the scenes that are drawn. Nothing is cut
 * off: pictures of books are often taller than wide.
 */
const pagePicture: PictureSize = { width: 960, height: 720, fit: 'whole' };

/** Pictures of pages: redrawn, kept as a file, and named by their bytes. */
export const bookPictures = ({ files, pictures }: BookPicturesDeps) => {
  const put = async (bytes: Uint8Array) => {
    const file = createHash('sha256').update(bytes).digest('hex');
    const keep = () => files.put(storedBookPicture(file), bytes);
    await keep();
    return { file, bytes: bytes.length, keep };
  };
  return {
    /** The file is there before a book can name it. Throws picture_refused, or unavailable when busy. */
    draw: async (picture: Uint8Array) => put(await pictures.redraw(picture, pagePicture)),
    /** The same of a picture that the EPUB reader handed out: also of a GIF, and of a drawing that it wrote anew. */
    drawImported: async (picture: Uint8Array) =>
      put(await pictures.redrawFromBook(picture, pagePicture)),
  };
};
