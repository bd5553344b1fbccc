/** A value of a chart as it is written; a dash where there is none. */
export const formatValue = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? '–' : format(value);
