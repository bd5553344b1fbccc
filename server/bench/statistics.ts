/** The value below which this share of them lies. */
export const shareOf = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN;

export const median = (values: readonly number[]) => shareOf(values, 0.5);
