/** How much one more answer is worth to a report. Whom to ask next may hang on it, since it knows no answer. */
import type { Claim } from './claim.ts';
import { isWeighedOn, nearVerdict } from './weigh.ts';

/** What an answer is worth that begins a test, and one to what a report says already and nothing speaks against. */
const usual = 1;
/** A test that ends soon leaves its place to others. */
const atVerdict = 4;
const atSecondTest = 2;
/** It would be weighed a few days later, and is not now. */
const tooEarly = 0.1;

export const usefulness = (claim: Claim, day: number): number => {
  const isFirst = claim.passedOn === null;
  if (isWeighedOn(claim, day))
    return usual + atVerdict * nearVerdict(claim) + (isFirst ? 0 : atSecondTest);
  // The week after "not yet" is there to practise.
  return claim.isAlone || (isFirst && day < claim.restsUntil) ? usual + claim.doubt : tooEarly;
};
