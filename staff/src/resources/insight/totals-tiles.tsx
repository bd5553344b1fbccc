import { Box } from '@mui/material';
import type { ReplyOf, staff } from '@nobi/contract';
import { asNumber, asPercent } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { Tile } from '../../ui/charts/metric-tile.tsx';

const t = words.insight;

type Totals = ReplyOf<typeof staff.insight>['totals'];

interface Metric {
  readonly title: string;
  /** Undefined when there is nothing to take a share of. */
  readonly of: (totals: Totals) => number | undefined;
  readonly write: (value: number) => string;
  readonly isShare?: boolean;
}

const share = (part: number, whole: number) => (whole === 0 ? undefined : part / whole);

const lessonsMetric: Metric = { title: t.lessons, of: ({ lessons }) => lessons, write: asNumber };
const masteredMetric: Metric = {
  title: t.mastered,
  of: ({ mastered }) => mastered,
  write: asNumber,
};
const firstTryMetric: Metric = {
  title: t.firstTry,
  of: ({ first_try, solved }) => share(first_try, solved),
  write: asPercent,
  isShare: true,
};

/** A game has no lessons, and a tool asks nothing. */
const learnedOf: Readonly<Record<string, readonly Metric[]>> = {
  game: [masteredMetric, firstTryMetric],
  tool: [],
};

const playedOf = (days: number): readonly Metric[] => [
  { title: t.plays, of: ({ begun }) => begun, write: asNumber },
  {
    title: t.finishedShare,
    of: ({ finished, begun }) => share(finished, begun),
    write: asPercent,
    isShare: true,
  },
  { title: t.hours, of: ({ minutes }) => minutes / 60, write: asNumber },
  { title: t.familiesADay, of: ({ family_days }) => family_days / days, write: asNumber },
];

interface TotalsTilesProps {
  readonly days: number;
  /** Of the one item that is looked at. */
  readonly kind?: string;
  readonly totals: Totals | undefined;
  readonly before: Totals | undefined;
}

/** The sums of the days, beside those of as many days before. */
export const TotalsTiles = ({ days, kind = '', totals, before }: TotalsTilesProps) => {
  const metrics = [...playedOf(days), ...(learnedOf[kind] ?? [lessonsMetric, firstTryMetric])];
  const across = metrics.length === 4 ? 4 : 3;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${across}, minmax(0, 1fr))`,
        },
      }}
    >
      {metrics.map(({ title, of, write, isShare = false }) => {
        const now = totals && of(totals);
        return (
          <Tile
            key={title}
            title={title}
            shown={totals && (now === undefined ? '–' : write(now))}
            now={now}
            before={before && (of(before) ?? 0)}
            isShare={isShare}
          />
        );
      })}
    </Box>
  );
};
