import { Card, CardContent, Skeleton, Typography } from '@mui/material';
import { asChange } from '../text/format.ts';
import { words } from '../text/words.ts';

const t = words.insight.chart;

interface TileProps {
  readonly title: string;
  /** The number as it is written; undefined while it is on its way. */
  readonly shown: string | undefined;
  readonly now?: number | undefined;
  /** The same of the period before. */
  readonly before?: number | undefined;
  /** Whether more is better; growth of what is not wished for is no good news. */
  readonly isGood?: boolean;
}

const colorOf = (now: number, before: number, isGood: boolean) => {
  if (now === before || before === 0) return 'text.secondary';
  return now > before === isGood ? 'success.main' : 'error.main';
};

/** What became of a number since the period before. */
const changeOf = (now: number, before: number) => {
  if (now === before) return t.same;
  return before === 0 ? t.noneBefore : t.change.replace('{change}', asChange(now / before - 1));
};

/** One number of a period, and how it changed since the period before. */
export const Tile = ({ title, shown, now, before, isGood = true }: TileProps) => (
  <Card sx={{ minWidth: 0 }}>
    <CardContent sx={{ '&:last-child': { pb: 2 } }}>
      <Typography variant="body2" component="h3" color="text.secondary" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      <Typography variant="h4" component="p" sx={{ lineHeight: 1.3 }}>
        {shown ?? <Skeleton width="60%" />}
      </Typography>
      <Typography
        variant="body2"
        color={now === undefined || before === undefined ? '' : colorOf(now, before, isGood)}
        sx={{ minHeight: { xs: '2.86em', md: '1.43em' } }}
      >
        {now !== undefined && before !== undefined && changeOf(now, before)}
      </Typography>
    </CardContent>
  </Card>
);
