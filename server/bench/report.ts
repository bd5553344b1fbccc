import { median } from './statistics.ts';

interface Bound {
  readonly least?: number;
  readonly most?: number;
  readonly unit?: string;
}

/** Notes what the rounds of a measurement gave: their median is held against the bound. */
export type Judge = (name: string, rounds: number | readonly number[], bound: Bound) => void;

interface Line {
  readonly name: string;
  readonly rounds: readonly number[];
  readonly bound: Bound;
}

const isKept = ({ rounds, bound: { least, most } }: Line) => {
  const value = median(rounds);
  return value >= (least ?? -Infinity) && value <= (most ?? Infinity);
};

const spreadOf = (rounds: readonly number[]) =>
  rounds.length > 1
    ? `, ${Math.min(...rounds).toFixed(2)} to ${Math.max(...rounds).toFixed(2)} in ${rounds.length} rounds`
    : '';

const shown = (line: Line) => {
  const { name, rounds, bound } = line;
  const limit = bound.most === undefined ? `at least ${bound.least}` : `at most ${bound.most}`;
  const value = `${median(rounds).toFixed(2)} ${bound.unit ?? ''}`.trim();
  return `${isKept(line) ? '✔' : '✘'} ${name}: ${value} (${limit}${spreadOf(rounds)})`;
};

export const openReport = () => {
  const lines: Line[] = [];
  const failures: string[] = [];
  const judge: Judge = (name, rounds, bound) =>
    lines.push({ name, rounds: typeof rounds === 'number' ? [rounds] : rounds, bound });
  return {
    judge,
    /** A part that could not be measured is as red as one that is too slow. */
    fail: (part: string, error: unknown) =>
      failures.push(`✘ ${part}: ${error instanceof Error ? error.message : String(error)}`),
    print() {
      for (const line of [...lines.map(shown), ...failures]) console.log(line);
      return failures.length === 0 && lines.every(isKept);
    },
  };
};
