import { parseArgs } from 'node:util';
import { newSubscribedAdult } from '../../src/testing/people.ts';
import { startCitus, whyNoCitus } from '../../src/testing/placement/citus-nodes.testing.ts';
import { spendDay } from '../../src/testing/plans/child-day.ts';
import { familySender } from '../../src/testing/plans/family-sender.ts';
import { senderTo } from '../../src/testing/sender.ts';
import type { Bench, Part } from '../part.ts';
import { openAt, type ProductOn } from '../population/product-on.ts';
import { shareOf } from '../statistics.ts';

const options = {
  bin: { type: 'string', default: '/usr/lib/postgresql/15/bin' },
  rounds: { type: 'string', default: '5' },
} as const;

/** Families that live their day at once, and how many do so in a round. */
const atOnce = 4;
const inRound = 40;

/** How long each call of some families' days took, in ms. Who they are is made before. */
const timeDays = async ({ url, db }: ProductOn): Promise<number[]> => {
  const families: string[] = [];
  // All come from one address, which may sign up thirty times.
  for (const table of ['throttle', 'idp_throttle']) await db.query(`delete from ${table}`);
  for (let made = 0; made < inRound; made += 1)
    families.push((await newSubscribedAdult({ url, db, send: senderTo(url) })).token);
  const times: number[] = [];
  const live = async () => {
    for (let token = families.pop(); token !== undefined; token = families.pop()) {
      const send = familySender(url, token);
      await spendDay(async (name, shape, sent) => {
        const at = performance.now();
        const answer = await send(name, shape, sent);
        times.push(performance.now() - at);
        return answer;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, live));
  return times;
};

/** Both on the same PostgreSQL and the same cores: one database of its coordinator alone, one laid out. */
const measureWorkers = async ({ folder, judge, args, onEnd }: Bench) => {
  const { values } = parseArgs({ args: [...args], options });
  const why = whyNoCitus(values.bin);
  if (why) throw new Error(why);
  const citus = await startCitus(values.bin, folder);
  onEnd(citus.stop);
  const alone = await openAt({ url: await citus.plainDatabase() });
  onEnd(alone.stop);
  const spread = await openAt({ url: await citus.newDatabase(), isDistributed: true });
  onEnd(spread.stop);
  // Each connection of the pool comes to know the parts of its workers first.
  for (let warming = 0; warming < 2; warming += 1) {
    await timeDays(alone);
    await timeDays(spread);
  }
  const ratios = { p50: [] as number[], p95: [] as number[] };
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const [one, many] = [await timeDays(alone), await timeDays(spread)];
    for (const [name, share] of [
      ['p50', 0.5],
      ['p95', 0.95],
    ] as const) {
      const [theirs, ours] = [shareOf(one, share), shareOf(many, share)];
      ratios[name].push(ours / theirs);
      console.log(`${name}: one server ${theirs.toFixed(1)} ms, two workers ${ours.toFixed(1)} ms`);
    }
  }
  judge('p95 of a family’s calls, two workers / one server', ratios.p95, { most: 1.5 });
  judge('p50 of a family’s calls, two workers / one server', ratios.p50, { most: 2 });
};

export const workersPart: Part = {
  about: 'a family’s day on Citus beside the same PostgreSQL alone: --bin FOLDER, --rounds',
  isOnlyByName: true,
  run: measureWorkers,
};
