/** What stands on the sign under the board, in signs that both languages share. Pure. */
import type { Lang } from '@nobi/kit/guest';
import { numberOf, pairOf } from '../rules/forms/unit.ts';
import { at, type Form, type Order } from '../rules/order.ts';
import { figure, pair, signed } from './numbers.ts';

type Numbers = readonly number[];

/** Steps to the four sides, as letters: 5 T, 4 S. */
const steps = (n: Numbers, lang: Lang): string => {
  const [east, north] = [at(n, 3), at(n, 4)];
  const [e, w, s, u] = lang === 'id' ? ['T', 'B', 'S', 'U'] : ['E', 'W', 'S', 'N'];
  return `${Math.abs(east)} ${east > 0 ? e : w}, ${Math.abs(north)} ${north > 0 ? u : s}`;
};

const signs: Readonly<Record<Form, (n: Numbers, lang: Lang) => string>> = {
  scale: (n) => (at(n, 0) === 2 ? `${at(n, 3)} m → ?` : `1 : ${at(n, 2)}`),
  buoy(n, lang) {
    const from = pair(at(n, 1), at(n, 2));
    if (at(n, 0) === 0) return from;
    return at(n, 0) === 1 ? `${from} + ${steps(n, lang)}` : `${from} ↔ ${pair(at(n, 3), at(n, 4))}`;
  },
  sail: (n) =>
    [`${at(n, 3)} m²`, `↻ ${at(n, 3)} m`, `${at(n, 3)} m² ↻ ${at(n, 4)} m`][at(n, 0)] ?? '',
  unit: (n, lang) => `${figure(numberOf(n), lang)} ${pairOf(n).from} = ? ${pairOf(n).to}`,
  catch: (n) => (at(n, 0) === 0 ? '⌀ ?' : `⌀ ${signed(at(n, 1))}`),
  hold: (n) => `${at(n, 2)} m³ ↕ ${at(n, 1)} m${at(n, 0) === 2 ? ` ↻ ${at(n, 3)} m` : ''}`,
};

export const questionOf = ({ form, n }: Order, lang: Lang): string =>
  // A row of signs, not a sentence: it stays in one line.
  signs[form](n, lang).replaceAll(' ', '\u00a0');
