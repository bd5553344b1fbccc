import { callAgain } from '../http.ts';
import type { Bench, Part } from '../part.ts';
import { bareHttp, freePorts, startServer } from '../servers.ts';
import { load, rounds, tailOfCrowd } from './load.ts';
import { openProduct } from './product.ts';

const ofTheConnection =
  /^(date|connection|keep-alive|content-encoding|content-length|transfer-encoding)$/;

/** A bare server that sends the same bytes and headers. */
const startBare = async (url: string, authorization: string) => {
  const packed = await callAgain(url, { headers: { authorization, 'accept-encoding': 'gzip' } });
  const raw = await callAgain(url, { headers: { authorization, 'accept-encoding': 'identity' } });
  const headers = Object.entries(packed.headers).filter(([name]) => !ofTheConnection.test(name));
  const [port = 0] = await freePorts(1);
  return startServer(bareHttp, port, {
    BARE_BODY: raw.body.toString('base64'),
    BARE_HEADERS: JSON.stringify(Object.fromEntries(headers)),
  });
};

/** The list against the bare server in turn, round by round. */
const measureList = async (bench: Bench) => {
  const { url: origin, token } = await openProduct(bench);
  const url = `${origin}/api/games/`;
  const headers = { authorization: `Token ${token}` };
  const bare = await startBare(url, headers.authorization);
  bench.onEnd(bare.stop);
  await load(url, { duration: 2, headers });
  await load(bare.url, { duration: 1 });
  const ratios: number[] = [];
  const tails: number[] = [];
  const refused: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ours = await load(url, { headers });
    const theirs = await load(bare.url);
    const crowd = await tailOfCrowd(url, { headers });
    ratios.push(ours.perSecond / theirs.perSecond);
    tails.push(crowd.ratio);
    refused.push(ours.refused);
    console.log(`list ${ours.perSecond}/s, bare ${theirs.perSecond}/s; ${crowd.text}`);
  }
  bench.judge('games list / bare node:http', ratios, { least: 0.4 });
  bench.judge('games list p99 / p50', tails, { most: 4 });
  bench.judge('games list refused', refused, { most: 0 });
};

export const listPart: Part = {
  about: 'calls a second of the list of games, beside a bare server that sends the same bytes',
  run: measureList,
};
