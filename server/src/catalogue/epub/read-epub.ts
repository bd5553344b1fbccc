import { bookPictureKind } from '../../pictures/picture-kind.rules.ts';
import { readContentDocument } from './content-document.rules.ts';
import { elementsOf, readText } from './elements.rules.ts';
import { openEpub } from './epub-archive.ts';
import {
  type BookMetadata,
  type PackageDocument,
  packagePath,
  readPackageDocument,
} from './package-document.rules.ts';
import { type EpubPage, mostPages, pagesOf } from './pages.rules.ts';
import { EpubRefusal, type RefusalReason } from './refusal.ts';
import { namesRestricted } from './rights.rules.ts';
import { plainSvg } from './svg/plain-svg.rules.ts';

export interface EpubBook {
  readonly metadata: BookMetadata;
  readonly pages: readonly EpubPage[];
  /** Bytes by path: as the file has them, drawings written anew. Whether they can be drawn is for the painter to say. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly leftOut: { readonly pages: number; readonly pictures: readonly string[] };
}

export type EpubResult = { readonly book: EpubBook } | { readonly refused: RefusalReason };

type Read = Awaited<ReturnType<typeof openEpub>>['read'];

const largestDocument = 1_000_000;
const largestPicture = 5 * 1024 * 1024;
const mostDocuments = 200;

const textAt = async (read: Read, path: string): Promise<string> => {
  const bytes = await read(path, largestDocument);
  if (!bytes) throw new EpubRefusal('unread');
  return readText(bytes);
};

/** Hidden letters of a typeface are no lock; everything else that is encrypted is. */
const isFont = (algorithm: string) =>
  /^http:\/\/(?:www\.idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC)$/.test(algorithm);

const refuseLocked = async (read: Read) => {
  const bytes = await read('META-INF/encryption.xml', largestDocument);
  if (!bytes) return;
  const methods = elementsOf(readText(bytes)).filter(({ name }) => name === 'EncryptionMethod');
  if (methods.some(({ attributes }) => !isFont(attributes.Algorithm ?? '')))
    throw new EpubRefusal('locked');
};

const documentsOf = async (read: Read, { spine, apart }: PackageDocument) => {
  if (spine.length > mostDocuments) throw new EpubRefusal('unsafe');
  const documents: ReturnType<typeof readContentDocument>['blocks'][] = [];
  for (const path of spine) {
    const { blocks, isApart, words } = readContentDocument(await textAt(read, path), path);
    if (namesRestricted(words)) throw new EpubRefusal('licence');
    if (!isApart && !apart.has(path)) documents.push(blocks);
  }
  return documents;
};

/** As large as the console keeps a page's picture. */
const pageSize = { width: 960, height: 720 };

/** As it stands in the file, and a drawing written anew; undefined for whatever else it is. */
const pictureIn = (bytes: Uint8Array): Uint8Array | undefined => {
  const kind = bookPictureKind(bytes);
  return kind === undefined || kind === 'svg' ? plainSvg(bytes, pageSize) : bytes;
};

const picturesOf = async (read: Read, pages: readonly EpubPage[]) => {
  const pictures = new Map<string, Uint8Array>();
  const missing = new Set<string>();
  for (const { picture } of pages) {
    if (picture === undefined || pictures.has(picture) || missing.has(picture)) continue;
    const found = await read(picture, largestPicture);
    const bytes = found && pictureIn(found);
    if (bytes) pictures.set(picture, bytes);
    else missing.add(picture);
  }
  return { pictures, missing: [...missing] };
};

const bookIn = async (bytes: Buffer): Promise<EpubBook> => {
  const { read } = await openEpub(bytes);
  await refuseLocked(read);
  const path = packagePath(await textAt(read, 'META-INF/container.xml'));
  const document = readPackageDocument(await textAt(read, path), path);
  const all = pagesOf(await documentsOf(read, document));
  if (all.length === 0) throw new EpubRefusal('empty');
  const pages = all.slice(0, mostPages);
  const { pictures, missing } = await picturesOf(read, pages);
  const leftOut = { pages: all.length - pages.length, pictures: missing };
  return { metadata: document.metadata, pages, pictures, leftOut };
};

/** The book in an EPUB, or why there is none to take. */
export const readEpub = async (bytes: Buffer): Promise<EpubResult> => {
  try {
    return { book: await bookIn(bytes) };
  } catch (error) {
    if (error instanceof EpubRefusal) return { refused: error.reason };
    throw error;
  }
};
