import { type Unit, units } from '../quantities/unit-table.ts';
import type { Amount, Story } from './story.ts';

/** The unit that the question names: "berapa cm". */
export const askedUnit = ({ question }: Story): Unit | undefined => {
  const at = question.findIndex((word) => /^(?:berapa|brp|many|much)$/.test(word));
  const found = question
    .slice(at, at + 3)
    .map((word) => units.get(word))
    .find((unit) => unit && unit.dimension !== 'count');
  return found;
};

/** All amounts in one unit; undefined when they cannot be. */
export const inOneUnit = (
  amounts: readonly Amount[],
  wanted: Unit | undefined,
): readonly Amount[] | undefined => {
  const measured = amounts.map(({ unit }) => unit);
  const known = measured.filter((unit) => unit !== undefined && unit !== 'rp');
  if (known.length === 0)
    return measured.every((unit) => unit === measured[0]) || !measured.includes('rp')
      ? amounts
      : undefined;
  if (measured.includes('rp')) return undefined;
  const smallest = known.reduce((least, unit) => (unit.worth < least.worth ? unit : least));
  const to =
    wanted && known.every(({ dimension }) => dimension === wanted.dimension) ? wanted : smallest;
  if (known.some(({ dimension }) => dimension !== to.dimension)) return undefined;
  return amounts.map((amount) => {
    const { unit, value, sum } = amount;
    if (unit === undefined || unit === 'rp' || unit.worth === to.worth)
      return { ...amount, unit: to };
    const factor = unit.worth / to.worth;
    const converted = value * factor;
    const shown =
      Number.isInteger(converted) && /^[\d.]+$/.test(sum) ? `${converted}` : `(${sum}) × ${factor}`;
    return { ...amount, value: converted, sum: shown, unit: to };
  });
};
