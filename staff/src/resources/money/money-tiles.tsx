import { Box } from '@mui/material';
import { asNumber, asRupiah } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { Tile } from '../../ui/charts/metric-tile.tsx';
import type { Money } from './use-money.ts';

const t = words.money;

const grid = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(12, 1fr)' };
/** A sum of rupiah needs more room than a count. */
const room = {
  sum: {
    sx: { gridColumn: { xs: 'span 12', md: 'span 4' }, minWidth: 0 },
    changeLines: { xs: 1, md: 1 },
  },
  count: {
    sx: { gridColumn: { xs: 'span 6', md: 'span 3' }, minWidth: 0 },
    changeLines: { xs: 3, md: 2 },
  },
};

interface CountProps {
  readonly title: string;
  readonly money: Money | undefined;
  readonly of: (period: Money['now']) => number;
  readonly isGood?: boolean;
}

/** A tile of a kind of number. */
const tileOf =
  ({ sx, changeLines }: typeof room.sum, write: (value: number) => string) =>
  ({ title, money, of, isGood = true }: CountProps) => {
    const now = money && of(money.now);
    const before = money && of(money.before);
    const shown = now === undefined ? undefined : write(now);
    return (
      <Box sx={sx}>
        <Tile
          title={title}
          shown={shown}
          now={now}
          before={before}
          isGood={isGood}
          changeLines={changeLines}
        />
      </Box>
    );
  };
const Sum = tileOf(room.sum, asRupiah);
const Count = tileOf(room.count, asNumber);

/** What came in, what went back, and who is with us, each against the time before. */
export const MoneyTiles = ({ money }: { money: Money | undefined }) => (
  <Box sx={grid}>
    <Sum title={t.gross} money={money} of={({ gross }) => gross} />
    <Sum title={t.refunds} money={money} of={({ refunds }) => refunds} isGood={false} />
    <Sum title={t.net} money={money} of={({ gross, refunds }) => gross - refunds} />
    <Count title={t.active} money={money} of={({ regular, premium }) => regular + premium} />
    <Count title={t.fresh} money={money} of={({ new_orders }) => new_orders} />
    <Count title={t.renewed} money={money} of={({ renewed }) => renewed} />
    <Count
      title={t.notRenewed}
      money={money}
      of={({ not_renewed }) => not_renewed}
      isGood={false}
    />
  </Box>
);
