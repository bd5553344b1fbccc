import { asNumber } from '../../../text/format.ts';
import { words } from '../../../text/words.ts';
import { BarsChart } from '../../../ui/charts/bars-chart.tsx';
import { atAge, type Cohort, shareOf } from './cohort.rules.ts';

const t = words.insight.cohorts;

/** All months together: how many stay so many months after their first payment. */
export const CohortBars = ({
  cohorts,
  ages,
}: {
  cohorts: readonly Cohort[];
  ages: readonly number[];
}) => {
  const bars = ages.flatMap((age) => {
    const { families, stayed } = atAge(cohorts, age);
    const share = shareOf(stayed, families);
    if (share === null) return [];
    return {
      key: String(age),
      label: t.after.replace('{age}', String(age)),
      value: share,
      second: t.of.replace('{part}', asNumber(stayed)).replace('{whole}', asNumber(families)),
      end: `${share} %`,
    };
  });
  if (bars.length === 0) return null;
  return <BarsChart title={t.together} heads={[t.together, t.stay]} most={100} bars={bars} />;
};
