import { expect } from 'vitest';
import { childrenOf } from '../children.testing.ts';
import type { Fault, Setting } from './faults.testing.ts';

const filled: Fault = {
  name: 'the disk is full',
  part: 'disk',
  begin: ({ disk }) => disk.fill(),
};

const reloaded: Fault = {
  name: 'nginx is reloaded',
  part: 'proxy',
  async begin({ cluster: { proxy } }) {
    const before = await childrenOf(proxy.pid());
    process.kill(proxy.pid(), 'SIGHUP');
    return () =>
      expect
        .poll(async () => (await childrenOf(proxy.pid())).some((pid) => !before.includes(pid)), {
          timeout: 10_000,
        })
        .toBe(true);
  },
};

/** Those that hold the connections; the first process starts others. */
const cut: Fault = {
  name: 'nginx loses all connections',
  part: 'proxy',
  async begin({ cluster: { proxy } }) {
    for (const pid of await childrenOf(proxy.pid())) process.kill(pid, 'SIGKILL');
    return async () => undefined;
  },
};

const killed: Fault = {
  name: 'nginx is killed',
  part: 'proxy',
  async begin({ cluster: { proxy } }) {
    const children = await childrenOf(proxy.pid());
    // The first one first: it would start others.
    for (const pid of [proxy.pid(), ...children]) process.kill(pid, 'SIGKILL');
    return proxy.start;
  },
};

const restarted: Fault = {
  name: 'nginx is started again',
  part: 'proxy',
  async begin({ cluster: { proxy } }) {
    await proxy.end();
    return proxy.start;
  },
};

const hook = new URL('clock-hook.testing.ts', import.meta.url).href;
const hours = 3_600_000;
const shifts = [20 * hours, -20 * hours, 40 * 24 * hours, -3 * 24 * hours];

const restartAll = ({ cluster }: Setting, environment: Record<string, string>) =>
  Promise.all(cluster.homes.map((_home, at) => cluster.restart(at, 'SIGTERM', environment)));

/** As after a start with a wrong clock: all installations at once, the database's stays true. */
const shifted: Fault = {
  name: 'the clock is wrong',
  part: 'clock',
  async begin(setting) {
    const shift = shifts[setting.chance.between(0, shifts.length - 1)] ?? 0;
    await restartAll(setting, {
      NODE_OPTIONS: `--import=${hook}?shift=${shift}`,
    });
    return () => restartAll(setting, {});
  },
};

export const otherFaults: readonly Fault[] = [filled, reloaded, cut, killed, restarted, shifted];
