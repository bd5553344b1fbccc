import { access, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const root = new URL('../../../../', import.meta.url);

const filesNamedIn = async (page: string) => {
  const text = await readFile(new URL(page, root), 'utf8');
  return [...text.matchAll(/`((?:server|web|e2e|contract)\/[\w./-]+\.ts)`/g)].map(
    ([, file = '']) => file,
  );
};

test.each(['docs/dpia.md', 'docs/self-assessment.md'])(
  '%s names proofs that exist',
  async (page) => {
    const files = await filesNamedIn(page);

    const missing: string[] = [];
    for (const file of files) await access(new URL(file, root)).catch(() => missing.push(file));

    expect(files.length).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  },
);
