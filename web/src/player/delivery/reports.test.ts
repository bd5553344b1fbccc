import type { PlayEvent } from '@nobi/kit/host';
import { expect, test } from 'vitest';
import { openReports } from './reports.ts';

const event = (number: number): PlayEvent => ({
  v: 1,
  id: number.toString(16).padStart(32, '0'),
  t: 1_790_000_000_000 + number,
  item: 'jembatan-sepuluh',
  attempt: 1,
  verb: 'answered',
  object: 'bridge',
  ctx: { level: 1, skill: 'bonds-10', mode: 'play', lang: 'id', build: '0a1b2c3d4e5f' },
});
const events = (count: number) => Array.from({ length: count }, (_, index) => event(index));

/** A line to a server that fails the first `broken` times; rests take no time but are counted. */
const line = (broken: number, mayPass = true) => {
  const saved: number[] = [];
  const rests: number[] = [];
  let left = broken;
  const reports = openReports({
    deliver: async (batch) => {
      left -= 1;
      if (left >= 0) throw new Error('no line');
      saved.push(batch.length);
    },
    mayPass: () => mayPass,
    rest: async (milliseconds) => {
      rests.push(milliseconds);
    },
  });
  return { reports, saved, rests };
};

test('delivers in batches of at most 50', async () => {
  const { reports, saved } = line(0);

  await reports.add(events(120));

  expect(saved).toEqual([50, 50, 20]);
  expect(reports.waits()).toBe(0);
});

test('keeps events while the line is down and waits longer each time', async () => {
  const { reports, saved, rests } = line(7);

  await reports.add(events(3));

  expect(saved).toEqual([3]);
  expect(rests).toEqual([2000, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('drops what the server refuses instead of asking for ever', async () => {
  const { reports, saved, rests } = line(1, false);

  await reports.add(events(2));

  expect(reports.waits()).toBe(0);
  expect(saved).toEqual([]);
  expect(rests).toEqual([2000]);
});

test('hands everything over at the end, and keeps it in case the page stays', async () => {
  const handed: boolean[] = [];
  const reports = openReports({
    deliver: async (_batch, { isLast }) => {
      if (!isLast) throw new Error('no line');
      handed.push(isLast);
    },
    mayPass: () => true,
    rest: () => new Promise(() => {}),
  });
  void reports.add(events(60));

  await reports.handOver();

  expect(handed).toEqual([true, true]);
  expect(reports.waits()).toBe(60);
});

test('delivers together what happens within two seconds, and writes each down at once', async () => {
  let end = () => {};
  const rest = new Promise<void>((resolve) => {
    end = resolve;
  });
  const saved: number[] = [];
  const noted: number[] = [];
  const reports = openReports({
    deliver: async (batch) => saved.push(batch.length),
    note: (batch) => noted.push(batch.length),
    mayPass: () => true,
    rest: () => rest,
  });

  const added = [1, 2, 3].map((count) => reports.add(events(count * 2).slice(count)));
  const early = [...saved];
  end();
  await Promise.all(added);

  expect(noted).toEqual([1, 2, 3]);
  expect(early).toEqual([]);
  expect(saved).toEqual([6]);
});

test('forgets the oldest beyond two thousand', async () => {
  const reports = openReports({
    deliver: () => new Promise(() => {}),
    mayPass: () => true,
    rest: async () => {},
  });

  void reports.add(events(2500));

  expect(reports.waits()).toBe(2000);
});
