import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { carryPlays } from './carry-plays.ts';
import { type DatabaseOfBefore, databaseFolder, databaseOfBefore } from './plays-before.testing.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** CARRY_FAMILIES, each with thirty play sessions: 33,400 have a million. */
    carryFamilies: string;
  }
}

const families = Number(inject('carryFamilies')) || 700;
const each = 10;
/** How much longer everything takes. */
const scale = families / 700;
vi.setConfig({ testTimeout: 300_000 * scale, hookTimeout: 120_000 * scale });
let old: DatabaseOfBefore;
beforeEach(async () => {
  old = await databaseOfBefore(families, each);
});
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
    await pause(round === 0 ? 150 : 400 + round * 60 * scale);
    running.kill('SIGKILL');
    if (running.exitCode === null && running.signalCode === null) await once(running, 'exit');
    if (round > 0) left.push(await old.left());
  }
  const db = await old.connect();
  const both = await old.after('_all');
  // A run ends after some minutes, however much is left.
  while ((await old.left()) > 0) await carryPlays(db)();
  await db.close();

  expect(expected.sessions.accounts).toBe(families);
  expect(expected.sessions.rows).toBe(families * each * 3);
  expect(expected.events.rows).toBe(families * each * 24);
  // They were killed in the middle of it, not before and not after.
  expect(new Set(left).size).toBeGreaterThan(3);
  expect(left.at(-1)).toBeGreaterThan(0);
  expect([both.sessions, both.events]).toEqual([expected.sessions, expected.events]);
  expect(await old.left()).toBe(0);
  expect(await old.after()).toEqual(expected);
});

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
});
