import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { root } from '../run.ts';

/** One file of ours naming another; both from the root of the repository. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const specifiers = /(?:\bfrom|\bimport\(|\bimport)\s*['"](\.[^'"]+)['"]/g;
const isTest = (path: string) => /\.test\.tsx?$|testing|\.contract\.ts$/.test(path);

/** Every relative import below a folder, tests and what serves only them aside. */
export const importsBelow = async (folder: string): Promise<Import[]> => {
  const found: Import[] = [];
  for await (const path of glob(`${folder}/**/*.{ts,tsx}`, { cwd: root })) {
    if (path.includes('node_modules') || path.includes('/dist/') || isTest(path)) continue;
    const text = await readFile(join(root, path), 'utf8');
    for (const [, to = ''] of text.matchAll(specifiers))
      found.push({ from: path, to: join(dirname(path), to) });
  }
  return found;
};
