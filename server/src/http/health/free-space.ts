import { statfs } from 'node:fs/promises';
import { seconds } from '../../time/durations.ts';

const megabyte = 2 ** 20;
/** A segment of PostgreSQL's write-ahead log is 16 MB: with less, the next commit may find no room. */
const least = 16 * megabyte;
/** Not ready until there is half as much again: at the edge, a proxy must not be sent to and fro. */
const enough = 24 * megabyte;
const believedForMs = seconds(1);

/** Below `least` there is no room, from `enough` on there is; in between it stays as it was. */
export const hasSpace = (freeBytes: number, hadSpace: boolean) =>
  freeBytes >= (hadSpace ? least : enough);

const freeIn = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Whether what people send can still be kept in these folders. */
export const freeSpace = (folders: readonly string[]) => {
  let had = true;
  let checked: { at: number; answer: Promise<boolean> } | undefined;
  const check = async () => {
    // A folder that is not there yet is made with the first file.
    const free = await Promise.all(
      folders.map((folder) => freeIn(folder).catch(() => Number.POSITIVE_INFINITY)),
    );
    had = free.every((bytes) => hasSpace(bytes, had));
    return had;
  };
  return () => {
    if (!checked || performance.now() - checked.at > believedForMs)
      checked = { at: performance.now(), answer: check() };
    return checked.answer;
  };
};
