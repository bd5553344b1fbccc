/** Letters to add, drop, change or swap with a neighbour until one word is the other. */
export const distance = (one: string, other: string): number => {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const above = rows[i - 1] ?? [];
      const change = (above[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swap = isSwap ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change, swap));
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
};

/** Cheap to see: two words one or two slips apart share a beginning or an end. */
const mayBe = (one: string, other: string): boolean =>
  one[0] === other[0] || one[1] === other[1] || one.at(-1) === other.at(-1);

/** At most two words that were probably meant: one slip, or two in a long word. */
export const nearest = (word: string, all: readonly string[]): string[] => {
  const slips = word.length >= 7 ? 2 : 1;
  if (word.length < 3 || word.length > 24) return [];
  const near = all
    .filter((each) => Math.abs(each.length - word.length) <= slips && mayBe(each, word))
    .map((each) => ({ each, far: distance(word, each) }))
    .filter(({ far }) => far > 0 && far <= slips);
  const closest = Math.min(...near.map(({ far }) => far));
  return near
    .filter(({ far }) => far === closest)
    .map(({ each }) => each)
    .slice(0, 2);
};
