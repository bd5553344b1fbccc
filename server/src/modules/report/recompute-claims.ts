import { isDeepStrictEqual } from 'node:util';
import { claimRule, freshRecord } from '@nobi/kit/claim';
import type { Database } from '../../database/database.ts';
import { type ChildKey, claimsStore } from '../../play-sessions/claims/claims.store.ts';
import { weighedClaim } from '../../play-sessions/claims/weigh-claims.rules.ts';

const none = '00000000-0000-0000-0000-000000000000';
const childrenAtOnce = 500;

type Reached = Pick<Database, 'query' | 'named' | 'transaction'>;

interface Outcome {
  readonly children: number;
  readonly claims: number;
  readonly answers: number;
  /** Claims that were stored otherwise. */
  readonly differing: number;
}

/** One child's claims, from nothing but its evidence. */
const recomputeChild = (db: Reached, child: ChildKey, isWritten: boolean) =>
  db.transaction(async (tx) => {
    const store = claimsStore(tx);
    const stored = await store.all(child);
    const evidence = await store.evidence(
      child,
      [],
      stored.map(({ skill }) => skill),
    );
    const bySkill = Map.groupBy(evidence, ({ skill }) => skill);
    const differing = stored.flatMap((claim) => {
      const weighed = weighedClaim(claim, bySkill.get(claim.skill) ?? [], freshRecord());
      const { weighed: numbers, state, answers, days, changes, lastDay } = weighed;
      const isSame =
        claim.rule_version === claimRule &&
        isDeepStrictEqual(
          [claim.weighed, claim.state, claim.answers, claim.days, claim.changes, claim.last_day],
          [numbers, state, answers, days, changes, lastDay],
        );
      return isSame ? [] : [weighed];
    });
    if (isWritten && differing.length > 0) await store.write(child, claimRule, differing);
    return { claims: stored.length, answers: evidence.length, differing: differing.length };
  });

/** Makes every claim anew; `isWritten` stores what differs. */
export const recomputeClaims = async (db: Reached, isWritten: boolean): Promise<Outcome> => {
  let sum: Outcome = { children: 0, claims: 0, answers: 0, differing: 0 };
  let last: ChildKey | undefined = { accountId: none, child: none };
  while (last) {
    const children: ChildKey[] = await claimsStore(db).childrenAfter(last, childrenAtOnce);
    for (const child of children) {
      const one = await recomputeChild(db, child, isWritten);
      sum = {
        children: sum.children + 1,
        claims: sum.claims + one.claims,
        answers: sum.answers + one.answers,
        differing: sum.differing + one.differing,
      };
    }
    last = children.at(-1);
  }
  return sum;
};
