import { join } from 'node:path';
import { connectDatabase } from '../../src/database/connect.ts';
import { startEmbeddedPostgres } from '../../src/database/embedded/embedded.ts';
import { giveMonth, manyFamilies } from '../../src/testing/accounts.ts';
import { openCrowd } from '../../src/testing/faults/crowd.testing.ts';
import type { Bench, Part } from '../part.ts';
import { freePorts, main, silent, startServer } from '../servers.ts';

const families = 40;
const rounds = 7;

/** The product in one process, and families who save in it. */
const openFamilies = async ({ folder, onEnd }: Bench) => {
  const database = await startEmbeddedPostgres({ folder: join(folder, 'overload'), log: silent });
  onEnd(database.stop);
  const [port = 0, playPort = 0] = await freePorts(2);
  const server = await startServer(main, port, {
    DATABASE_URL: database.url,
    DATABASE_POOL: '4',
    LOG_LEVEL: 'error',
    PLAY_PORT: String(playPort),
  });
  onEnd(server.stop);
  const db = await connectDatabase({ url: database.url, poolSize: 2, log: silent });
  onEnd(() => db.close());
  const all = await manyFamilies(db, families);
  for (const { email } of all) await giveMonth(db, email);
  const tokens = all.map(({ token }) => token);
  const crowd = openCrowd({ url: server.url, tokens, game: 'jembatan-sepuluh' });
  onEnd(crowd.close);
  return crowd;
};

/** At twice the rate that it can carry, beside its best in the same round. */
const measureOverload = async (bench: Bench) => {
  const crowd = await openFamilies(bench);
  await crowd.bestRate();
  const shares: number[] = [];
  for (let round = 0; round < rounds; round += 1) shares.push((await crowd.overload()).share);
  bench.judge('saves served at twice the best rate / at the best', shares, { least: 0.9 });
};

export const overloadPart: Part = {
  about: 'saves served at twice the rate that the product can carry, beside its best',
  run: measureOverload,
};
