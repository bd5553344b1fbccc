import { Box, Stack } from '@mui/material';
import type { ReplyOf, staff } from '@nobi/contract';
import { asNumber } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { BarsChart } from '../../ui/charts/bars-chart.tsx';
import { ChartSkeleton, chartColors, DaysChart } from '../../ui/charts/days-chart.tsx';
import { Tile } from '../../ui/charts/metric-tile.tsx';
import { InfoCard } from '../../ui/info-card.tsx';

const t = words.insight.ratings;
const height = 170;

type Trend = ReplyOf<typeof staff.ratingsTrend>;

const Weeks = ({ weeks }: Pick<Trend, 'weeks'>) => {
  const days = weeks.map(({ week }) => week);
  return (
    <Stack spacing={2}>
      <InfoCard title={t.byWeek}>
        <DaysChart
          title={t.byWeek}
          days={days}
          step={t.week}
          most={10}
          height={height}
          lines={[
            {
              key: 'average',
              label: t.averageLine,
              color: chartColors.violet,
              values: weeks.map(({ average }) => average),
            },
          ]}
        />
      </InfoCard>
      <InfoCard title={t.givenByWeek}>
        <DaysChart
          title={t.givenByWeek}
          days={days}
          step={t.week}
          height={height}
          lines={[
            {
              key: 'given',
              label: t.givenLine,
              color: chartColors.blue,
              values: weeks.map(({ given }) => given),
              isArea: true,
            },
          ]}
        />
      </InfoCard>
    </Stack>
  );
};

const Tiles = ({ trend }: { trend: Trend | undefined }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
    <Tile
      title={t.average}
      shown={trend && (trend.now.average === null ? '–' : asNumber(trend.now.average))}
      now={trend && (trend.now.average ?? 0)}
      before={trend && (trend.before.average ?? 0)}
    />
    <Tile
      title={t.given}
      shown={trend && asNumber(trend.now.given)}
      now={trend?.now.given}
      before={trend?.before.given}
    />
  </Box>
);

/** How ratings went these twelve weeks. */
export const RatingsTrend = ({ trend }: { trend: Trend | undefined }) => (
  <Stack spacing={2}>
    <Tiles trend={trend} />
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      {trend ? <Weeks weeks={trend.weeks} /> : <ChartSkeleton height={2 * height + 180} />}
      {trend ? (
        <InfoCard title={t.byStars}>
          <BarsChart
            title={t.byStars}
            heads={[t.stars, t.givenLine]}
            bars={trend.stars.map(({ stars, given }) => ({
              key: String(stars),
              label: `★ ${stars}`,
              value: given,
            }))}
          />
        </InfoCard>
      ) : (
        <ChartSkeleton height={2 * height + 180} />
      )}
    </Box>
  </Stack>
);
