import { type Language, Problem, wordsOf } from '@nobi/contract';

/** Why an account is suspended, and what staff wrote to its family. */
export interface Suspension {
  readonly cause: 'sharing' | 'fraud' | 'abuse' | null;
  readonly words: string | null;
}

/** What the family is told: the fixed words of the cause, then those of the staff. */
export const suspendedProblem = ({ cause, words }: Suspension, language: Language): Problem => {
  if (!cause) return new Problem('not_allowed');
  const code = `suspended_${cause}` as const;
  return new Problem(code, {
    sentence: [wordsOf(code, language), words].filter(Boolean).join(' '),
  });
};
