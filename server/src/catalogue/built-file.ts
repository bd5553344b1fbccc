import { readFile } from 'node:fs/promises';

/** What the browser gets has not been built yet. */
export class NotBuilt extends Error {
  override name = 'NotBuilt';
}

/** Reads a file that `npm run build` writes. Throws NotBuilt when it is not there. */
export const readBuilt = async (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new NotBuilt(`${file} is missing. Run npm run build first.`);
  });
