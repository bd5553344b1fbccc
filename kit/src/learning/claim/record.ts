/** What is stored of a claim: the rule's own numbers, and what a report counts. A fold, and nothing else. */
import { type Claim, type CriterionAnswer, freshClaim } from './claim.ts';
import { type ReportState, reportState } from './report-state.ts';
import { weigh } from './weigh.ts';

interface StateChange {
  /** Whole days since 1970, by the child's calendar. */
  readonly day: number;
  readonly state: ReportState;
}

export interface ClaimRecord {
  readonly weighed: Claim;
  readonly state: ReportState;
  /** Rows of evidence, and the days on which they were given. */
  readonly answers: number;
  readonly days: number;
  readonly lastDay: number | null;
  /** Oldest first. */
  readonly changes: readonly StateChange[];
}

export const freshRecord = (): ClaimRecord => ({
  weighed: freshClaim(),
  state: 'too_little',
  answers: 0,
  days: 0,
  lastDay: null,
  changes: [],
});

/** The record after one more answer; answers come in the order in which they were given. */
export const withAnswer = (record: ClaimRecord, answer: CriterionAnswer): ClaimRecord => {
  const weighed = weigh(record.weighed, answer);
  const state = reportState(weighed);
  return {
    weighed,
    state,
    answers: record.answers + 1,
    days: record.days + (record.lastDay === null || answer.day > record.lastDay ? 1 : 0),
    lastDay: Math.max(record.lastDay ?? answer.day, answer.day),
    changes:
      state === record.state ? record.changes : [...record.changes, { day: answer.day, state }],
  };
};
