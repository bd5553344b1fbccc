import { Box, Card, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import { type DayNumber, opensNumber } from '@nobi/contract';
import { lazy, Suspense } from 'react';
import { asNumber, asRupiah, asShortDay } from '../text/format.ts';
import { words } from '../text/words.ts';
import { ChartTable } from '../ui/charts/chart-table.tsx';
import type { SparkPlotProps } from '../ui/charts/spark-plot.tsx';
import { useMay } from '../ui/use-may.ts';
import { type DayNumbers, useDayNumbers } from './use-waiting.ts';

/** A drawing that does not arrive leaves its place empty; the numbers stand without it. */
const SparkPlot = lazy(async () => {
  const { SparkPlot: plot } = await import('../ui/charts/spark-plot.tsx').catch(() => ({
    SparkPlot: (_plot: SparkPlotProps) => null,
  }));
  return { default: plot };
});

const t = words.today;
const height = 44;
const names = ['families', 'playing', 'plays', 'orders', 'gross'] as const satisfies DayNumber[];

const writeOf = (name: DayNumber) => (name === 'gross' ? asRupiah : asNumber);

interface TileProps {
  readonly name: DayNumber;
  readonly numbers: DayNumbers | undefined;
}

/** A number of today, how it was yesterday, and a line of two weeks. */
const DayTile = ({ name, numbers }: TileProps) => {
  const title = t.tiles[name];
  const write = writeOf(name);
  const values = numbers?.[name];
  const place = <Skeleton variant="rounded" height={height} />;
  return (
    <Card sx={{ minWidth: 0, gridColumn: name === 'gross' ? '1 / -1' : undefined }}>
      <CardContent sx={{ p: 1.5, '&:last-child': { pb: 1.5 } }}>
        <Typography variant="body2" component="h3" color="text.secondary">
          {title}
        </Typography>
        <Typography variant="h5" component="p">
          {values ? write(values.at(-1) ?? 0) : <Skeleton width="50%" />}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {values ? (
            t.yesterday.replace('{value}', write(values.at(-2) ?? 0))
          ) : (
            <Skeleton width="70%" />
          )}
        </Typography>
        <Box sx={{ height }}>
          {numbers && values ? (
            <Suspense fallback={place}>
              <SparkPlot
                title={t.chart.replace('{title}', title)}
                days={numbers.days}
                values={values}
                height={height}
                format={write}
              />
            </Suspense>
          ) : (
            place
          )}
        </Box>
      </CardContent>
    </Card>
  );
};

/** How the day is going, in the numbers that one's roles open. */
export const DayTiles = () => {
  const may = useMay();
  const { data, error } = useDayNumbers();
  const visible = names.filter((name) => may(opensNumber[name]));
  if (visible.length === 0 || error) return null;
  return (
    <Stack component="section" aria-label={t.numbers} spacing={1}>
      <Typography variant="h6" component="h2">
        {t.numbers}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        {visible.map((name) => (
          <DayTile key={name} name={name} numbers={data} />
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {t.counted}
      </Typography>
      {data && (
        <div>
          <ChartTable
            title={t.numbers}
            heads={[words.insight.chart.day, ...visible.map((name) => t.tiles[name])]}
            rows={data.days
              .map((day, at) => ({
                key: day,
                cells: [
                  asShortDay(day),
                  ...visible.map((name) => writeOf(name)(data[name]?.[at] ?? 0)),
                ],
              }))
              .toReversed()}
          />
        </div>
      )}
    </Stack>
  );
};
