import type { Entry, ZipFile } from 'yauzl';
import { openArchive, unpack } from '../uploads/archive.ts';
import { isBomb, isOddKind, type Listed, overlap } from '../uploads/entries.rules.ts';
import { EpubRefusal } from './refusal.ts';

const mostEntries = 1000;
const mostBytes = 100_000_000;
/** What is unpacked of it at all, document by document and picture by picture. */
const mostRead = 60_000_000;

const isUnsafe = (entries: readonly Listed[]): boolean =>
  entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > mostBytes ||
  entries.some((entry) => isOddKind(entry) || isBomb(entry)) ||
  overlap(entries);

const open = async (bytes: Buffer) => {
  try {
    return await openArchive(bytes, mostEntries);
  } catch (error) {
    const isPath = error instanceof Error && /path|fileName/i.test(error.message);
    throw new EpubRefusal(isPath ? 'unsafe' : 'unread');
  }
};

const reader = (zip: ZipFile, entries: ReadonlyMap<string, Entry>) => {
  let sum = 0;
  /** A file by its path; undefined where there is none, or none that is whole and no larger than told. */
  return async (path: string, most: number): Promise<Uint8Array | undefined> => {
    const entry = entries.get(path);
    if (!entry || entry.uncompressedSize > most) return undefined;
    sum += entry.uncompressedSize;
    if (sum > mostRead) throw new EpubRefusal('unsafe');
    return await unpack(zip, entry);
  };
};

/** Opens a ZIP archive that says it is an EPUB. Throws EpubRefusal for any other, and for one that is a trap. */
export const openEpub = async (bytes: Buffer) => {
  const archive = await open(bytes);
  if (!archive || isUnsafe(archive.entries)) throw new EpubRefusal('unsafe');
  const { zip, entries } = archive;
  if (entries.some((entry) => entry.isEncrypted())) throw new EpubRefusal('locked');
  const byPath = new Map(entries.map((entry) => [entry.fileName, entry]));
  if (byPath.size < entries.length) throw new EpubRefusal('unsafe');
  const read = reader(zip, byPath);
  const kind = Buffer.from((await read('mimetype', 100)) ?? []).toString();
  if (kind.trim() !== 'application/epub+zip') throw new EpubRefusal('unread');
  return { read };
};
