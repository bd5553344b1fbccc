import { Typography } from '@mui/material';
import type { ReplyOf, staff } from '@nobi/contract';
import { words } from '../../text/words.ts';
import { BarsChart } from '../../ui/charts/bars-chart.tsx';
import { InfoCard } from '../../ui/info-card.tsx';
import { agesOf, shareOf, titleOf } from './item-labels.ts';
import type { Span } from './use-span.ts';

const t = words.insight;

type Insight = ReplyOf<typeof staff.insight>;

const noteOf = (item: Insight['items'][number]) =>
  [
    t.itemHint
      .replace('{kind}', words.items.kinds[item.kind])
      .replace('{age}', agesOf(item))
      .replace('{finished}', shareOf(item.finished, item.begun)),
    ...(item.solved > 0
      ? [t.itemLearned.replace('{share}', shareOf(item.first_try, item.solved))]
      : []),
  ].join(' · ');

/** What is played most; the full part of a bar is what was finished. */
export const ItemBars = ({ items, span }: { items: Insight['items']; span: Span }) => (
  <InfoCard title={t.items}>
    <Typography color="text.secondary" sx={{ mb: 1 }}>
      {items.length === 0 ? t.quiet : t.barsHint}
    </Typography>
    {items.length > 0 && (
      <BarsChart
        title={t.items}
        heads={[t.item, t.plays]}
        bars={items.map((item) => ({
          key: item.id,
          label: titleOf(item),
          value: item.begun,
          part: item.finished,
          second: noteOf(item),
          to: `/insight/${item.id}/show?days=${span}`,
        }))}
      />
    )}
  </InfoCard>
);

/** The same by the ages that items are made for. */
export const BandBars = ({ bands }: Pick<Insight, 'bands'>) => (
  <InfoCard title={t.bands}>
    <Typography color="text.secondary" sx={{ mb: 1 }}>
      {bands.length === 0 ? t.quiet : t.bandsHint}
    </Typography>
    {bands.length > 0 && (
      <BarsChart
        title={t.bands}
        heads={[t.age, t.plays]}
        bars={bands.map((band) => ({
          key: agesOf(band),
          label: agesOf(band),
          value: band.begun,
          part: band.finished,
          second: [
            `${shareOf(band.finished, band.begun)} ${t.finished.toLowerCase()}`,
            ...(band.solved > 0
              ? [t.itemLearned.replace('{share}', shareOf(band.first_try, band.solved))]
              : []),
          ].join(' · '),
        }))}
      />
    )}
  </InfoCard>
);
