import { password } from '../family.ts';
import type { Bench, Part } from '../part.ts';
import { type Crowd, runCrowd } from './crowds.ts';
import { inMb, openProduct } from './product.ts';

/** Memory of a worker with 5,000 open connections and as many families remembered. */
const mostMb = 400;

const wide: Omit<Crowd, 'url'> = {
  families: 10_000,
  thinkMs: 20_000,
  rampMs: 15_000,
  seconds: 40,
  password,
  loaders: 2,
};

/** Ten thousand open connections, each a family that plays at a child's pace. */
const measureWide = async (bench: Bench) => {
  const product = await openProduct(bench, wide.families);
  const before = await product.memory();
  let highest = before;
  const watching = setInterval(() => {
    void product.memory().then((now) => {
      if (Math.max(...now) > Math.max(...highest)) highest = now;
    });
  }, 1000);
  bench.onEnd(() => clearInterval(watching));
  const seen = await runCrowd({ ...wide, url: product.url });
  clearInterval(watching);
  console.log(
    `wide: ${seen.connections} connections, ${seen.perSecond.toFixed(0)} calls/s, p50 ${seen.p50} ms, ` +
      `p99 ${seen.p99} ms; memory ${inMb(before)}, at most ${inMb(highest)}; refused ${seen.refused} ${seen.refusals}`,
  );
  bench.judge('wide: calls refused', seen.refused, { most: 0 });
  bench.judge('wide: connections', seen.connections, { least: wide.families });
  bench.judge('wide: memory of a worker', Math.max(...highest), { most: mostMb, unit: 'MB' });
};

export const widePart: Part = {
  about: 'ten thousand open connections, each a family at a child’s pace',
  isOnlyByName: true,
  run: measureWide,
};
