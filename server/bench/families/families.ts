import { randomUUID } from 'node:crypto';
import { password } from '../family.ts';
import type { Bench, Part } from '../part.ts';
import { bareHttp, freePorts, startServer } from '../servers.ts';
import { runCrowd } from './crowds.ts';
import { inMb, openProduct, workers } from './product.ts';

const rounds = 3;
const busy = { families: 64, thinkMs: 0, rampMs: 2000, seconds: 6, password, loaders: 1 };

/** What a bare server answers to any call, so that a visit goes through. */
const bareAnswer = Buffer.from(
  JSON.stringify({ idToken: 'x', token: 'x', play_id: randomUUID(), view_id: 'x' }),
).toString('base64');

const startBare = async () => {
  const [port = 0] = await freePorts(1);
  const headers = JSON.stringify({ 'content-type': 'application/json' });
  return startServer(bareHttp, port, { BARE_BODY: bareAnswer, BARE_HEADERS: headers });
};

/** Families who never pause, in turn with the same calls to a bare server that knows one answer. */
const measureFamilies = async (bench: Bench) => {
  const product = await openProduct(bench, busy.families);
  const bare = await startBare();
  bench.onEnd(bare.stop);
  await runCrowd({ ...busy, url: product.url, seconds: 2 });
  const ratios: number[] = [];
  const refused: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ours = await runCrowd({ ...busy, url: product.url });
    const theirs = await runCrowd({ ...busy, url: bare.url });
    ratios.push(ours.perSecond / theirs.perSecond);
    refused.push(ours.refused);
    console.log(
      `families ${ours.perSecond.toFixed(0)} calls/s, ${(ours.perSecond / workers).toFixed(0)} a worker, ` +
        `p50 ${ours.p50} ms, p99 ${ours.p99} ms; bare ${theirs.perSecond.toFixed(0)}/s; ` +
        `${inMb(await product.memory())} ${ours.refusals}`,
    );
  }
  bench.judge('family calls refused', refused, { most: 0 });
  bench.judge('family calls of two workers / bare node:http', ratios, { least: 0.05 });
};

export const familiesPart: Part = {
  about: 'families who never pause, on two workers, beside a bare server',
  run: measureFamilies,
};
