import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const isText = (name: string) => /\.(js|css|svg|json|txt|webmanifest|bin)$/.test(name);

const best = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/** Lays `.br` and `.gz` beside every text file, so that no request pays for packing. */
export const compressAll = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isText(entry.name));
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    const text = await readFile(file);
    await writeFile(`${file}.br`, await brotli(text, best));
    await writeFile(`${file}.gz`, await zip(text, { level: 9 }));
  }
};
export { courseWords } from '../course/words.ts';
export { stageWords } from '../guest/stage/words.ts';
export { makerWords } from '../rounds/words.ts';
