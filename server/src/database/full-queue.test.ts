import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from './connect.ts';
import { DatabaseUnavailable } from './database.ts';
import { quietLog } from './testing.ts';

/** Listens as a frozen PostgreSQL does: the kernel queues callers, and nobody takes them. */
const frozen = `require('node:net').createServer().listen({ path: process.argv[1], backlog: 1 },
  () => { require('node:fs').writeSync(1, 'x'); for (;;); })`;

test('a frozen database whose queue is full is a database that is away', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-queue-'));
  const path = join(folder, '.s.PGSQL.5432');
  const child = spawn(process.execPath, ['-e', frozen, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const callers: Socket[] = [];
  onTestFinished(async () => {
    for (const caller of callers) caller.destroy();
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  await once(child.stdout, 'data');
  for (let at = 0; at < 8; at += 1) callers.push(connect(path).on('error', () => undefined));

  const opening = connectDatabase({
    url: `postgres://nobi@localhost/nobi?host=${encodeURIComponent(folder)}`,
    poolSize: 1,
    log: quietLog,
  });

  await expect(opening).rejects.toThrow(DatabaseUnavailable);
  await expect(opening).rejects.toThrow('EAGAIN');
});
