import { createHmac, hash } from 'node:crypto';
import { type LeasedChild, type PlayTimes, Problem } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import type { PlayTimesStore } from '../../play-sessions/limit/play-times.store.ts';
import { leaseEnd } from './lease.rules.ts';
import { type LeaseSigner, readLease, signLease } from './lease-key.ts';
import type { LeasedChildrenStore } from './leased-children.store.ts';

export interface LeaseDeps {
  readonly children: LeasedChildrenStore;
  readonly times: PlayTimesStore;
  readonly signer: LeaseSigner;
  /** Names families to their own browsers. */
  readonly secret: string;
  /** What browsers seal with for the server alone. */
  readonly seal: string;
  readonly help: { readonly phone: string; readonly whatsApp: string };
  readonly now: () => Date;
}

const shownTimes = (times: PlayTimes, used: number) => ({
  zone: times.zone,
  weekday_minutes: times.weekdayMinutes,
  weekend_minutes: times.weekendMinutes,
  quiet: times.quiet.map(({ days, from, to }) => ({ days: [...days], from, to })),
  extra: { ...times.extra, until: times.extra.until?.getTime() ?? null },
  used,
});

/** Leaves to play without a line: who may, what, until when, and by which rules of the adult. */
export const leaseService = (deps: LeaseDeps) => {
  const { children, times, signer, secret, seal, help, now } = deps;
  const familyOf = ({ accountId }: Pick<Caller, 'accountId'>) =>
    createHmac('sha256', secret).update(accountId).digest('hex').slice(0, 32);

  const leasedChildren = async (caller: Caller, at: Date): Promise<LeasedChild[]> => {
    const rows = await children.all(caller.accountId);
    const leased = await Promise.all(
      rows.map(async (row) => {
        const today = await times.today({ ...caller, child: row.id }, at);
        // Removed this very moment.
        return today ? [{ ...row, ...shownTimes(today.times, today.used) }] : [];
      }),
    );
    return leased.flat();
  };

  return {
    async give(_input: unknown, caller: Caller) {
      const at = now();
      const lease = await signLease(signer, {
        sub: familyOf(caller),
        // As the list of a family's devices names it: it opens nothing.
        sid: hash('sha256', caller.sessionHash, 'hex').slice(0, 24),
        plan: caller.plan ?? (caller.isSuperuser ? 'premium' : null),
        children: await leasedChildren(caller, at),
        help: { phone: help.phone, whats_app: help.whatsApp },
        seal,
        iat: Math.floor(at.getTime() / 1000),
        exp: leaseEnd(at, caller.paidUntil),
      });
      return { lease, now: at.getTime() };
    },

    /** What a lease of this family says; one of another family is none. */
    async read(token: string, caller: Caller) {
      const claims = await readLease(signer, token);
      if (claims.sub !== familyOf(caller)) throw new Problem('lease_refused');
      return claims;
    },
  };
};

export type LeaseService = ReturnType<typeof leaseService>;
