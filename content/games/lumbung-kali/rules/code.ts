/** A level that a child built, as a code to pass on: numbers and nothing else, checked when it is typed in. */
import { type Form, isSound, type Order } from './orders.ts';

/** What can be built; the place in the list is in codes for good. */
export const builtForms: readonly Form[] = ['lay', 'total', 'cut', 'side', 'share', 'find'];
export const mostFields = 3;

/** The rope lies where the rest is easiest. */
const ropeFor = (rows: number): number => (rows > 5 ? 5 : Math.max(1, rows - 2));

export const built = (form: Form, { rows, cols }: Pick<Order, 'rows' | 'cols'>): Order => ({
  form,
  rows,
  cols,
  at: form === 'cut' ? ropeFor(rows) : 0,
});

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

export const codeOf = (orders: readonly Order[]): string => {
  const digits = hide(
    orders.flatMap(({ form, rows, cols }) => [builtForms.indexOf(form), rows % 10, cols % 10]),
  );
  return [...digits, checkOf(digits)].join('');
};

const side = (digit: number | undefined): number => (digit === 0 ? 10 : (digit ?? 0));

/** The fields of a code, or null where it is none that the judge lets through. */
export const fieldsOf = (code: string): Order[] | null => {
  if (!/^\d+$/.test(code) || code.length % 3 !== 1 || code.length > mostFields * 3 + 1) return null;
  const digits = [...code].map(Number);
  const hidden = digits.slice(0, -1);
  if (hidden.length === 0 || checkOf(hidden) !== digits.at(-1)) return null;
  const plain = unhide(hidden);
  const orders = Array.from({ length: hidden.length / 3 }, (_, at) => {
    const form = builtForms[plain[at * 3] ?? -1];
    return form && built(form, { rows: side(plain[at * 3 + 1]), cols: side(plain[at * 3 + 2]) });
  });
  const sound = orders.flatMap((order) => (order && isSound(order) ? [order] : []));
  return sound.length === orders.length ? sound : null;
};
