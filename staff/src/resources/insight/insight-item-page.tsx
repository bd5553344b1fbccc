import { Box, Chip, Link, Skeleton, Stack, Typography } from '@mui/material';
import { Problem, type ReplyOf, staff } from '@nobi/contract';
import { Title, useGetRecordId } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ask } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { useStaffNumbers } from '../../ui/use-staff-query.ts';
import { LessonsCard, SkillsCard, StopsCard } from './item-cards.tsx';
import { agesOf, titleOf } from './item-labels.ts';
import { PlaysChart } from './plays-chart.tsx';
import { SpanPicker } from './span-picker.tsx';
import { TotalsTiles } from './totals-tiles.tsx';
import { useSpan } from './use-span.ts';

const t = words.insight;

type ItemInsight = ReplyOf<typeof staff.insightItem>;

/** Known before its numbers are: it stands in the address. */
const kindOf = (id: string) => id.slice(0, id.indexOf('.'));

const Head = ({ insight }: { insight: ItemInsight | undefined }) => (
  <div>
    <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
      {insight ? titleOf(insight) : <Skeleton width={240} />}
    </Typography>
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minHeight: 32 }}>
      {insight && (
        <>
          <Chip size="small" color="primary" label={words.items.kinds[insight.kind]} />
          <Chip size="small" variant="outlined" label={agesOf(insight)} />
          {insight.title_en !== null && (
            <Link component={RouterLink} to={`/items/${insight.id}`}>
              {t.edit}
            </Link>
          )}
        </>
      )}
    </Stack>
  </div>
);

const Cards = ({ insight }: { insight: ItemInsight | undefined }) => {
  if (!insight)
    return <Skeleton variant="rounded" height={360} sx={{ bgcolor: 'primary.light' }} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <StopsCard stops={insight.stops} totals={insight.totals} />
      <Stack spacing={2}>
        {insight.lessons.length > 0 && <LessonsCard lessons={insight.lessons} />}
        {insight.kind !== 'tool' && <SkillsCard skills={insight.skills} />}
      </Stack>
    </Box>
  );
};

/** One item: how it is played, where children stop in it and what they show there. */
export const InsightItemPage = () => {
  const id = String(useGetRecordId());
  const { span } = useSpan();
  const { data, error, refetch, isPlaceholderData } = useStaffNumbers(
    ['insight', id, span],
    (signal) => ask(staff.insightItem, { params: { id }, query: { days: span }, signal }),
  );
  const isMissing = error instanceof Problem && error.code === 'not_found';
  return (
    <Stack
      spacing={2}
      aria-busy={!data || isPlaceholderData}
      sx={{ py: 2, maxWidth: 1200, opacity: isPlaceholderData ? 0.6 : 1 }}
    >
      <Title title={words.places.insight} />
      <Link component={RouterLink} to={`/insight?days=${span}`} sx={{ alignSelf: 'flex-start' }}>
        ← {t.back}
      </Link>
      {isMissing && <Typography>{t.notFound}</Typography>}
      {error && !isMissing && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && (
        <>
          <Head insight={data} />
          <SpanPicker until={data?.until} />
          <TotalsTiles
            days={Number(span)}
            kind={kindOf(id)}
            totals={data?.totals}
            before={data?.before}
          />
          <PlaysChart days={data?.days} />
          <Cards insight={data} />
        </>
      )}
    </Stack>
  );
};
