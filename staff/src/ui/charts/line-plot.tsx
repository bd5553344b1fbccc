import { Box, useMediaQuery } from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import { asShortDay } from '../../text/format.ts';
import { type DaysLine, daysToName, isAlone, rangeOf } from './days.ts';
import { formatValue } from './format-value.ts';

interface LinePlotProps {
  readonly title: string;
  readonly days: readonly string[];
  readonly lines: readonly DaysLine[];
  readonly height: number;
  /** What the top stands for; above the greatest value if not said. */
  readonly most: number | undefined;
  readonly format: (value: number) => string;
  /** How a value is written at the side, where there is little room. */
  readonly tick: (value: number) => string;
}

const look = {
  '& .MuiAreaElement-root': { opacity: 0.16 },
  '& .MuiLineElement-root': { strokeWidth: 2.5, strokeLinecap: 'round' },
  '& .MuiChartsGrid-line': { stroke: 'var(--edge-soft)' },
} as const;
const tickLabelStyle = { fill: 'var(--muted)', fontSize: 12 };

/** The drawing alone; it comes with the charting library, apart from the rest of the console. */
export const LinePlot = ({ title, days, lines, height, most, format, tick }: LinePlotProps) => {
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  const range = rangeOf(lines);
  const named = new Set(daysToName(days, isNarrow ? 4 : 7));
  return (
    <Box role="img" aria-label={title}>
      <LineChart
        height={height}
        hideLegend
        skipAnimation
        sx={look}
        margin={{ top: 20, right: 28, bottom: 0, left: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            scaleType: 'point',
            data: [...days],
            height: 28,
            tickLabelStyle,
            valueFormatter: asShortDay,
            tickInterval: (day: string) => named.has(day),
            tickLabelInterval: () => true,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        yAxis={[
          {
            min: 0,
            width: 48,
            tickLabelStyle,
            // A greatest value of our own is not rounded up, so that 10 stars end at 10.
            ...(most === undefined ? range.most === 1 && { max: 1 } : { max: most }),
            ...(range.isWhole && { tickMinStep: 1 }),
            tickNumber: 4,
            valueFormatter: tick,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        series={lines.map(({ key, label, color, values, isArea = false }) => ({
          id: key,
          label,
          color,
          data: [...values],
          area: isArea,
          curve: 'monotoneX',
          showMark: ({ index }) => isAlone(values, index),
          valueFormatter: (value) => formatValue(value, format),
        }))}
      />
    </Box>
  );
};
