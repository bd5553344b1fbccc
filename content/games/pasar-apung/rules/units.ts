/** What is laid: rupiah as notes and coins, and oranges packed by tens. Pure. */

/** Rupiah, the largest first. */
export const money = [10_000, 5000, 2000, 1000, 500, 200, 100] as const;
/** Oranges: a crate, a basket, a net, one. */
export const crates = [1000, 100, 10, 1] as const;

export const sumOf = (pieces: readonly number[]): number =>
  pieces.reduce((sum, piece) => sum + piece, 0);

/** The fewest pieces of a wallet that make an amount, the largest first; null where it cannot be made. */
export const fewest = (amount: number, wallet: readonly number[]): readonly number[] | null => {
  const pieces: number[] = [];
  let rest = amount;
  for (const unit of wallet) for (; rest >= unit; rest -= unit) pieces.push(unit);
  return rest === 0 ? pieces : null;
};

const changedInto: Readonly<Record<number, readonly number[]>> = {
  10000: [5000, 5000],
  5000: [2000, 2000, 1000],
  2000: [1000, 1000],
  1000: [500, 500],
  500: [200, 200, 100],
  200: [100, 100],
};

/** The same amount in more pieces: so many times a piece is changed, from the largest on. */
export const changed = (pieces: readonly number[], times: number): readonly number[] => {
  let all = [...pieces];
  for (let at = 0; at < times; at += 1) {
    const place = Math.min(at, all.length - 1);
    const smaller = changedInto[all[place] ?? 0];
    if (smaller) all = [...all.slice(0, place), ...smaller, ...all.slice(place + 1)];
  }
  return all.toSorted((one, other) => other - one);
};
