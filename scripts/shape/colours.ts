import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run.ts';

const written = /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i;

/** A colour is written once, in kit/src/brand/tokens.css; style sheets and the console name it. */
export const checkColours = async (): Promise<string[]> => {
  const problems: string[] = [];
  for await (const path of glob(['web/src/**/*.css', 'staff/src/**/*.{css,ts,tsx}'], {
    cwd: root,
  })) {
    const lines = (await readFile(join(root, path), 'utf8')).split('\n');
    for (const [at, line] of lines.entries())
      if (written.test(line)) problems.push(`${path}:${at + 1} writes a colour; take a token`);
  }
  return problems;
};
