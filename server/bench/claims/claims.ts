import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '@nobi/kit/simulate';
import { Client } from 'pg';
import { connectDatabase } from '../../src/database/connect.ts';
import type { Database } from '../../src/database/database.ts';
import { withPatience } from '../../src/database/patience.ts';
import { recomputeClaims } from '../../src/modules/report/recompute-claims.ts';
import type { ChildKey } from '../../src/play-sessions/claims/claims.store.ts';
import { playLongAgo } from '../../src/play-sessions/claims/claims.testing.ts';
import { weighClaims } from '../../src/play-sessions/claims/weigh-claims.ts';
import type { Bench, Part } from '../part.ts';
import { say } from '../population/populate.ts';
import { familiesOf } from '../population/population.store.ts';
import { openScratch } from '../population/scratch.ts';
import { silent } from '../servers.ts';
import { countEvents, everyChild, statesOf, strayEvidence } from './claims.store.ts';
import { answersASession, seasonOf } from './seasons.ts';

const sessionsAChild = 21;
const atOnce = 3;

const options = { events: { type: 'string', default: '1000000' } } as const;

const addFamilies = async (url: string, families: number) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('set session_replication_role = replica');
  for (const { text } of familiesOf({ families, plays: 0 })) await client.query(text);
  await client.end();
};

/** Each session is stored by the product's statements and weighed at once, as when a report comes in. */
const play = async (db: Database, children: readonly (ChildKey & { number: number })[]) => {
  const ends = Date.now();
  const rest = [...children];
  const weigh = weighClaims(db);
  const worker = async () => {
    for (let child = rest.pop(); child; child = rest.pop()) {
      const { number, ...key } = child;
      const season = { child: number, sessions: sessionsAChild, ends };
      for (const { at, answers } of seasonOf(seeded(number), season)) {
        const who = { account: key.accountId, child: key.child };
        await playLongAgo(db, { ...who, item: 'jembatan-sepuluh', at, answers });
        await weigh(key);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(0)} s`;

const run = async ({ folder, args, judge, onEnd }: Bench) => {
  const { values } = parseArgs({ args: [...args], options });
  const wanted = Number(values.events);
  const scratch = await openScratch(join(folder, 'claims'));
  onEnd(scratch.stop);
  await addFamilies(scratch.adminUrl, Math.ceil(wanted / sessionsAChild / answersASession));
  const db = await connectDatabase({ url: scratch.adminUrl, poolSize: atOnce, log: silent });
  onEnd(() => db.close());
  const children = await everyChild(db);

  const began = performance.now();
  await play(
    db,
    children.map((child, number) => ({ ...child, number })),
  );
  const events = await countEvents(db);
  say(`${events} answers of ${children.length} children stored and weighed in ${seconds(began)}`);
  for (const { state, claims } of await statesOf(db)) say(`${state}: ${claims}`);

  const again = performance.now();
  const outcome = await recomputeClaims(db, false);
  say(`${outcome.claims} claims made anew from ${outcome.answers} rows in ${seconds(again)}`);
  say(`claims that are stored otherwise: ${outcome.differing}`);
  const strays = await withPatience(600_000, () => db.transaction((tx) => strayEvidence(tx)));
  judge('criterion answers without a row, or rows without an answer', strays, { most: 0 });
  judge('claims that are stored otherwise', outcome.differing, { most: 0 });
  if (events < wanted) throw new Error(`only ${events} answers were stored`);
};

/** Whether what is said of children follows from a season of their answers, whatever came late. */
export const claimsPart: Part = {
  about: 'claims made anew from a million answers equal those that are stored: --events',
  isOnlyByName: true,
  run,
};
