const wibOffsetMs = 7 * 3_600_000;

/**
 * The moment `months` calendar months later as seen in Jakarta (WIB, UTC+7, no summer time),
 * clamped to the end of a shorter month: 31 Jan + 1 = 28 Feb; 29 Feb + 12 = 28 Feb.
 */
export const addWibMonths = (from: Date, months: number): Date => {
  const local = new Date(from.getTime() + wibOffsetMs);
  const day = local.getUTCDate();
  const moved = new Date(local);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(
    Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0),
  ).getUTCDate();
  moved.setUTCDate(Math.min(day, lastDay));
  return new Date(moved.getTime() - wibOffsetMs);
};
