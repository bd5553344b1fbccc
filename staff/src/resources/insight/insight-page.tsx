import Insights from '@mui/icons-material/Insights';
import { Box, Skeleton, Stack } from '@mui/material';
import { type ReplyOf, staff } from '@nobi/contract';
import { Title } from 'react-admin';
import { ask } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { BandBars, ItemBars } from './item-bars.tsx';
import { LookFailed } from './look-failed.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { PlaysChart } from './plays-chart.tsx';
import { SpanPicker } from './span-picker.tsx';
import { TotalsTiles } from './totals-tiles.tsx';
import { useLook } from './use-look.ts';
import { useSpan } from './use-span.ts';

const t = words.insight;

const isEmpty = ({ totals, before }: ReplyOf<typeof staff.insight>) =>
  totals.begun + before.begun === 0;

const Numbers = ({ seen }: { seen: ReplyOf<typeof staff.insight> | undefined }) => {
  const { span } = useSpan();
  return (
    <>
      <TotalsTiles days={Number(span)} totals={seen?.totals} before={seen?.before} />
      <PlaysChart days={seen?.days} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        {seen ? (
          <>
            <ItemBars items={seen.items} span={span} />
            <BandBars bands={seen.bands} />
          </>
        ) : (
          <>
            <Skeleton variant="rounded" height={480} sx={{ bgcolor: 'primary.light' }} />
            <Skeleton variant="rounded" height={320} sx={{ bgcolor: 'primary.light' }} />
          </>
        )}
      </Box>
    </>
  );
};

/** What children play, finish and learn, for all families together. */
export const InsightPage = () => {
  const { span } = useSpan();
  const { data, error, refetch, isPlaceholderData } = useLook(['insight', span], (signal) =>
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
      {error && <LookFailed error={error} onRetry={() => void refetch()} />}
      {data && isEmpty(data) ? (
        <NothingYet
          icon={<Insights />}
          title={t.emptyTitle}
          lead={t.emptyLead}
          points={t.emptyPoints}
        />
      ) : (
        !error && <Numbers seen={data} />
      )}
    </Stack>
  );
};
