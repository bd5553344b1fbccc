import { Box } from '@mui/material';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { asShortDay } from '../../text/format.ts';

export interface SparkPlotProps {
  readonly title: string;
  readonly days: readonly string[];
  readonly values: readonly number[];
  readonly height: number;
  readonly format: (value: number) => string;
}

/** A line of days without axes; it comes with the charting library, apart from the rest. */
export const SparkPlot = ({ title, days, values, height, format }: SparkPlotProps) => (
  <Box role="img" aria-label={title}>
    <SparkLineChart
      data={[...values]}
      height={height}
      area
      curve="monotoneX"
      color="var(--chart-violet)"
      showTooltip
      showHighlight
      skipAnimation
      margin={{ top: 4, bottom: 4, left: 4, right: 4 }}
      yAxis={{ min: 0 }}
      xAxis={{ scaleType: 'point', data: [...days], valueFormatter: asShortDay }}
      valueFormatter={(value) => (value === null ? '' : format(value))}
      sx={{ '& .MuiAreaElement-root': { opacity: 0.16 } }}
    />
  </Box>
);
