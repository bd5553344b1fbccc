/** Years of age as the law groups children (PP 17/2025, article 20), up to where Nobi ends. */
export const legalAgeBands = ['3-5', '6-9', '10-12', '13-15'] as const;
export type LegalAgeBand = (typeof legalAgeBands)[number];

const monthsOf = (month: string) => {
  const [year = 0, ofYear = 0] = month.split('-').map(Number);
  return year * 12 + ofYear;
};

/**
 * The band of a child born in `birthMonth` as it stands in `thisMonth`, both as `2019-05`; undefined
 * below 3 and above 15. The day of birth is not asked, so a year counts once its month is over: in
 * doubt a child belongs to the younger band.
 */
export const legalAgeBand = (birthMonth: string, thisMonth: string): LegalAgeBand | undefined => {
  const age = Math.floor((monthsOf(thisMonth) - monthsOf(birthMonth) - 1) / 12);
  return legalAgeBands.find((band) => {
    const [from = 0, to = 0] = band.split('-').map(Number);
    return from <= age && age <= to;
  });
};
