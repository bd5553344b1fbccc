import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '../../ports/files.ts';

const safeName = /^[A-Za-z0-9_-]{8,64}$/;

/** Files in one folder of this machine; a file is there whole or not at all. */
export const localDisk = (folder: string): Files => {
  const pathOf = (name: string) => {
    if (!safeName.test(name)) throw new Error(`Not a file name of ours: ${name.slice(0, 80)}`);
    return join(folder, name);
  };
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const half = join(folder, `.${randomUUID()}`);
      await writeFile(half, bytes, { mode: 0o600, flush: true });
      await rename(half, pathOf(name));
    },
    async get(name) {
      return readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
};
