/** Durations in milliseconds, said in words. */
export const seconds = (count: number): number => count * 1000;
export const minutes = (count: number): number => count * 60_000;
export const hours = (count: number): number => count * 3_600_000;
