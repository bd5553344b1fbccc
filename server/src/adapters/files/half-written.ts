import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hours } from '../../time/durations.ts';

/** No write takes as long: what is older was left by a process that was killed. */
const abandonedAfter = hours(1);

/** The folder where files are written before they get their names. */
export const halfWritten = (folder: string) => {
  let sweptAt = Number.NEGATIVE_INFINITY;

  const sweep = async () => {
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      // Another process may end its write between the two calls.
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
      if (Date.now() - mtimeMs > abandonedAfter) await rm(path, { force: true });
    }
  };

  return {
    /** The folder, free of what was abandoned in it an hour ago: it may be a family's picture. */
    async open(): Promise<string> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (Date.now() - sweptAt > abandonedAfter) {
        sweptAt = Date.now();
        await sweep();
      }
      return folder;
    },
  };
};
