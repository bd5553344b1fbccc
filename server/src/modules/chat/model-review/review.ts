import { type Demand, demands } from './demands.ts';
import type { Installed } from './installed.ts';
import type { LabelledRow } from './labelled-set.ts';

/** What one demand came to. */
export interface Figure {
  readonly name: string;
  readonly right: number;
  readonly of: number;
  readonly share: number;
  readonly isNeeded: boolean;
  readonly isReached: boolean;
}

/** Fewer rows of a kind than these say nothing of it. */
export const fewest = 40;

/** So many rows at once: a vendor's patience, not ours. */
const atOnce = 4;

const isOf = ({ kinds }: Demand, { set }: LabelledRow): boolean =>
  kinds.some((kind) => set === kind || set.startsWith(`${kind}-`));

const countRight = async (
  rows: readonly LabelledRow[],
  isRight: (row: LabelledRow) => Promise<boolean>,
): Promise<number> => {
  const waiting = [...rows];
  let right = 0;
  const work = async (): Promise<void> => {
    for (let row = waiting.shift(); row; row = waiting.shift()) if (await isRight(row)) right += 1;
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return right;
};

/** Every demand against the rows of its kinds. Throws AiFailure where a vendor does not answer. */
export const review = async (
  installed: Installed,
  rows: readonly LabelledRow[],
): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const demand of demands) {
    const { name, share, isNeeded } = demand;
    const own = rows.filter((row) => isOf(demand, row));
    const right = await countRight(own, (row) => demand.isRight(installed, row));
    const isReached = own.length >= fewest && right >= share * own.length;
    figures.push({ name, right, of: own.length, share, isNeeded, isReached });
  }
  return figures;
};

/** Whether an outside model may be offered. */
export const isEnough = (figures: readonly Figure[]): boolean =>
  figures.every(({ isNeeded, isReached }) => isReached || !isNeeded);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const resultOf = ({ of, isReached }: Figure): string => {
  if (of === 0) return 'not in the set';
  if (of < fewest) return `fewer than ${fewest}`;
  return isReached ? 'reached' : 'missed';
};

/** The figures as a table for a terminal. */
export const tableOf = (figures: readonly Figure[]): string[] => [
  `${'demand'.padEnd(46)}${'right'.padStart(14)}${'share'.padStart(10)}${'asked'.padStart(10)}`,
  ...figures.map((figure) => {
    const { name, right, of, share, isNeeded } = figure;
    const measured = of === 0 ? '' : percent(right / of);
    const counted = of === 0 ? '' : `${right} of ${of}`;
    const title = `${name}${isNeeded ? '' : ' (not needed)'}`;
    return `${title.padEnd(46)}${counted.padStart(14)}${measured.padStart(10)}${percent(share).padStart(10)}  ${resultOf(figure)}`;
  }),
];
