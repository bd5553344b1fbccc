import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../database/testing.ts';
import { launch, newHome, readiness, stop } from '../testing/process.ts';

const warning = /may open more connections than the database allows/g;

test.each([
  ['one process', { WORKERS: '1', DATABASE_POOL: '200' }, 1],
  ['workers together', { WORKERS: '2', DATABASE_POOL: '60' }, 1],
  ['workers that fit', { WORKERS: '2', DATABASE_POOL: '5' }, 0],
])(
  'a start of %s says once whether the database has room',
  async (_who, sizes, times) => {
    const empty = await emptyDatabase();
    const home = await newHome({
      DATABASE_URL: empty.url,
      ...sizes,
      LOG_LEVEL: 'warn',
    });
    const running = launch(home);
    onTestFinished(async () => {
      await stop(running);
      await home.remove();
      await empty.drop();
    });

    await expect
      .poll(running.output, { timeout: 60_000, interval: 50 })
      .toContain('Nobi is ready.');

    expect(await readiness(home)).toBe(200);
    expect(running.output().match(warning) ?? []).toHaveLength(times);
  },
  90_000,
);
