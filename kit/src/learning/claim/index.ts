export { answersOf, type Settled } from './answers-of.ts';
export { type Claim, type CriterionAnswer, claimRule, freshClaim } from './claim.ts';
export { type ClaimRecord, freshRecord, withAnswer } from './record.ts';
export { type ReportState, reportState, reportStates, reportWords } from './report-state.ts';
export { isWeighedOn, weigh } from './weigh.ts';
