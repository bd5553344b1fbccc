import { asNumber, asRupiah, asShortNumber } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { BarsChart } from '../../ui/charts/bars-chart.tsx';
import { ChartSkeleton, chartColors, DaysChart } from '../../ui/charts/days-chart.tsx';
import { InfoCard } from '../../ui/info-card.tsx';
import type { Money } from './use-money.ts';

const t = words.money;
const plans: Readonly<Record<string, string>> = t.plans;
const gateways: Readonly<Record<string, string>> = words.orders.gateways;

interface ChartProps {
  readonly money: Money | undefined;
}

/** What came in and what went back, day by day. */
export const RevenueChart = ({ money }: ChartProps) => (
  <InfoCard title={t.chart}>
    {money ? (
      <DaysChart
        title={t.chart}
        days={money.days.map(({ day }) => day)}
        format={asRupiah}
        tick={asShortNumber}
        lines={[
          {
            key: 'gross',
            label: t.gross,
            color: chartColors.violet,
            values: money.days.map(({ gross }) => gross),
            isArea: true,
          },
          {
            key: 'refunds',
            label: t.refunds,
            color: chartColors.orange,
            values: money.days.map(({ refunds }) => refunds),
          },
        ]}
      />
    ) : (
      <ChartSkeleton />
    )}
  </InfoCard>
);

/** Families whose time runs at the end of each day, by what it stands on. */
export const SubscribersChart = ({ money }: ChartProps) => (
  <InfoCard title={t.subscribers}>
    {money ? (
      <DaysChart
        title={t.subscribers}
        days={money.days.map(({ day }) => day)}
        tick={asShortNumber}
        lines={[
          {
            key: 'premium',
            label: t.plans.premium,
            color: chartColors.violet,
            values: money.days.map(({ premium }) => premium),
            isArea: true,
          },
          {
            key: 'regular',
            label: t.plans.regular,
            color: chartColors.green,
            values: money.days.map(({ regular }) => regular),
          },
          {
            key: 'given',
            label: t.given,
            color: chartColors.orange,
            values: money.days.map(({ given }) => given),
          },
        ]}
      />
    ) : (
      <ChartSkeleton />
    )}
  </InfoCard>
);

const noteOf = ({ orders, new_orders, renewed, refunds }: Money['parts'][number]) => {
  const counts = t.partSaid
    .replace('{orders}', asNumber(orders))
    .replace('{fresh}', asNumber(new_orders))
    .replace('{renewed}', asNumber(renewed));
  return refunds > 0 ? `${counts} · ${t.partBack.replace('{back}', asRupiah(refunds))}` : counts;
};

/** Where the money of the whole time came from. */
export const MoneyParts = ({ money }: { money: Money }) => (
  <InfoCard title={t.parts}>
    <BarsChart
      title={t.parts}
      heads={[t.partHeads[0] ?? '', t.partHeads[1] ?? '']}
      bars={money.parts.map((part) => ({
        key: `${part.plan} ${part.gateway}`,
        label: `${plans[part.plan] ?? part.plan} · ${gateways[part.gateway] ?? part.gateway}`,
        value: part.gross,
        second: noteOf(part),
        end: asRupiah(part.gross),
      }))}
    />
  </InfoCard>
);
