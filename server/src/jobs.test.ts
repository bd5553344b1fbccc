import { expect, test } from 'vitest';
import { startJobs } from './jobs.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A job whose runs end when the test says so. */
const heldJob = () => {
  let begun = 0;
  let release = () => undefined as unknown;
  return {
    begun: () => begun,
    release: () => release(),
    job: {
      name: 'held',
      everyMs: 5,
      run: () => {
        begun += 1;
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      },
    },
  };
};

test('a job waits for its own last run, and stopping waits for the one under way', async () => {
  const { begun, release, job } = heldJob();
  let ticks = 0;
  const ticking = { name: 'ticking', everyMs: 5, run: async () => ticks++ };
  const stop = startJobs([job, ticking], quiet);
  await expect.poll(() => ticks).toBeGreaterThan(5);
  const runs = begun();

  const order: string[] = [];
  const stopped = stop(10_000).then(() => order.push('stopped'));
  order.push('released');
  release();
  await stopped;

  expect(runs).toBe(1);
  expect(order).toEqual(['released', 'stopped']);
});

test('a job that hangs does not hold up the stop for ever', async () => {
  const { begun, job } = heldJob();
  const stop = startJobs([job], quiet);
  await expect.poll(begun).toBe(1);
  const asked = performance.now();

  await stop(50);

  expect(performance.now() - asked).toBeLessThan(2000);
});

test('a run that fails is logged by name and tried again', async () => {
  let runs = 0;
  const lines: object[] = [];
  const failing = {
    name: 'failing',
    everyMs: 5,
    run: async () => {
      runs += 1;
      throw new Error('not today');
    },
  };

  const stop = startJobs([failing], { ...quiet, warn: (line) => void lines.push(line) });
  await expect.poll(() => runs).toBeGreaterThan(2);
  await stop(100);

  expect(lines[0]).toEqual({ job: 'failing', reason: 'not today' });
});
