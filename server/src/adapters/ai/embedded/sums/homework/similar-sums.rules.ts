/** One step away; a part stays a part. */
const nextFraction = (top: number, below: number): string => {
  if (top + 1 < below) return `${top + 1}/${below}`;
  return top > 1 ? `${top - 1}/${below}` : `${top}/${below + 1}`;
};

const lastDigit = (written: string): string =>
  written.replace(/\d$/, (digit) => (digit === '9' ? '8' : `${Number(digit) + 1}`));

const neighbour = (written: string, by: number): string => {
  const [top, below] = written.split('/').map(Number);
  if (below !== undefined && top !== undefined) return nextFraction(top, below);
  return /[.,]/.test(written) ? lastDigit(written) : `${Number(written) + by}`;
};

const number = /\d[\d.,]*(?:\/\d+)?/g;

/** Sums that are worked out as this one is, with other numbers, the likest first. */
export const similarSums = (sum: string): readonly string[] => {
  const numbers = sum.match(number) ?? [];
  const changed = (by: readonly number[]) => {
    let at = -1;
    return sum.replace(number, (written) => {
      at += 1;
      const step = by[at] ?? 0;
      return step === 0 ? written : neighbour(written, step);
    });
  };
  // A division stays as even as it was.
  const divisor = / [:÷] (?<by>\d+)$/.exec(sum)?.groups?.by;
  if (divisor !== undefined && numbers.length === 2) return [changed([Number(divisor)])];
  return [changed([1, 1]), changed([1]), changed([-1]), changed([0, 1])];
};
