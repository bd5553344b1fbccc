import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { asNumber, asShortDay } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { ChartTable } from './chart-table.tsx';
import type { DaysLine } from './days.ts';
import { formatValue } from './format-value.ts';

const LinePlot = lazy(async () => ({ default: (await import('./line-plot.tsx')).LinePlot }));

/** Colours that are told apart on white, and from each other by eyes that see fewer of them. */
export const chartColors = {
  violet: 'var(--chart-violet)',
  green: 'var(--chart-green)',
  orange: 'var(--chart-orange)',
  blue: 'var(--chart-blue)',
} as const;

/** The place of a drawing that is on its way. */
const PlotSkeleton = ({ height }: { height: number }) => (
  <Skeleton variant="rounded" height={height} sx={{ bgcolor: 'primary.light' }} />
);

const tall = 260;

/** The place of a whole chart whose numbers are on their way. */
export const ChartSkeleton = ({ height = tall }: { height?: number }) => (
  // With the lines above and below the drawing.
  <PlotSkeleton height={height + 72} />
);

const Legend = ({ lines }: { lines: readonly DaysLine[] }) => (
  <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }} aria-hidden>
    {lines.map(({ key, label, color }) => (
      <Stack key={key} direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
        <Box sx={{ width: 14, height: 4, borderRadius: 2 }} style={{ background: color }} />
        <Typography variant="body2" color="text.secondary">
          {label}
        </Typography>
      </Stack>
    ))}
  </Stack>
);

interface DaysChartProps {
  readonly title: string;
  /** `2026-11-22` and so on, without gaps, oldest first. */
  readonly days: readonly string[];
  readonly lines: readonly DaysLine[];
  /** What the top of the drawing stands for; the greatest value if not said. */
  readonly most?: number;
  /** How a value is written; a plain number if not said. */
  readonly format?: (value: number) => string;
  /** Of the drawing, in pixels. */
  readonly height?: number;
  /** What a point of the lines is called; a day if not said. */
  readonly step?: string;
  /** How it is written at the side of the drawing; as everywhere if not said. */
  readonly tick?: (value: number) => string;
}

/** Lines over days, with a table of the same numbers under them. Its place is kept while it loads. */
export const DaysChart = ({
  title,
  days,
  lines,
  most,
  height = tall,
  format = asNumber,
  tick = format,
  step,
}: DaysChartProps) => {
  const rows = days.map((day, at) => ({
    key: day,
    cells: [asShortDay(day), ...lines.map(({ values }) => formatValue(values[at], format))],
  }));
  return (
    <Stack spacing={1}>
      <Legend lines={lines} />
      <Box sx={{ height }}>
        <Suspense fallback={<PlotSkeleton height={height} />}>
          <LinePlot {...{ title, days, lines, most, format, tick, height }} />
        </Suspense>
      </Box>
      <div>
        <ChartTable
          title={title}
          heads={[step ?? words.insight.chart.day, ...lines.map(({ label }) => label)]}
          rows={rows.toReversed()}
        />
      </div>
    </Stack>
  );
};
