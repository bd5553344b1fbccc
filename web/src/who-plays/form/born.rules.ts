/** Month and year as chosen; empty where nothing was. */
export interface Born {
  readonly month: string;
  readonly year: string;
}

/** One of the two says nothing by itself. */
export const isHalf = ({ month, year }: Born): boolean => (month === '') !== (year === '');

export const monthOf = ({ month, year }: Born): string | null =>
  month === '' || year === '' ? null : `${year}-${month}`;

export const bornIn = (birthMonth: string | null): Born => {
  const [year = '', month = ''] = birthMonth?.split('-') ?? [];
  return { month, year };
};

/** The years in which whoever is here may have been born: somebody of 3 to 15. */
export const yearsBefore = (thisYear: number): string[] =>
  Array.from({ length: 14 }, (_, at) => String(thisYear - 3 - at));

export const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
