import Insights from '@mui/icons-material/Insights';
import { Box, Skeleton, Stack } from '@mui/material';
import { type ReplyOf, staff } from '@nobi/contract';
import { Title } from 'react-admin';
import { ask } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { useMay } from '../../ui/use-may.ts';
import { useStaffNumbers } from '../../ui/use-staff-query.ts';
import { CohortCard } from './cohorts/cohort-card.tsx';
import { BandBars, ItemBars } from './item-bars.tsx';
import { PlaysChart } from './plays-chart.tsx';
import { SkillCards } from './skill-cards.tsx';
import { SpanPicker } from './span-picker.tsx';
import { TotalsTiles } from './totals-tiles.tsx';
import { useSpan } from './use-span.ts';

const t = words.insight;

const isEmpty = ({ totals, before }: ReplyOf<typeof staff.insight>) =>
  totals.begun + before.begun === 0;

const Numbers = ({ insight }: { insight: ReplyOf<typeof staff.insight> | undefined }) => {
  const { span } = useSpan();
  return (
    <>
      <TotalsTiles days={Number(span)} totals={insight?.totals} before={insight?.before} />
      <PlaysChart days={insight?.days} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        {insight ? (
          <>
            <ItemBars items={insight.items} span={span} />
            <BandBars bands={insight.bands} />
          </>
        ) : (
          <>
            <Skeleton variant="rounded" height={480} sx={{ bgcolor: 'primary.light' }} />
            <Skeleton variant="rounded" height={320} sx={{ bgcolor: 'primary.light' }} />
          </>
        )}
      </Box>
      <SkillCards />
    </>
  );
};

/** What children play, finish and learn, for all families together. */
export const InsightPage = () => {
  const { span } = useSpan();
  const may = useMay();
  const { data, error, refetch, isPlaceholderData } = useStaffNumbers(['insight', span], (signal) =>
    ask(staff.insight, { query: { days: span }, signal }),
  );
  return (
    <Stack
      spacing={2}
      aria-busy={!data || isPlaceholderData}
      sx={{ py: 2, maxWidth: 1200, opacity: isPlaceholderData ? 0.6 : 1 }}
    >
      <Title title={words.places.insight} />
      <SpanPicker until={data?.until} />
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {data && isEmpty(data) ? (
        <EmptyState
          icon={<Insights />}
          title={t.emptyTitle}
          lead={t.emptyLead}
          points={t.emptyPoints}
        />
      ) : (
        !error && <Numbers insight={data} />
      )}
      {data && may(staff.cohorts) && <CohortCard />}
    </Stack>
  );
};
