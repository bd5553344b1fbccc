/** What is kept to say of a skill how a child does it. Plain JSON; a fold over answers makes it anew. */

/** The rule that weighs answers. A change of it gets a new number, and the report says since when. */
export const claimRule = 3;

/** An answer to a criterion task: its difficulty is set by the curriculum, not by the child. */
export interface CriterionAnswer {
  /** Whole days since 1970, by the child's calendar. */
  day: number;
  /** No help was there or asked for, nothing was shown or read aloud that is asked for. */
  unaided: boolean;
  /** Unaided: right at the first try. Else: right in the end, and not because it was shown. */
  right: boolean;
}

export interface Claim {
  /** The week of the newest answer, and the unaided ones that a test weighed in it. */
  week: number;
  inWeek: number;
  /** Unaided answers in all. */
  unaided: number;
  /** The newest answers with help: `1` right in the end, `0` not. */
  helped: string;
  /** Logarithm of how much likelier the answers of this test are from a child who can. */
  evidence: number;
  /** Before this day nothing counts: after a verdict nobody is tested again at once. */
  restsUntil: number;
  /** When the first of the two tests was passed; null when it was not. */
  passedOn: number | null;
  verdictOn: number | null;
  /** How often a test ended with "not yet". */
  notYet: number;
  isAlone: boolean;
  wasAlone: boolean;
  /** What has piled up since against a child who could. */
  doubt: number;
}

export const freshClaim = (): Claim => ({
  week: 0,
  inWeek: 0,
  unaided: 0,
  helped: '',
  evidence: 0,
  restsUntil: 0,
  passedOn: null,
  verdictOn: null,
  notYet: 0,
  isAlone: false,
  wasAlone: false,
  doubt: 0,
});
