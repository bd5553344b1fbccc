import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { catalogue, type ErrorCode, Problem } from '@nobi/contract';
import type { Queryable } from '../database/database.ts';
import { throttleStore } from './throttle.store.ts';

/** At most `limit` attempts in a window of `seconds`. */
export interface Limit {
  readonly name: string;
  readonly limit: number;
  readonly seconds: number;
  readonly code?: ErrorCode;
}

type Taken = readonly [limit: Limit, who: string];

const isOurFault = (error: unknown) =>
  !(error instanceof Problem) || (catalogue[error.code].status ?? 0) >= 500;

export interface Throttle {
  /** Counts one attempt of `who`; throws Problem with the seconds to wait once over the limit. */
  take(limit: Limit, who: string): Promise<void>;
  /**
   * Takes one attempt of each and does the work. What fails by our own fault was no attempt: nobody
   * waits an hour because the database was away.
   */
  attempt<Done>(limits: readonly Taken[], work: () => Promise<Done>): Promise<Done>;
  /** Counts from the beginning: whoever has proved themselves made no attempts. */
  forget(limit: Limit, who: string): Promise<unknown>;
  deleteExpired(): Promise<unknown>;
}

/** One household shares an IPv6 /64; an IPv4 address may be a whole town behind a carrier. */
export const addressGroup = (address: string) => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = (plain.split('%')[0] ?? '').split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  // `::` stands for as many zeros as are missing: the same network has many spellings.
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const network = [...front, ...zeros, ...back].slice(0, 4);
  return `${network.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`;
};

/** Counts in the database, so that ten processes count as one. */
export const databaseThrottle = (db: Queryable): Throttle => {
  const store = throttleStore(db);
  // Hashed: an address or e-mail need not lie readable in a table of counts.
  const keyOf = (name: string, who: string) =>
    `${name}:${hash('sha256', who, 'base64url').slice(0, 24)}`;
  const take: Throttle['take'] = async (limit, who) => {
    const { name, seconds, code = 'too_many_requests' } = limit;
    const { count, seconds_left } = await store.count(keyOf(name, who), seconds);
    if (count > limit.limit)
      throw new Problem(code, { retryAfterSeconds: Math.max(1, seconds_left) });
  };
  return {
    take,
    async attempt(limits, work) {
      for (const [limit, who] of limits) await take(limit, who);
      try {
        return await work();
      } catch (error) {
        // Where the database is still away nothing can be given back, and the caller hears of that.
        if (isOurFault(error))
          await Promise.allSettled(
            limits.map(([{ name }, who]) => store.giveBack(keyOf(name, who))),
          );
        throw error;
      }
    },
    forget: ({ name }, who) => store.forget(keyOf(name, who)),
    deleteExpired: store.deleteExpired,
  };
};
