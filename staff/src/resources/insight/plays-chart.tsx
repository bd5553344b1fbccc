import type { ReplyOf, staff } from '@nobi/contract';
import { words } from '../../text/words.ts';
import { ChartSkeleton, chartColors, DaysChart } from '../../ui/charts/days-chart.tsx';
import { InfoCard } from '../../ui/info-card.tsx';

const t = words.insight;

/** What was begun and what was finished, day by day. */
export const PlaysChart = ({
  days,
}: {
  days: ReplyOf<typeof staff.insight>['days'] | undefined;
}) => (
  <InfoCard title={t.playsByDay}>
    {days ? (
      <DaysChart
        title={t.playsByDay}
        days={days.map(({ day }) => day)}
        lines={[
          {
            key: 'begun',
            label: t.begun,
            color: chartColors.violet,
            values: days.map(({ begun }) => begun),
            isArea: true,
          },
          {
            key: 'finished',
            label: t.finished,
            color: chartColors.green,
            values: days.map(({ finished }) => finished),
          },
        ]}
      />
    ) : (
      <ChartSkeleton />
    )}
  </InfoCard>
);
