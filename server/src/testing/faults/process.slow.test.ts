import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/testing.ts';
import { giveMonth, manyFamilies } from '../accounts.ts';
import { openGame } from '../builds.ts';
import { freePort } from '../ports.ts';
import { type Home, launch, launchReady, newHome, type Running, stop } from '../process.ts';

let database: TestDatabase;
let home: Home;
let running: Running;

beforeAll(async () => {
  database = await testDatabase();
  home = await newHome({ DATABASE_URL: database.url });
  running = await launchReady(home);
}, 60_000);
afterAll(async () => {
  running.child.kill('SIGTERM');
  await running.ended;
  await home.remove();
  await database.drop();
});

test('it says where to go in a few lines', async () => {
  // It serves a moment before its recurring work has begun and it calls itself ready.
  await expect.poll(() => running.output(), { timeout: 10_000 }).toContain('Nobi is ready.');
  expect(running.output()).toContain(`Open          ${home.url}`);
  expect(running.output()).toContain('demo: no real money');
});

const failure = async (changes: Record<string, string>) => {
  const failing = launch(home, changes);
  const code = await failing.ended;
  return { code, output: failing.output() };
};

test.each([
  ['a taken port', {}, /^Port \d+ is in use already\. Choose others with PORT and PLAY_PORT\.$/m],
  ['a wrong setting', { MAX_DEVICES: 'two' }, /MAX_DEVICES: /],
  ['pages that are not built', { WEB_DIST: '/nowhere/web' }, /Run npm run build first\.$/m],
  [
    'content that is not built',
    { CONTENT_DIST: '/nowhere/content' },
    /Run npm run build first\.$/m,
  ],
  ['a proxy that is no address', { TRUST_PROXY: 'nginx' }, /^TRUST_PROXY: nginx is no address/m],
])(
  '%s is told in a sentence',
  async (_what, changes, sentence) => {
    const { code, output } = await failure(changes);

    expect(code).toBe(1);
    expect(output).toContain('Nobi could not start.');
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/^ {4}at /m);
  },
  30_000,
);

test('a folder that is in use is refused in a sentence', async () => {
  const first = await newHome();
  const owner = await launchReady(first);

  const second = launch(first, { PORT: String(await freePort()) });
  const code = await second.ended;
  const output = second.output();
  await stop(owner);
  await first.remove();

  expect(code).toBe(1);
  expect(output).toContain('Nobi is already running with the database in');
  expect(output).not.toMatch(/^ {4}at /m);
}, 60_000);

test('asked to stop while still starting, it starts, stops and leaves nothing behind', async () => {
  const young = await newHome();
  const starting = launch(young);
  await expect.poll(() => young.postmaster(), { timeout: 30_000 }).toBeGreaterThan(0);

  const code = await stop(starting);
  const pid = await young.postmaster();
  await young.remove();

  expect([code, pid]).toEqual([0, 0]);
}, 60_000);

test('calls in flight are answered when it is asked to stop, new ones are refused', async () => {
  const [family] = await manyFamilies(database.db, 1);
  await giveMonth(database.db, family?.email ?? '');
  const body = JSON.stringify({ save: 'a'.repeat(2000) });
  const socket = connect(home.port, '127.0.0.1');
  await once(socket, 'connect');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(
    `PUT /api/games/${openGame}/save/ HTTP/1.1\r\nHost: a\r\nAuthorization: Token ${family?.token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 100)}`,
  );
  // Another call on the same server shows that the first has been taken up by now.
  expect((await fetch(`${home.url}/healthz`)).status).toBe(200);

  running.child.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${home.url}/healthz`).then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    .toBe('refused');
  socket.write(body.slice(100));
  const code = await running.ended;

  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 200 /);
  expect(code).toBe(0);
  expect(await database.db.query('select length(save) from play_save')).toEqual([{ length: 2000 }]);
}, 30_000);
