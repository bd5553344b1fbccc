import * as z from 'zod/mini';
import type { Files } from '../../ports/files.ts';
import { BackupProblem } from '../problem.ts';

const headShape = z.object({ name: z.string(), bytes: z.number() });
const lineEnd = 10;

/** Notes the names that there are now; asked again later, it takes the new ones in. */
export const nameList = (files: Files) => {
  const names = new Set<string>();
  return {
    names,
    refresh: async () => {
      for await (const name of files.list()) names.add(name);
    },
  };
};

/** One file after the other: a line with name and length, then the bytes. */
export async function* packed(files: Files, names: Iterable<string>, onFile: () => void) {
  for (const name of names) {
    const bytes = await files.get(name);
    // Removed since it was listed: no row of the snapshot needs it any more.
    if (!bytes) continue;
    onFile();
    yield Buffer.from(`${JSON.stringify({ name, bytes: bytes.length })}\n`);
    yield Buffer.from(bytes);
  }
}

/** Reads a pack back, one file in memory at a time. */
export async function* unpacked(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let buffered: Buffer[] = [];
  let length = 0;
  const more = async () => {
    const { value, done } = await chunks.next();
    if (done) return false;
    buffered.push(value);
    length += value.length;
    return true;
  };
  const take = (count: number) => {
    const all = Buffer.concat(buffered);
    buffered = [all.subarray(count)];
    length -= count;
    return all.subarray(0, count);
  };
  const lineLength = () => buffered.at(0)?.indexOf(lineEnd) ?? -1;
  for (;;) {
    while (lineLength() < 0) {
      buffered = [Buffer.concat(buffered)];
      if (lineLength() < 0 && !(await more())) {
        if (length > 0) throw new BackupProblem('The pack of files is cut short.');
        return;
      }
    }
    const line = take(lineLength() + 1).toString();
    const head = headShape.parse(JSON.parse(line));
    while (length < head.bytes)
      if (!(await more())) throw new BackupProblem('The pack of files is cut short.');
    yield { name: head.name, bytes: take(head.bytes) };
  }
}
