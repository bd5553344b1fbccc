/** The five things that a parent may read of a skill, and no sixth. */
import type { Claim } from './claim.ts';

export const reportStates = ['too_little', 'learning', 'with_help', 'alone', 'again'] as const;
export type ReportState = (typeof reportStates)[number];

/** The same words everywhere: page, letter, card and simulation. */
export const reportWords: Readonly<Record<'id' | 'en', Readonly<Record<ReportState, string>>>> = {
  id: {
    too_little: 'Belum cukup bukti',
    learning: 'Sedang belajar',
    with_help: 'Bisa dengan bantuan',
    alone: 'Bisa sendiri',
    again: 'Perlu diulang',
  },
  en: {
    too_little: 'Not enough seen yet',
    learning: 'Learning',
    with_help: 'Can do it with help',
    alone: 'Can do it alone',
    again: 'Needs another look',
  },
};

/** Fewer answers than these say nothing. */
const enough = 7;

/** Seven of the newest answers with help, or more, were right in the end. */
const succeedsWithHelp = ({ helped }: Claim): boolean =>
  [...helped].filter((each) => each === '1').length >= enough;

export const reportState = (claim: Claim): ReportState => {
  if (claim.isAlone) return 'alone';
  if (claim.wasAlone) return 'again';
  if (succeedsWithHelp(claim)) return 'with_help';
  return claim.verdictOn !== null || claim.unaided >= enough ? 'learning' : 'too_little';
};
