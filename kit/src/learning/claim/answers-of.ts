import type { HelpLevel } from '../chooser/index.ts';
import type { CriterionAnswer } from './claim.ts';

/** How a criterion task went, from its beginning until it was settled. */
export interface Settled {
  day: number;
  /** Given so that it counts: what was made easy on purpose proves nothing. */
  mayProve: boolean;
  /** The help with which its first try was made. */
  helpAtFirst: HelpLevel;
  firstTry: boolean;
  /** The most help that was there in the end. */
  help: HelpLevel;
  /** Right in the end. */
  right: boolean;
}

/** What it says: a miss alone and what came of it with help are two answers. What was shown is none. */
export const answersOf = ({ day, mayProve, helpAtFirst, firstTry, help, right }: Settled) => {
  if (!mayProve) return [];
  const alone: CriterionAnswer[] =
    helpAtFirst === 0 ? [{ day, unaided: true, right: firstTry }] : [];
  if (help === 0) return alone;
  return [...alone, { day, unaided: false, right: right && help < 4 }];
};
