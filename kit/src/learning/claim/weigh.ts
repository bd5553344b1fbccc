/**
 * May we say that a child can do it alone? Choosing tasks aims at success, so a rate of success says
 * nothing; only criterion tasks do, unaided, weighed by Wald's sequential test (1945): is nine of ten
 * right, or no more than six? Who looks often enough sees what he wants to see, so there is no test
 * again at once: a test weighs twelve answers a week, a verdict brings a week's rest, and "can" takes two
 * tests seven days apart. What was said is watched by a cumulative sum (Page 1954) over every answer, and taken
 * back.
 */
import type { Claim, CriterionAnswer } from './claim.ts';

const cannot = 0.6;
const can = 0.9;
const rightWeighs = Math.log(can / cannot);
const missWeighs = Math.log((1 - can) / (1 - cannot));
/** Errors of 5 % for a "can" that is none, and 20 % for a "not yet" that is one. */
const passes = Math.log((1 - 0.2) / 0.05);
const fails = Math.log(0.2 / (1 - 0.05));

const mostAWeek = 12;
const rest = 7;
const mostHelped = 9;
/** A child who still can comes here once in years; one who is right half of the time within two weeks. */
const doubtTakesBack = 4.5;

/** Weeks begin on a Monday; day 0 was a Thursday. */
const weekOf = (day: number): number => Math.floor((day + 3) / 7);

const afterVerdict = (claim: Claim, day: number, days = rest): Claim => ({
  ...claim,
  evidence: 0,
  verdictOn: day,
  restsUntil: day + days,
});

/** A week of practice before anything counts again, and three from the second time on. */
const afterNotYet = (claim: Claim, day: number): Claim => ({
  ...afterVerdict(claim, day, claim.notYet === 0 ? rest : 3 * rest),
  passedOn: null,
  notYet: claim.notYet + 1,
});

const tested = (claim: Claim, { day, right }: CriterionAnswer): Claim => {
  const evidence = claim.evidence + (right ? rightWeighs : missWeighs);
  if (evidence <= fails) return afterNotYet(claim, day);
  if (evidence < passes) return { ...claim, evidence };
  if (claim.passedOn === null) return { ...afterVerdict(claim, day), passedOn: day };
  return { ...afterVerdict(claim, day), isAlone: true, wasAlone: true, doubt: 0 };
};

const watched = (claim: Claim, { day, right }: CriterionAnswer): Claim => {
  const doubt = Math.max(0, claim.doubt - (right ? rightWeighs : missWeighs));
  if (doubt < doubtTakesBack) return { ...claim, doubt };
  return { ...afterNotYet(claim, day), isAlone: false, doubt: 0 };
};

const ofItsWeek = (claim: Claim, day: number): Claim =>
  weekOf(day) > claim.week ? { ...claim, week: weekOf(day), inWeek: 0 } : claim;

/** Whether a test would weigh an answer of this day. */
export const isWeighedOn = (before: Claim, day: number): boolean => {
  const { isAlone, restsUntil, inWeek } = ofItsWeek(before, day);
  return !isAlone && day >= restsUntil && inWeek < mostAWeek;
};

/** How far the test that is under way has come to its verdict, whichever that will be: from 0 to 1. */
export const nearVerdict = ({ evidence }: Claim): number =>
  Math.max(evidence / passes, evidence / fails);

/** The claim after one more answer to a criterion task; answers come in the order in which they were given. */
export const weigh = (before: Claim, answer: CriterionAnswer): Claim => {
  const claim = ofItsWeek(before, answer.day);
  if (!answer.unaided)
    return { ...claim, helped: `${claim.helped}${answer.right ? 1 : 0}`.slice(-mostHelped) };
  const counted = { ...claim, unaided: claim.unaided + 1 };
  if (claim.isAlone) return watched(counted, answer);
  if (!isWeighedOn(before, answer.day)) return counted;
  return tested({ ...counted, inWeek: claim.inWeek + 1 }, answer);
};
