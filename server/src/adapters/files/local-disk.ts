import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedFileName } from '../../ports/file-name.rules.ts';
import { type Files, FilesUnavailable } from '../../ports/files.ts';
import { halfWritten } from './half-written.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Anything the system refuses (a full disk, missing rights, a lost mount) may pass; ours does not. */
const translated = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new FilesUnavailable(`The files folder refuses: ${codeOf(error)}`, { cause: error });
  }
};

const orMissing = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });

async function* namesIn(root: string, folder: string): AsyncGenerator<string> {
  const path = join(root, folder);
  const entries = await translated(() => orMissing(readdir(path, { withFileTypes: true })));
  for (const entry of entries ?? []) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    // A dot marks what is still being written.
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) yield* namesIn(root, name);
    else yield name;
  }
}

/** Files in one folder of this machine; a file is there whole or not at all. */
export const localDisk = (root: string): Files => {
  const pathOf = (name: string) => join(root, checkedFileName(name));
  const halves = halfWritten(join(root, '.half'));
  const write = async (path: string, bytes: Uint8Array) => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const half = join(await halves.open(), randomUUID());
    try {
      await writeFile(half, bytes, { mode: 0o600, flush: true });
      await rename(half, path);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  };
  return {
    put: async (name, bytes) => {
      const path = pathOf(name);
      await translated(() => write(path, bytes));
    },
    get: async (name) => {
      const path = pathOf(name);
      return await translated(() => orMissing(readFile(path)));
    },
    remove: async (name) => {
      const path = pathOf(name);
      await translated(() => rm(path, { force: true }));
    },
    list: async function* (folder) {
      yield* namesIn(root, folder === undefined ? '' : checkedFileName(folder));
    },
    removeAll: async (folder) => {
      const path = pathOf(folder);
      await translated(() => rm(path, { recursive: true, force: true }));
    },
  };
};
