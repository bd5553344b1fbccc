import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';
import { BackupProblem } from '../problem.ts';
import { closed, decryption, type Keys } from './keys.ts';
import { byteSum, passing } from './sums.ts';

/** One file of a backup, as it lies on the disk. */
export const partShape = z.object({
  file: z.string().check(z.regex(/^[a-z0-9_-]+\.gz(\.enc)?$/)),
  bytes: z.number(),
  sha256: z.string(),
});

export type Part = z.infer<typeof partShape>;

export interface PartsFolder {
  readonly folder: string;
  readonly keys: Keys;
}

const asIs = async function* (source: AsyncIterable<Buffer>) {
  yield* source;
};

/** Compresses, closes and writes a stream; no more of it is in memory than a few chunks. */
export const writePart = async (
  { folder, keys }: PartsFolder,
  name: string,
  content: Readable | AsyncIterable<Buffer>,
): Promise<Part> => {
  const file = `${name}.gz${keys.parts ? '.enc' : ''}`;
  const sum = byteSum();
  await pipeline(
    content,
    createGzip({ level: 4 }),
    keys.parts ? closed(keys.parts, file) : asIs,
    passing(sum.add),
    createWriteStream(join(folder, file), { mode: 0o600, flags: 'wx', flush: true }),
  );
  return { file, ...sum.result() };
};

/** Hands the content of a part to whoever takes it. */
export const readPart = async (
  { folder, keys }: PartsFolder,
  { file }: Part,
  take: (content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> => {
  await pipeline(
    createReadStream(join(folder, file)),
    keys.parts ? decryption(keys.parts, file) : asIs,
    createGunzip(),
    take,
  );
};

/** Reads a part from end to end before anything is restored from it. */
export const checkPart = async (folder: string, part: Part): Promise<void> => {
  const sum = byteSum();
  try {
    for await (const chunk of createReadStream(join(folder, part.file))) sum.add(chunk);
  } catch (error) {
    throw new BackupProblem(`${part.file} cannot be read. Take another backup.`, { cause: error });
  }
  const digest = sum.result();
  if (digest.sha256 !== part.sha256)
    throw new BackupProblem(
      `${part.file} is damaged: ${digest.bytes} bytes where ${part.bytes} were written, or other ones. ` +
        'Nothing was restored. Take another backup.',
    );
};
