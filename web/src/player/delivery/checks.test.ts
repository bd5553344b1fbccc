import { expect, test } from 'vitest';
import { openChecks } from './checks.ts';

const answer = (question: string, choice = 4) => ({ lesson: 'satu', question, choice });

/** A line to a server that fails the first `broken` times; 4 is right. */
const line = (broken: number, mayPass = true) => {
  const saved: string[] = [];
  let left = broken;
  const checks = openChecks({
    deliver: async ({ question, choice }) => {
      left -= 1;
      if (left >= 0) throw new Error('no line');
      saved.push(question);
      return { right: choice === 4 };
    },
    mayPass: () => mayPass,
    rest: async () => {},
  });
  return { checks, saved };
};

test('tells at once whether an answer is right', async () => {
  const { checks } = line(0);

  expect(await checks.ask(answer('a'))).toBe(true);
  expect(await checks.ask(answer('b', 5))).toBe(false);
});

test('says nothing while the line is down, and sends the answers later, each once', async () => {
  const { checks, saved } = line(3);

  expect(await checks.ask(answer('a'))).toBeNull();
  expect(await checks.ask(answer('b'))).toBeNull();
  await expect.poll(checks.waits).toBe(0);
  expect(saved).toEqual(['a', 'b']);
});

test('does not let an answer overtake one that still waits', async () => {
  let tries = 0;
  const checks = openChecks({
    deliver: async () => {
      tries += 1;
      throw new Error('no line');
    },
    mayPass: () => true,
    rest: () => new Promise(() => {}),
  });
  await checks.ask(answer('a'));
  const before = tries;

  expect(await checks.ask(answer('a', 5))).toBeNull();
  expect(tries).toBe(before);
  expect(checks.waits()).toBe(2);
});

test('drops what the server refuses', async () => {
  const { checks, saved } = line(1, false);

  expect(await checks.ask(answer('a'))).toBeNull();
  expect(checks.waits()).toBe(0);
  expect(saved).toEqual([]);
});

test('hands over what waits when the page goes away', async () => {
  const tried: string[] = [];
  const checks = openChecks({
    deliver: async ({ question }) => {
      tried.push(question);
      throw new Error('no line');
    },
    mayPass: () => true,
    rest: () => new Promise(() => {}),
  });
  await checks.ask(answer('a'));
  const before = tried.length;

  await checks.handOver();

  expect(tried.slice(before)).toEqual(['a']);
});
