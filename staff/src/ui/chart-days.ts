import { scaleLinear } from '@visx/scale';

/** One line of a chart over days; `values` has one number for each day, null where there is none. */
export interface DaysLine {
  readonly key: string;
  readonly label: string;
  readonly color: string;
  readonly values: readonly (number | null)[];
  /** Filled down to the ground; one of a chart at most, so that none hides another. */
  readonly isArea?: boolean;
}

const margin = { top: 12, right: 28, bottom: 28, left: 48 };

/** What is drawn. */
export interface Drawn {
  readonly title: string;
  readonly days: readonly string[];
  readonly lines: readonly DaysLine[];
  readonly width: number;
  readonly height: number;
  /** What the top stands for; the greatest value if not said. */
  readonly most?: number | undefined;
  readonly format: (value: number) => string;
  /** How a value is written at the side, where there is little room. */
  readonly tick: (value: number) => string;
}

/** Where days and values lie in the drawing, and which values are named at its side. */
export const placesOf = ({ lines, days, width, height, most }: Drawn) => {
  const values = lines.flatMap((line) => line.values.filter((value) => value !== null));
  const x = scaleLinear({
    domain: [0, Math.max(1, days.length - 1)],
    range: [margin.left, Math.max(margin.left + 1, width - margin.right)],
  });
  const y = scaleLinear({
    domain: [0, most ?? Math.max(1, ...values)],
    range: [height - margin.bottom, margin.top],
    nice: 4,
  });
  // Half a play is never drawn, so it is not named either.
  const isWhole = values.every(Number.isInteger);
  const ticks = y.ticks(4).filter((value) => !isWhole || Number.isInteger(value));
  return { x, y, ticks, margin };
};

/** At most `most` of the days, evenly spread, the newest always among them. */
export const daysToName = (days: number, most: number): number[] => {
  const step = Math.max(1, Math.ceil(days / most));
  return Array.from({ length: days }, (_, at) => at).filter((at) => (days - 1 - at) % step === 0);
};

/** The day that lies nearest to a place in the drawing. */
export const dayAt = (day: number, days: number) =>
  Math.min(Math.max(Math.round(day), 0), Math.max(days - 1, 0));
