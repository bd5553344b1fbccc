import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { carryPlays } from './carry-plays.ts';
import { type DatabaseOfBefore, databaseFolder, databaseOfBefore } from './plays-before.testing.ts';

const families = 700;
const each = 10;
let old: DatabaseOfBefore;
beforeEach(async () => {
  old = await databaseOfBefore(families, each);
}, 120_000);
afterEach(() => old.drop());

/** A process that migrates and then carries, as the product does after an update. */
const carrying = () =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { connectDatabase } from ${JSON.stringify(join(databaseFolder, 'connect.ts'))};
       import { carryPlays } from ${JSON.stringify(join(import.meta.dirname, 'carry-plays.ts'))};
       const quiet = () => undefined;
       const log = { info: quiet, warn: quiet, error: quiet };
       console.log('begun');
       const db = await connectDatabase({ url: ${JSON.stringify(old.url)}, poolSize: 2, log });
       await carryPlays(db, 100)();
       await db.close();`,
    ],
    { cwd: import.meta.dirname },
  );

test('killed ten times, it carries every session, event and answer once, column for column', async () => {
  const expected = await old.before();
  const left: number[] = [];

  for (let round = 0; round < 10; round += 1) {
    const running = carrying();
    await once(running.stdout, 'data');
    await pause(round === 0 ? 150 : 400 + round * 60);
    running.kill('SIGKILL');
    if (running.exitCode === null && running.signalCode === null) await once(running, 'exit');
    if (round > 0) left.push(await old.left());
  }
  const db = await old.connect();
  const both = await old.after('_all');
  await carryPlays(db)();
  await db.close();

  expect(expected.sessions.rows).toBe(families * each * 3);
  expect(expected.events.rows).toBe(families * each * 24);
  // They were killed in the middle of it, not before and not after.
  expect(new Set(left).size).toBeGreaterThan(3);
  expect(left.at(-1)).toBeGreaterThan(0);
  expect([both.sessions, both.events]).toEqual([expected.sessions, expected.events]);
  expect(await old.left()).toBe(0);
  expect(await old.after()).toEqual(expected);
}, 300_000);

test('while it migrates and carries, nobody who plays waits for a second', async () => {
  const visitor = new Client({ connectionString: old.url });
  await visitor.connect();
  const waits: number[] = [];
  let isOver = false;
  const timed = async (text: string) => {
    const from = performance.now();
    await visitor.query(text);
    waits.push(performance.now() - from);
  };
  // As an older process: it begins play sessions and asks for those of a day.
  const visit = async () => {
    while (!isOver) {
      await timed(`insert into play (id, account_id, game_id)
        select gen_random_uuid(), id, 'satu' from account where email = '1@contoh.id'`);
      await timed(`select count(*) from play p join account a on a.id = p.account_id
        where a.email = '2@contoh.id' and p.started_at > now() - interval '1 day'`);
    }
  };
  const visiting = visit();

  const db = await old.connect();
  await carryPlays(db)();
  isOver = true;
  await visiting;
  await carryPlays(db)();
  await Promise.all([db.close(), visitor.end()]);

  expect(waits.length).toBeGreaterThan(100);
  expect(Math.max(...waits)).toBeLessThan(1000);
  expect(await old.left()).toBe(0);
}, 300_000);
