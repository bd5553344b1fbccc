import { hash } from 'node:crypto';

/** Where the files of a package are kept. */
export const folderOf = (id: string) => `packages/${id}`;

/** The name of a file in the store: ours, whatever the archive called it. */
export const storedName = (id: string, path: string) =>
  `${folderOf(id)}/${hash('sha256', path).slice(0, 32)}`;

export const isPackageId = (id: string) => /^[0-9a-f]{32}$/.test(id);
