import {
  type LeaseClaims,
  type LeasedChild,
  type LeaseKey,
  offline,
  type PlayTimes,
} from '@nobi/contract';
import type { Client } from '../ask.ts';
import type { OutboxDatabase } from './database.ts';
import { checkLease, type LeaseVerdict } from './lease-check.ts';

/** What the adult has set for one child, as it stood when the lease was given. */
export interface LeaseRules {
  readonly times: PlayTimes;
  /** Minutes that the child had played on its day by then. */
  readonly used: number;
  readonly isSteady: boolean;
  readonly hasNobi: boolean;
}

/** A leave to play without a line, checked. */
export interface Lease {
  readonly token: string;
  readonly family: string;
  readonly plan: LeaseClaims['plan'];
  readonly children: readonly Pick<LeasedChild, 'id' | 'nickname' | 'animal' | 'has_secret'>[];
  readonly rules: Readonly<Record<string, LeaseRules>>;
  readonly help: LeaseClaims['help'];
  readonly seal: LeaseClaims['seal'];
  readonly since: Date;
  readonly until: Date;
}

export interface LeaseDeps {
  readonly db: () => Promise<OutboxDatabase>;
  readonly ask: Client['ask'];
  readonly keys: readonly LeaseKey[];
  readonly token: () => string | null;
  readonly now: () => number;
}

const rulesOf = (child: LeasedChild): LeaseRules => ({
  times: {
    zone: child.zone,
    weekdayMinutes: child.weekday_minutes,
    weekendMinutes: child.weekend_minutes,
    quiet: child.quiet,
    extra: {
      ...child.extra,
      until: child.extra.until === null ? null : new Date(child.extra.until),
    },
  },
  used: child.used,
  isSteady: child.is_steady,
  hasNobi: child.has_nobi,
});

const leaseOf = (token: string, claims: LeaseClaims): Lease => ({
  token,
  family: claims.sub,
  plan: claims.plan,
  children: claims.children.map(({ id, nickname, animal, has_secret }) => ({
    id,
    nickname,
    animal,
    has_secret,
  })),
  rules: Object.fromEntries(claims.children.map((child) => [child.id, rulesOf(child)])),
  help: claims.help,
  seal: claims.seal,
  since: new Date(claims.iat * 1000),
  until: new Date(claims.exp * 1000),
});

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Keeps the lease of this browser, and the highest time that a server has ever told it. */
export const leaseKeeper = ({ db, ask, keys, token, now }: LeaseDeps) => {
  const check = async (holder = token()): Promise<LeaseVerdict & { readonly token: unknown }> => {
    const store = await db();
    const [stored, highest] = [await store.get('lease', 'token'), await store.get('lease', 'time')];
    const checks = { keys, token: holder, now: now(), highest: count(highest) };
    return { ...(await checkLease(stored, checks)), token: stored };
  };

  const keeper = {
    /** Null where there is none, it is over, another's or forged, or the clock was turned back. */
    async current(): Promise<Lease | null> {
      const { claims, why, token: stored } = await check();
      return claims && !why ? leaseOf(String(stored), claims) : null;
    },

    /** Why there is no lease; undefined while there is one. */
    why: async () => (await check()).why,

    /** Asked silently at each start with a line. */
    async renew(): Promise<void> {
      const holder = token();
      const { lease, now: serverTime } = await ask(offline.lease);
      // Signed out meanwhile, or in as somebody else.
      if (token() === holder) await keeper.put(lease, serverTime);
    },

    /** The clock is that of a server: a browser's own is never remembered. */
    async put(lease: string, serverTime = 0): Promise<void> {
      const tx = (await db()).transaction('lease', 'readwrite');
      await tx.store.put(Math.max(serverTime, count(await tx.store.get('time'))), 'time');
      await tx.store.put(lease, 'token');
      await tx.done;
    },

    /** The highest time stays: who signs in again must not find an older clock forgotten. */
    forget: async () => (await db()).delete('lease', 'token'),

    /** Whose browser this is, also when the lease is over: what waits is that family's. */
    family: async (holder?: string): Promise<string | null> =>
      (await check(holder)).claims?.sub ?? null,
  };
  return keeper;
};

export type LeaseKeeper = ReturnType<typeof leaseKeeper>;
