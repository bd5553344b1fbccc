import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from './connect.ts';
import { emptyDatabase, quietLog } from './testing.ts';

/** Between a process and PostgreSQL: the first connection that says `word` is silent from then on, and stays open. */
const relay = async (socket: string, word: string) => {
  let hasStruck = false;
  const server = createServer((near) => {
    let isSilent = false;
    const far = connect(socket);
    for (const each of [near, far]) each.on('error', () => undefined);
    near.on('data', (sent) => {
      if (!hasStruck && sent.includes(word)) hasStruck = isSilent = true;
      if (!isSilent) far.write(sent);
    });
    far.on('data', (sent) => isSilent || near.write(sent));
    near.on('close', () => far.destroy());
    far.on('close', () => isSilent || near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' ? address?.port : undefined;
};

test.each(['server_version_num', 'pg_try_advisory_lock', 'schema_migration', 'pg_advisory_unlock'])(
  'a start whose connection goes silent at %s goes on with another',
  async (word) => {
    const empty = await emptyDatabase();
    onTestFinished(() => empty.drop());
    const direct = new URL(empty.url);
    const folder = direct.searchParams.get('host') ?? '';
    const port = await relay(join(folder, '.s.PGSQL.5432'), word);
    const url = `postgres://${direct.username}@127.0.0.1:${port}${direct.pathname}`;

    const db = await connectDatabase({ url, poolSize: 1, log: quietLog });

    expect(await db.ready()).toBe(true);
    await db.close();
  },
);
