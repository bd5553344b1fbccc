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
