import { Box, Card, CardContent, Skeleton, Typography } from '@mui/material';
import { asChange, asSigned } from '../../text/format.ts';
import { words } from '../../text/words.ts';

const t = words.insight.chart;

interface TileProps {
  readonly title: string;
  /** The number as it is formatValue; undefined while it is on its way. */
  readonly shown: string | undefined;
  readonly now?: number | undefined;
  /** The same of the period before. */
  readonly before?: number | undefined;
  /** Shares change by points, all else by a percentage. */
  readonly isShare?: boolean;
  /** Whether more is better; growth of what is not wished for is no good news. */
  readonly isGood?: boolean;
  /** How many lines the change may take, so that nothing moves when the numbers arrive. */
  readonly changeLines?: { readonly xs: number; readonly md: number };
}

type Change = Required<Pick<TileProps, 'isShare' | 'isGood'>> & {
  readonly now: number;
  readonly before: number;
};

/** What became of a number since the period before; less than a hundredth is none. */
const Since = ({ now, before, isShare, isGood }: Change) => {
  const change = Math.round(100 * (isShare ? now - before : now / before - 1));
  const isNews = before !== 0 && change !== 0;
  const news = isShare
    ? t.points.replace('{change}', asSigned(change))
    : t.change.replace('{change}', asChange(change / 100));
  const color = change > 0 === isGood ? 'success.main' : 'error.main';
  return (
    <Typography variant="body2" color={isNews ? color : 'text.secondary'}>
      {isNews ? news : before === 0 ? t.noneBefore : t.same}
    </Typography>
  );
};

/** Of the small text, in rem. */
const lineHeight = 1.35;

/** Two lines on a phone, whatever the letters: until ours have come, those of the system are wider. */
const head = { fontWeight: 700, height: { xs: '2.86em', md: 'auto' }, overflow: 'hidden' };

/** One number of a period, and how it changed since the period before. */
export const Tile = ({
  title,
  shown,
  now,
  before,
  isShare = false,
  isGood = true,
  changeLines = { xs: 2, md: 1 },
}: TileProps) => (
  <Card sx={{ minWidth: 0, height: '100%' }}>
    <CardContent sx={{ '&:last-child': { pb: 2 } }}>
      <Typography variant="body2" component="h2" color="text.secondary" sx={head}>
        {title}
      </Typography>
      <Typography variant="h4" component="p" sx={{ lineHeight: 1.3 }}>
        {shown ?? <Skeleton width="60%" />}
      </Typography>
      <Box
        sx={{
          minHeight: {
            xs: `${changeLines.xs * lineHeight}rem`,
            md: `${changeLines.md * lineHeight}rem`,
          },
        }}
      >
        {now !== undefined && before !== undefined && (
          <Since now={now} before={before} isShare={isShare} isGood={isGood} />
        )}
      </Box>
    </CardContent>
  </Card>
);
