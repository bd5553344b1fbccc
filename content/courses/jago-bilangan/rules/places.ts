/** A number as what it is packed in: wagons of a thousand, tins of a hundred, bags of ten, single crackers. */
export const units = [1000, 100, 10, 1] as const;

/** The four digits of a number below ten thousand, thousands first. */
export const digitsOf = (n: number): number[] => units.map((unit) => Math.floor(n / unit) % 10);

/** What lies in four kinds of packs, however many there are of each. */
export const worthOf = (counts: readonly number[]): number =>
  units.reduce((sum, unit, at) => sum + unit * (counts[at] ?? 0), 0);

/** Ten of a kind become one of the next larger; nothing changes where there are fewer. */
export const bundle = (counts: readonly number[], at: number): number[] =>
  at < 1 || (counts[at] ?? 0) < 10
    ? [...counts]
    : counts.map((count, place) => {
        if (place === at) return count - 10;
        return place === at - 1 ? count + 1 : count;
      });

/** One of a kind becomes ten of the next smaller. */
export const open = (counts: readonly number[], at: number): number[] =>
  at > 2 || (counts[at] ?? 0) < 1
    ? [...counts]
    : counts.map((count, place) => {
        if (place === at) return count - 1;
        return place === at + 1 ? count + 10 : count;
      });

/** The packs of a number where one kind has run out: what it held comes in the next smaller kind. */
export const packsWithout = (n: number, gap: number): number[] => {
  const counts = digitsOf(n);
  const held = counts[gap] ?? 0;
  return counts.map((count, place) => {
    if (place === gap) return 0;
    return place === gap + 1 ? count + 10 * held : count;
  });
};
