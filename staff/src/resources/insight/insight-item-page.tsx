import { Box, Chip, Link, Skeleton, Stack, Typography } from '@mui/material';
import { Problem, type ReplyOf, staff } from '@nobi/contract';
import { Title, useGetRecordId } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ask } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { LessonsCard, SkillsCard, StopsCard } from './item-cards.tsx';
import { agesOf, titleOf } from './item-words.ts';
import { LookFailed } from './look-failed.tsx';
import { PlaysChart } from './plays-chart.tsx';
import { SpanPicker } from './span-picker.tsx';
import { TotalsTiles } from './totals-tiles.tsx';
import { useLook } from './use-look.ts';
import { useSpan } from './use-span.ts';

const t = words.insight;

type Seen = ReplyOf<typeof staff.insightItem>;

/** Known before its numbers are: it stands in the address. */
const kindOf = (id: string) => id.slice(0, id.indexOf('.'));

const Head = ({ seen }: { seen: Seen | undefined }) => (
  <div>
    <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
      {seen ? titleOf(seen) : <Skeleton width={240} />}
    </Typography>
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minHeight: 32 }}>
      {seen && (
        <>
          <Chip size="small" color="primary" label={words.items.kinds[seen.kind]} />
          <Chip size="small" variant="outlined" label={agesOf(seen)} />
          {seen.title_en !== null && (
            <Link component={RouterLink} to={`/items/${seen.id}`}>
              {t.edit}
            </Link>
          )}
        </>
      )}
    </Stack>
  </div>
);

const Cards = ({ seen }: { seen: Seen | undefined }) => {
  if (!seen) return <Skeleton variant="rounded" height={360} sx={{ bgcolor: 'primary.light' }} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <StopsCard stops={seen.stops} totals={seen.totals} />
      <Stack spacing={2}>
        {seen.lessons.length > 0 && <LessonsCard lessons={seen.lessons} />}
        {seen.kind !== 'tool' && <SkillsCard skills={seen.skills} />}
      </Stack>
    </Box>
  );
};

/** One item: how it is played, where children stop in it and what they show there. */
export const InsightItemPage = () => {
  const id = String(useGetRecordId());
  const { span } = useSpan();
  const { data, error, refetch, isPlaceholderData } = useLook(['insight', id, span], (signal) =>
    ask(staff.insightItem, { params: { id }, query: { days: span }, signal }),
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
      {error && !isMissing && <LookFailed error={error} onRetry={() => void refetch()} />}
      {!error && (
        <>
          <Head seen={data} />
          <SpanPicker until={data?.until} />
          <TotalsTiles
            days={Number(span)}
            kind={kindOf(id)}
            totals={data?.totals}
            before={data?.before}
          />
          <PlaysChart days={data?.days} />
          <Cards seen={data} />
        </>
      )}
    </Stack>
  );
};
