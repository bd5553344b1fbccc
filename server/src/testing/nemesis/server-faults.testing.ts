import { expect } from 'vitest';
import { workersOf } from '../children.testing.ts';
import { freeze } from '../faults/freeze.testing.ts';
import type { Fault, Setting } from './faults.testing.ts';

const pick = <Item>(chance: Setting['chance'], items: readonly Item[]) =>
  items[chance.between(0, items.length - 1)];

const ended = (signal: 'SIGKILL' | 'SIGTERM'): Fault => ({
  name: `an installation gets ${signal}`,
  part: 'server',
  async begin({ cluster, chance }) {
    const at = chance.between(0, cluster.homes.length - 1);
    cluster.running[at]?.child.kill(signal);
    return () => cluster.restart(at, signal);
  },
});

const workerKilled: Fault = {
  name: 'a worker is killed',
  part: 'server',
  async begin({ cluster, chance }) {
    const first = pick(chance, cluster.running)?.child.pid;
    const victim = pick(chance, await workersOf(first));
    if (victim !== undefined) process.kill(victim, 'SIGKILL');
    return () =>
      expect
        .poll(async () => (await workersOf(first)).length, { timeout: 90_000, interval: 50 })
        .toBeGreaterThan(1);
  },
};

const frozen = (what: 'worker' | 'installation'): Fault => ({
  name: what === 'worker' ? 'a worker is frozen' : 'an installation is frozen',
  part: 'server',
  async begin({ cluster, chance }) {
    const first = pick(chance, cluster.running)?.child.pid ?? 0;
    const victim = what === 'worker' ? pick(chance, await workersOf(first)) : first;
    const thaw = await freeze(victim ?? first);
    return async () => thaw();
  },
});

const replaced: Fault = {
  name: 'all workers are replaced',
  part: 'server',
  async begin({ cluster, chance }) {
    const running = pick(chance, cluster.running);
    const count = () => (running?.output().split('workers are replaced').length ?? 0) - 1;
    const failed = () => (running?.output().split('workers are not replaced').length ?? 0) - 1;
    const before = count() + failed();
    running?.child.kill('SIGHUP');
    return () =>
      expect
        .poll(() => count() + failed(), { timeout: 120_000, interval: 50 })
        .toBeGreaterThan(before);
  },
};

export const serverFaults: readonly Fault[] = [
  ended('SIGKILL'),
  ended('SIGTERM'),
  workerKilled,
  frozen('worker'),
  frozen('installation'),
  replaced,
];
