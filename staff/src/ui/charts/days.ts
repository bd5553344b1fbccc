/** One line of a chart over days; `values` has one number for each day, null where there is none. */
export interface DaysLine {
  readonly key: string;
  readonly label: string;
  readonly color: string;
  readonly values: readonly (number | null)[];
  /** Filled down to the ground; one of a chart at most, so that none hides another. */
  readonly isArea?: boolean;
}

/** At most `most` of the days, evenly spread, the newest always among them. */
export const daysToName = (days: readonly string[], most: number): string[] => {
  const step = Math.max(1, Math.ceil(days.length / most));
  return days.filter((_, at) => (days.length - 1 - at) % step === 0);
};

/** Between two gaps there is no line to see: such a value needs a dot. */
export const isAlone = (values: DaysLine['values'], at: number) =>
  (values[at] ?? null) !== null &&
  [at - 1, at + 1].every((beside) => (values[beside] ?? null) === null);

/** What the values reach up to, and whether half of one would be nonsense. */
export const rangeOf = (lines: readonly DaysLine[]) => {
  const values = lines.flatMap((line) => line.values.filter((value) => value !== null));
  return { most: Math.max(1, ...values), isWhole: values.every(Number.isInteger) };
};
