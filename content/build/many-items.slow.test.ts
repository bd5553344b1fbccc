/** What a shelf of hundreds takes to build: memory in bytes, not time, which is the machine's. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findItems } from './items.ts';
import { addCopies, openContent, type SmallContent } from './small-content.testing.ts';

const repository = join(import.meta.dirname, '..');
const script = join(repository, 'build.ts');
const limit = 1_000_000_000;
/** Of each process that runs now: whose it is, and how many bytes of memory it has. */
const processes = async (): Promise<Map<number, { parent: number; bytes: number }>> => {
  const found = new Map<number, { parent: number; bytes: number }>();
  for (const name of await readdir('/proc')) {
    const status =
      /^\d+$/.test(name) && (await readFile(`/proc/${name}/status`, 'utf8').catch(() => ''));
    const [, parent] = /PPid:\s+(\d+)/.exec(status || '') ?? [];
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status || '') ?? [];
    if (parent && kilobytes)
      found.set(Number(name), { parent: Number(parent), bytes: Number(kilobytes) * 1024 });
  }
  return found;
};

/** What a process and all that it started have together. */
const memoryOf = async (id: number): Promise<number> => {
  const all = await processes();
  const family = new Set([id]);
  for (const one of family)
    for (const [child, { parent }] of all) if (parent === one) family.add(child);
  return [...family].reduce((sum, each) => sum + (all.get(each)?.bytes ?? 0), 0);
};

interface Taken {
  readonly output: string;
  readonly bytes: number;
}

const build = async (content: SmallContent): Promise<Taken> => {
  const args = [script, '--root', content.root, '--cache', content.folder('cache')];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (text) => {
    output += String(text);
  });
  let bytes = 0;
  const closed = once(child, 'close');
  while (child.exitCode === null && child.pid) bytes = Math.max(bytes, await memoryOf(child.pid));
  await closed;
  expect(child.exitCode).toBe(0);
  return { output: output.split('\n').at(-2) ?? '', bytes };
};

const anew = (count: number) => expect.stringContaining(`${count} items built anew`);

test.skipIf(process.platform !== 'linux').for([60, 600])(
  'builds %i items in at most 1 GB, and then only what changed',
  async (count, { annotate }) => {
    const real = (await findItems(repository)).map(({ path }) => path);
    const content = await openContent(real);
    await addCopies(content.root, count - real.length);

    const first = await build(content);
    const second = await build(content);
    await appendFile(join(content.root, 'games/sawah-cerdas/game.css'), '\n/* Changed. */\n');
    const third = await build(content);
    await content.close();

    const builds = [first, second, third];
    await annotate(builds.map(({ output, bytes }) => `${output}: ${bytes} bytes`).join('; '));
    expect(first.output).toEqual(anew(count));
    expect(second.output).toEqual(anew(0));
    expect(third.output).toEqual(anew(1));
    for (const { bytes } of builds) expect(bytes).toBeLessThanOrEqual(limit);
  },
);
