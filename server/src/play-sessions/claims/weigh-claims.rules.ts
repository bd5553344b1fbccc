import { type ClaimRecord, claimRule, freshRecord, withAnswer } from '@nobi/kit/claim';
import type { EvidenceRow, StoredClaim, WeighedClaim } from './claims.store.ts';

/** A claim of another rule, or one that later evidence belongs before, is weighed from the beginning. */
export const isContinued = ({ rule_version, is_behind }: StoredClaim): boolean =>
  rule_version === claimRule && is_behind;

const recordOf = ({
  last_day,
  weighed,
  state,
  answers,
  days,
  changes,
}: StoredClaim): ClaimRecord => ({
  weighed,
  state,
  answers,
  days,
  changes,
  lastDay: last_day,
});

/** The claim with its evidence in it: with all of it, or with what is new. */
export const weighedClaim = (
  claim: StoredClaim,
  evidence: readonly EvidenceRow[],
  from: ClaimRecord = isContinued(claim) ? recordOf(claim) : freshRecord(),
): WeighedClaim => ({
  ...evidence.reduce(withAnswer, from),
  skill: claim.skill,
  last_at: evidence.at(-1)?.at ?? null,
});
