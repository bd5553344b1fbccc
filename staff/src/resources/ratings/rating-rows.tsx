import StarRate from '@mui/icons-material/StarRate';
import { Box, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { asDay } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { EmptyRows } from '../../ui/lists/empty-rows.tsx';

const t = words.insight.ratings;

interface Rating {
  readonly id: string;
  readonly stars: number;
  readonly feedback: string | null;
  readonly created_at: string;
}

/** Dark enough to be read, and told apart by the number in it as well. */
const colorOf = (stars: number) => {
  if (stars >= 8) return 'success.main';
  return stars >= 5 ? 'warning.main' : 'error.main';
};

const Stars = ({ stars }: Pick<Rating, 'stars'>) => (
  <Stack
    direction="row"
    role="img"
    aria-label={t.starsOf.replace('{stars}', String(stars))}
    sx={{ alignItems: 'center', gap: 0.25, width: 52, flexShrink: 0, color: colorOf(stars) }}
  >
    <StarRate fontSize="small" />
    <Typography component="span" sx={{ fontWeight: 800 }}>
      {stars}
    </Typography>
  </Stack>
);

const Row = ({ rating: { stars, feedback, created_at } }: { rating: Rating }) => (
  <Box
    component="li"
    sx={{ display: 'flex', gap: 1.5, px: 2, py: 1.5, borderTop: '1px solid var(--edge-soft)' }}
  >
    <Stars stars={stars} />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography
        color={feedback === null ? 'text.secondary' : 'text.primary'}
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {feedback ?? t.noWords}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {asDay(created_at)}
      </Typography>
    </Box>
  </Box>
);

/** One page of ratings; what a family wrote is text and nothing else. */
export const RatingRows = () => {
  const { data, isPending } = useListContext<Rating>();
  if (isPending) return null;
  if (!data || data.length === 0) return <EmptyRows text={t.empty} />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((rating) => (
        <Row key={rating.id} rating={rating} />
      ))}
    </Box>
  );
};
