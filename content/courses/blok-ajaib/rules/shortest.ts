/** How many blocks a row of sounds needs at least, with nothing but sounds and loops. Pure. */
const periodOf = (row: string, times: number): string | null => {
  const size = row.length / times;
  const body = row.slice(0, size);
  return Number.isInteger(size) && body.repeat(times) === row ? body : null;
};

/** Every row is split at its best place, or is a loop of two to six rounds around something shorter. */
export const shortestOf = (row: string, known = new Map<string, number>()): number => {
  if (row.length < 2) return row.length;
  const saved = known.get(row);
  if (saved !== undefined) return saved;
  let best = row.length;
  for (let at = 1; at < row.length; at += 1)
    best = Math.min(best, shortestOf(row.slice(0, at), known) + shortestOf(row.slice(at), known));
  for (const times of [2, 3, 4, 5, 6]) {
    const body = periodOf(row, times);
    if (body !== null) best = Math.min(best, 1 + shortestOf(body, known));
  }
  known.set(row, best);
  return best;
};
