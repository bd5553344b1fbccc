/** A level that a child built, as a code to pass on: digits and nothing else, checked when it is typed in. */

/** ISO 7064, mod 11,10: a digit mistyped, or two that changed places, do not go unnoticed. */
const checkOf = (digits: readonly number[]): number => {
  const rest = digits.reduce((carry, digit) => {
    const sum = (carry + digit) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return (11 - rest) % 10;
};

/** Each digit hides the next, so that no code can be read as its answers. */
const hide = (digits: readonly number[]): number[] => {
  let before = 7;
  return digits.map((digit) => {
    before = (digit + before * 3 + 4) % 10;
    return before;
  });
};

const unhide = (digits: readonly number[]): number[] =>
  digits.map((digit, at) => (digit + 60 - (digits[at - 1] ?? 7) * 3 - 4) % 10);

export const levelCode = (digits: readonly number[]): string => {
  const hidden = hide(digits);
  return [...hidden, checkOf(hidden)].join('');
};

/** The digits of a code in groups of one size, or null where it is none. */
export const readLevelCode = (
  code: string,
  { size, most }: { size: number; most: number },
): number[][] | null => {
  if (!/^\d+$/.test(code) || (code.length - 1) % size !== 0) return null;
  const hidden = [...code].map(Number).slice(0, -1);
  const isLong = hidden.length > size * most;
  if (hidden.length === 0 || isLong || checkOf(hidden) !== Number(code.at(-1))) return null;
  const plain = unhide(hidden);
  return Array.from({ length: plain.length / size }, (_, at) =>
    plain.slice(at * size, (at + 1) * size),
  );
};

/** As it is read out: four digits at a time. */
export const spelled = (code: string): string => code.match(/\d{1,4}/g)?.join(' ') ?? '';

/** As many levels as one code carries. */
export const mostLevels = 3;

export interface LevelCodes<Order> {
  /** Digits of the longest code. */
  longest: number;
  codeOf(orders: readonly Order[]): string;
  /** The orders of a code, or null where it is none that the judge lets through. */
  ordersOf(code: string): Order[] | null;
  /** How a level that is being built stands in a save. */
  toSave(made: readonly Order[]): string;
  fromSave(value: unknown): Order[];
}

export const levelCodes = <Order>({
  size,
  digitsOf,
  orderOf,
}: {
  /** Digits of one order. */
  size: number;
  digitsOf(order: Order): number[];
  /** Null where the judge refuses what the digits mean. */
  orderOf(digits: readonly number[]): Order | null | undefined;
}): LevelCodes<Order> => {
  const codeOf = (orders: readonly Order[]): string => levelCode(orders.flatMap(digitsOf));
  const ordersOf = (code: string): Order[] | null => {
    const groups = readLevelCode(code, { size, most: mostLevels });
    const orders = groups?.flatMap((digits) => orderOf(digits) ?? []);
    return groups && orders?.length === groups.length ? orders : null;
  };
  return {
    longest: mostLevels * size + 1,
    codeOf,
    ordersOf,
    toSave: (made) => (made.length > 0 ? codeOf(made) : ''),
    fromSave: (value) => (typeof value === 'string' ? (ordersOf(value) ?? []) : []),
  };
};
