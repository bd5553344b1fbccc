import type { ReplyOf, staff } from '@nobi/contract';

export type Cohort = ReplyOf<typeof staff.cohorts>['cohorts'][number];

/** Months that are shown: a monthly plan is paid anew each month, a yearly one after twelve. */
export const agesOf = { regular: [1, 2, 3, 4, 5, 6, 9, 12, 18, 24], premium: [6, 12, 18, 24] };

/** Of whom an age is decided: all families together, and who stayed. */
export const atAge = (cohorts: readonly Cohort[], age: number) =>
  cohorts.reduce(
    (sum, { families, stayed }) => {
      const found = stayed.find((each) => each.age === age);
      return found === undefined
        ? sum
        : { families: sum.families + families, stayed: sum.stayed + found.families };
    },
    { families: 0, stayed: 0 },
  );

/** In whole percent; null where there is nobody. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((100 * part) / whole);
