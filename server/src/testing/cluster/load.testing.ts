import { setTimeout as pause } from 'node:timers/promises';
import { games } from '@nobi/contract';
import { expect } from 'vitest';
import type { Database } from '../../database/database.ts';
import { type Exchange, openBrowser } from './browser.testing.ts';
import type { Cluster } from './cluster.testing.ts';
import { type Acknowledged, wholeWay } from './family.testing.ts';

/** The gateway tells each payment twice. */
export const doubleNotices = async (db: Database, url: string) => {
  const [secret] = await db.query<{ value: string }>(
    `select value from secret where name = 'sandbox-gateway'`,
  );
  const authorization = `Basic ${Buffer.from(`${secret?.value}:`).toString('base64')}`;
  const { status } = await fetch(`${url}/sandbox-gateway/faults`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ duplicate: true }),
  });
  expect(status).toBe(200);
};

/** Looked up in the database each time. */
const strangersToken = 'a'.repeat(43);

interface Load {
  readonly cluster: Pick<Cluster, 'url' | 'db'>;
  readonly journal: Exchange[];
  readonly history: Acknowledged[];
  /** How many families are there at a time. */
  readonly rows: number;
  /** Answers beside the usual ones after which a family tries again. */
  readonly isPassing?: (exchange: Exchange) => boolean;
}

/**
 * Families who come one after another in a few rows, and somebody who reads all the time, until
 * they are told that it is evening.
 */
export const startLoad = ({ cluster, journal, history, rows, isPassing }: Load) => {
  let isOver = false;
  const failures: string[] = [];
  const row = async (at: number) => {
    for (let family = 0; !isOver; family += 1) {
      const address = `127.0.${at + 1}.${(family % 250) + 1}`;
      const browser = openBrowser(cluster.url, address, { journal, isPassing });
      await wholeWay(browser, cluster.db, history).catch((error: unknown) =>
        failures.push(String(error)),
      );
      browser.close();
    }
  };
  const read = async () => {
    const reader = openBrowser(cluster.url, '127.0.99.1', { journal });
    while (!isOver) {
      await reader.open('/');
      await reader.ask(games.list, { token: strangersToken });
      await pause(20);
    }
    reader.close();
  };
  const all = [read(), ...Array.from({ length: rows }, (_, at) => row(at))];
  return {
    failures,
    async end() {
      isOver = true;
      await Promise.all(all);
    },
  };
};
