import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressed, isText } from './compress.ts';

/** Lays `.br` and `.gz` beside every text file, so that no request pays for packing. */
export const compressAll = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isText(entry.name));
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    const { br, gz } = await compressed(await readFile(file));
    await writeFile(`${file}.br`, br);
    await writeFile(`${file}.gz`, gz);
  }
};
export { courseWords } from '../course/words.ts';
export { stageWords } from '../guest/stage/words.ts';
export { makerWords } from '../rounds/words.ts';
export { compressed, isText } from './compress.ts';
