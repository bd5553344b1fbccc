import { claimRule } from '@nobi/kit/claim';
import type { Database } from '../../database/database.ts';
import { type ChildKey, claimsStore } from './claims.store.ts';
import { isContinued, weighedClaim } from './weigh-claims.rules.ts';

/** Children of one run of the job. */
const mostAtOnce = 200;

/** Weighs what new evidence says of a child, right after it was stored. */
export const weighClaims = (db: Database) => async (child: ChildKey) =>
  db.transaction(async (tx) => {
    const store = claimsStore(tx);
    const due = await store.due(child, claimRule);
    if (due.length === 0) return;
    const skillsOf = (isOfThese: boolean) =>
      due.filter((claim) => isContinued(claim) === isOfThese).map(({ skill }) => skill);
    const evidence = await store.evidence(child, skillsOf(true), skillsOf(false));
    const bySkill = Map.groupBy(evidence, ({ skill }) => skill);
    const weighed = due.map((claim) => weighedClaim(claim, bySkill.get(claim.skill) ?? []));
    await store.write(child, claimRule, weighed);
  });

/** What a process left behind that ended between storing and weighing. */
export const weighLeftClaims = (db: Database) => async () => {
  const weigh = weighClaims(db);
  for (const child of await claimsStore(db).left(mostAtOnce)) await weigh(child);
};
