import { randomBytes } from 'node:crypto';
import { games } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '../../database/connect.ts';
import { quietLog } from '../../database/testing.ts';
import { giveMonth, manyFamilies } from '../accounts.ts';
import { openGame } from '../builds.ts';
import { type Home, launchReady, newHome, type Running, readiness, stop } from '../process.ts';
import { senderTo } from '../sender.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.testing.ts';

let home: Home;
let disk: SmallDisk | undefined;
let running: Running | undefined;
beforeAll(async () => {
  home = await newHome();
  disk = mountSmallDisk(home.environment.DATA_DIR, 120);
  if (disk) running = await launchReady(home);
}, 90_000);
afterAll(async () => {
  if (running) await stop(running);
  disk?.unmount();
  await home.remove();
}, 60_000);

const newToken = async () => {
  const db = await connectDatabase({ url: await home.databaseUrl(), poolSize: 1, log: quietLog });
  const [family] = await manyFamilies(db, 1);
  await giveMonth(db, family?.email ?? '');
  await db.close();
  return family?.token ?? '';
};

test('a full disk loses nothing that was acknowledged, is survived, and passes', async ({
  skip,
}) => {
  skip(!disk, 'this machine does not let us mount a small disk');
  const send = senderTo(home.url);
  const token = await newToken();
  const game = { token, params: { id: openGame } };
  let acknowledged = -1;
  const save = async (round: number) => {
    const body = {
      save: JSON.stringify({ round, picture: randomBytes(30_000).toString('base64') }),
    };
    const { status } = await send(games.keep, { ...game, body });
    if (status === 200) acknowledged = round;
    return status;
  };
  const loadedRound = async () => {
    const reply = await send(games.load, game);
    return reply.status === 200
      ? Number(/"round\\?":(\d+)/.exec(JSON.stringify(reply.body))?.[1])
      : -reply.status;
  };
  await save(0);

  const free = await disk?.fill();
  const statuses = new Set<number>();
  let round = 1;
  for (; round < 3000 && !statuses.has(503); round += 1) statuses.add(await save(round));
  const stored = acknowledged;
  await expect.poll(() => readiness(home), { timeout: 10_000 }).toBe(503);
  const during = { health: (await fetch(`${home.url}/healthz`)).status, refused: [...statuses] };
  const read = await loadedRound();
  await free?.();
  await expect.poll(() => save(round), { timeout: 30_000, interval: 250 }).toBe(200);
  await expect.poll(() => readiness(home), { timeout: 10_000 }).toBe(200);

  expect(during.health).toBe(200);
  expect(during.refused).toContain(503);
  expect(during.refused).not.toContain(500);
  expect(read).toBe(stored);
  expect(await loadedRound()).toBe(acknowledged);
}, 120_000);
