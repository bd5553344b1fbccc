import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { callAgain } from '../http.ts';
import type { Bench, Part } from '../part.ts';
import { shareOf } from '../statistics.ts';
import { type Beside, children, firstMs, openBeside } from './beside.ts';
import { askNobi, askVendor, onTheClock } from './children.ts';
import { openLister } from './listing.ts';

const rounds = 5;
const idleMs = 2500;
const unknown = 'Siapa nama raja di planet Zorgblip';

const perChild = (from = 0, to = 0) => ((to - from) / children).toFixed(1);
const shown = (ms: number) => ms.toFixed(1);

/** Forty children ask in the same moment; how long after the vendor's first word each hears one. */
const wave = async ({ url }: Beside) => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: children }, (_, place) => askNobi(url, place + 1, `${unknown}?`)),
  );
  const replies = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const answers = Promise.all(replies.map(({ ended }) => ended));
  return {
    answers,
    /** Whom a busy machine made wait too long. */
    unanswered: children - replies.length,
    later: replies.map(({ laterMs }) => laterMs),
    /** With the way to the vendor in it. */
    added: replies.map(({ firstWordMs }) => firstWordMs - firstMs),
  };
};

/** One round: the list alone, then beside forty answers from the first question to the last word. */
const fortyOnce = async (beside: Beside, list: ReturnType<typeof openLister>) => {
  await beside.forget();
  const [quietAt, askedAt] = [onTheClock(), onTheClock() + idleMs];
  await pause(idleMs);
  const cpu = [await beside.cpuMs()];
  const { later, added, answers, unanswered } = await wave(beside);
  cpu.push(await beside.cpuMs());
  await answers;
  const over = onTheClock();
  cpu.push(await beside.cpuMs());
  await pause(200);
  const [idle, busy] = [list.between(quietAt, askedAt), list.between(askedAt, over)];
  console.log(
    `forty at once: first word ${shown(shareOf(later, 0.5))} ms after the vendor's, the last ${shown(shareOf(later, 1))} ` +
      `(${shown(shareOf(added, 0.5))} and ${shown(shareOf(added, 1))} ms more than asking the vendor alone); ` +
      `list p50 ${shown(shareOf(idle, 0.5))} -> ${shown(shareOf(busy, 0.5))} ms, p95 ${shown(shareOf(idle, 0.95))} -> ${shown(shareOf(busy, 0.95))} ms; ` +
      `processor of both workers ${perChild(cpu[0], cpu[1])} ms a child to the first word, ${perChild(cpu[0], cpu[2])} ms to the last`,
  );
  return {
    unanswered,
    last: shareOf(later, 1),
    p50: shareOf(busy, 0.5) / shareOf(idle, 0.5),
    p95: shareOf(busy, 0.95) / shareOf(idle, 0.95),
  };
};

const benchForty = async (beside: Beside, { judge, onEnd }: Bench) => {
  const list = openLister(beside.url);
  onEnd(list.stop);
  await fortyOnce(beside, list);
  const seen: Awaited<ReturnType<typeof fortyOnce>>[] = [];
  for (let round = 0; round < rounds; round += 1) seen.push(await fortyOnce(beside, list));
  list.stop();
  const each = (what: 'unanswered' | 'last' | 'p50' | 'p95') => seen.map((round) => round[what]);
  judge('nobi: children of forty without an answer', each('unanswered'), { most: 0 });
  judge('nobi: the last of forty first words', each('last'), { most: 300, unit: 'ms' });
  judge('nobi: games list p50 beside forty answers / idle', each('p50'), { most: 1.2 });
  judge('nobi: games list p95 beside forty answers / idle', each('p95'), { most: 1.2 });
};

/** One child after the other; the first sentence comes whole, so that nothing is held back. */
const firstWords = async (beside: Beside) => {
  const seen: { ours: number; bare: number }[] = [];
  const prompt = `${unknown} sekaligus?`;
  for (let child = 1; child <= children; child += 1) {
    const direct = await askVendor(beside.vendorUrl, prompt);
    await direct.ended;
    const replies = await askNobi(beside.url, child, prompt);
    await replies.ended;
    seen.push({ ours: replies.firstWordMs, bare: direct.firstWordMs });
  }
  const p95 = (whose: 'ours' | 'bare') =>
    shareOf(
      seen.map((each) => each[whose]),
      0.95,
    );
  console.log(
    `first word without hold: p95 ${shown(p95('ours'))} ms, bare ${shown(p95('bare'))} ms`,
  );
  return p95('ours') - p95('bare');
};

const benchFirstWord = async (beside: Beside, { judge }: Bench) => {
  const more: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await beside.forget();
    more.push(await firstWords(beside));
  }
  judge('nobi: first word after a bare call, p95', more, { most: 10, unit: 'ms' });
};

const closedEarly = z.array(z.number());
const closings = async ({ vendorUrl }: Beside) =>
  closedEarly.parse(JSON.parse((await callAgain(`${vendorUrl}/closed`)).body.toString()));

/** From a child's leaving to the moment when the vendor's connection is closed. */
const benchAbandonment = async (beside: Beside, { judge }: Bench) => {
  const took: number[] = [];
  for (let child = 1; child <= children; child += 1) {
    const replies = await askNobi(beside.url, child, `${unknown}?`);
    const before = (await closings(beside)).length;
    const left = replies.leave();
    const deadline = onTheClock() + 5000;
    let closed = await closings(beside);
    while (closed.length === before && onTheClock() < deadline) closed = await closings(beside);
    took.push((closed.at(-1) ?? Number.POSITIVE_INFINITY) - left);
  }
  console.log(
    `leaving: closed at the vendor p50 ${shown(shareOf(took, 0.5))} ms, p95 ${shown(shareOf(took, 0.95))} ms`,
  );
  judge('nobi: a child who leaves closes the vendor, p95', shareOf(took, 0.95), {
    most: 100,
    unit: 'ms',
  });
};

const measureNobi = async (bench: Bench) => {
  const beside = await openBeside(bench);
  await benchForty(beside, bench);
  await beside.forget();
  await benchFirstWord(beside, bench);
  await beside.forget();
  await benchAbandonment(beside, bench);
};

export const nobiPart: Part = {
  about: 'an outside model: forty children at once, the way to the first word, and leaving',
  run: measureNobi,
};
