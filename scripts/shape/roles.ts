import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run.ts';

/** SQL lives in stores, the database's own folder and migrations. */
export const checkSql = async (): Promise<string[]> => {
  const problems: string[] = [];
  for await (const path of glob('server/src/**/*.ts', { cwd: root })) {
    if (/\.store\.ts$|\.test\.ts$|\/database\/|testing|\.contract\.ts$/.test(path)) continue;
    const text = await readFile(join(root, path), 'utf8');
    if (/\b(db|tx|client)\.(query|named)\(|\.(query|named)</.test(text))
      problems.push(`${path} holds SQL; move it to a store`);
  }
  return problems;
};

/** A rule decides from its arguments alone: no clock, no chance, no I/O. */
export const checkRules = async (): Promise<string[]> => {
  const problems: string[] = [];
  for await (const path of glob('{server,web,kit,content}/**/*.rules.ts', { cwd: root })) {
    if (path.includes('node_modules')) continue;
    const text = await readFile(join(root, path), 'utf8');
    if (/Date\.now\(|new Date\(\)|Math\.random|\bfetch\(|performance\.now/.test(text))
      problems.push(`${path} reads the clock, chance or the network; hand it in`);
  }
  return problems;
};
