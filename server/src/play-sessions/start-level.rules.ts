/** Where an item begins with a child of this age, in logits; content learns this number and no age. */

export interface ChildAge {
  /** The first of the month, as a date; null when nobody has said it. */
  readonly birthMonth: string | null;
  /** 0 is before school. */
  readonly grade: number | null;
}

/** What a year of school and of life makes easier, as a first guess: placement finds the rest. */
const perYear = 0.5;
const [least, most] = [-1, 3];

/** Years of age, or of what the class lets expect; undefined when nobody has said either. */
export const yearsOf = ({ birthMonth, grade }: ChildAge, now: Date): number | undefined => {
  // First graders are six or seven.
  if (grade !== null) return grade === 0 ? 5 : grade + 5.5;
  if (birthMonth === null) return undefined;
  const [year = 0, month = 1] = birthMonth.split('-').map(Number);
  return now.getUTCFullYear() - year + (now.getUTCMonth() + 1 - month) / 12;
};

/** Half steps only, so that no month of birth can be told from it. */
export const startLevel = (ageMin: number, child: ChildAge, now: Date): number => {
  const years = yearsOf(child, now);
  if (years === undefined) return 0;
  const ahead = perYear * (years - (ageMin + 1));
  return Math.max(least, Math.min(most, Math.round(ahead * 2) / 2));
};
