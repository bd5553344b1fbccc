import type { EmbeddedText } from '../../text.en.ts';
import type { Operator } from './tokens.rules.ts';

/** Writes a whole number and says a sentence in the child's language. */
export interface Teller {
  readonly show: (value: number) => string;
  readonly text: EmbeddedText['method'];
  readonly divide: string;
}

/** 347 as 300, 40 and 7. */
const placesOf = (value: number): number[] =>
  [...`${value}`]
    .map((digit, at, all) => Number(digit) * 10 ** (all.length - 1 - at))
    .filter((part) => part > 0);

const placeOf = (value: number, place: number) => (Math.floor(value / place) % 10) * place;
const upTo = (from: number, count: number, by: 1 | -1) =>
  Array.from({ length: count }, (_, at) => from + by * (at + 1));

type Way = (a: number, b: number) => string[];
type Show = Teller['show'];

const line = (left: readonly string[], sign: string, result: string) =>
  `${left.join(` ${sign} `)} = ${result}`;
const plus = (show: Show, left: readonly number[]) =>
  line(left.map(show), '+', show(left.reduce((sum, each) => sum + each, 0)));
const minus = (show: Show, from: number, taken: number) =>
  line([show(from), show(taken)], '−', show(from - taken));
const times = (show: Show, a: number, b: number) => line([show(a), show(b)], '×', show(a * b));

const addByPlaces = (show: Show, a: number, b: number): string[] => {
  const places = [10_000, 1000, 100, 10, 1].map((place) => [placeOf(a, place), placeOf(b, place)]);
  const used = places.filter((pair) => pair.some((part) => part > 0));
  const both = used.filter((pair) => pair.every((part) => part > 0));
  const sums = used.map((pair) => pair.reduce((sum, part) => sum + part, 0));
  return sums.length > 1 ? [...both.map((pair) => plus(show, pair)), plus(show, sums)] : [];
};

const adding =
  ({ show, text }: Teller): Way =>
  (a, b) => {
    const [big, small] = a >= b ? [a, b] : [b, a];
    if (small === 0) return [text.addZero];
    if (small <= 3 || big + small <= 10)
      return [text.countOn(show(big), upTo(big, small, 1).map(show).join(', '))];
    const toTen = 10 - (big % 10);
    if (small < 10 && big < 100 && small > toTen && toTen < 10)
      return [
        text.makeTen(show(big + toTen)),
        plus(show, [big, toTen]),
        plus(show, [big + toTen, small - toTen]),
      ];
    return big > 99_999 ? [] : addByPlaces(show, a, b);
  };

const subtracting =
  ({ show, text }: Teller): Way =>
  (a, b) => {
    if (a < b) return [minus(show, b, a), text.belowZero(show(a), show(b), show(b - a))];
    if (b === 0) return [text.subtractZero];
    if (a === b) return [text.nothingLeft];
    if (b <= 3) return [text.countBack(show(a), upTo(a, b, -1).map(show).join(', '))];
    const over = a % 10;
    if (b < 10 && a < 100 && over > 0 && over < b)
      return [
        text.backToTen(show(a - over)),
        minus(show, a, over),
        minus(show, a - over, b - over),
      ];
    const parts = b > 99_999 ? [] : placesOf(b);
    let left = a;
    if (parts.length < 2) return [];
    return parts.map((part) => {
      left -= part;
      return minus(show, left + part, part);
    });
  };

const multiplying =
  ({ show, text }: Teller): Way =>
  (a, b) => {
    if (a === 0 || b === 0) return [text.timesZero];
    if (a === 1 || b === 1) return [text.timesOne];
    if (a <= 5 && b <= 12) {
      const groups = Array.from({ length: a }, () => b);
      return [text.groups(show(a), show(b)), plus(show, groups)];
    }
    if (a < 10 && b < 10)
      return [times(show, 5, b), times(show, a - 5, b), plus(show, [5 * b, (a - 5) * b])];
    const isSecond = placesOf(b).length > 1 && (b < a || placesOf(a).length < 2);
    const [split, other] = isSecond ? [b, a] : [a, b];
    const parts = placesOf(split);
    if (parts.length < 2 || split > 9999 || other > 9999) return [];
    return [
      text.splitUp(show(split), parts.map(show).join(' + ')),
      ...parts.map((part) => times(show, part, other)),
      plus(
        show,
        parts.map((part) => part * other),
      ),
    ];
  };

const dividing =
  ({ show, text, divide }: Teller): Way =>
  (a, b) => {
    const fits = Math.floor(a / b);
    const rest = a % b;
    if (a === 0) return [text.shareNothing];
    if (fits === 0) return [text.notEvenOnce(show(a), show(b))];
    const check = [text.howMany(show(b), show(a)), times(show, fits, b)];
    if (rest === 0) return check;
    const division = `${show(a)} ${divide} ${show(b)}`;
    return [...check, minus(show, a, fits * b), text.remainder(division, show(fits), show(rest))];
  };

/** Ways with whole numbers that a child can follow: lines, each equation alone on its own. */
export const wholeSteps = (teller: Teller): Record<Operator, Way> => ({
  '+': adding(teller),
  '-': subtracting(teller),
  '×': multiplying(teller),
  of: multiplying(teller),
  '÷': dividing(teller),
});
