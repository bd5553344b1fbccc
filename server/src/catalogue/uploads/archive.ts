import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

export interface Archive {
  readonly zip: ZipFile;
  readonly entries: readonly Entry[];
}

const listOf = async (zip: ZipFile, most: number): Promise<Entry[]> => {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    if (entries.length > most) break;
  }
  return entries;
};

/**
 * The list of a ZIP archive, read before anything is unpacked; undefined if it is longer than `most`. Throws
 * what yauzl says of one that is broken, or has a path that leads outside.
 */
export const openArchive = async (bytes: Buffer, most: number): Promise<Archive | undefined> => {
  const zip = await fromBufferPromise(bytes, {
    lazyEntries: true,
    autoClose: false,
    strictFileNames: true,
  });
  if (zip.entryCount > most) return undefined;
  return { zip, entries: await listOf(zip, most) };
};

/** One file, whole: unpacked under its own promised size, against its own sum. */
export const unpack = async (zip: ZipFile, entry: Entry): Promise<Buffer | undefined> => {
  try {
    const bytes = await buffer(await zip.openReadStreamPromise(entry));
    return crc32(bytes) === entry.crc32 ? bytes : undefined;
  } catch {
    return undefined;
  }
};
