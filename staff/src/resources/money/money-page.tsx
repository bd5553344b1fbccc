import {
  Alert,
  Box,
  Button,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { type MoneyRange, moneyRanges, staff } from '@nobi/contract';
import { Title } from 'react-admin';
import { askFile, wordsOfProblem } from '../../ask.ts';
import { saveFile } from '../../save-file.ts';
import { wibDay } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DayFields } from '../../ui/day-fields.tsx';
import { MoneyParts, RevenueChart, SubscribersChart } from './money-charts.tsx';
import { MoneyTiles } from './money-tiles.tsx';
import { MonthlyBooks } from './monthly-books.tsx';
import { type Money, useMoney, useRange } from './use-money.ts';

const t = words.money;

const handleFile = async (typed: FormData) => {
  const query = { from: typed.get('from'), to: typed.get('to') };
  saveFile(await askFile(staff.exportMoney, { query }));
};

interface HeadProps {
  readonly range: MoneyRange;
  readonly setRange: (range: MoneyRange) => void;
}

const Head = ({ range, setRange }: HeadProps) => (
  // Its lines do not depend on how wide letters are, which arrive later than the page.
  <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: 'flex-start' }}>
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t.range}
      value={range}
      onChange={(_event, chosen: MoneyRange | null) => chosen && setRange(chosen)}
    >
      {moneyRanges.map((days) => (
        <ToggleButton key={days} value={days}>
          {t.ranges[days]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
    <ConfirmDialog open={t.file} lead={t.fileLead} onSend={handleFile}>
      <DayFields first={wibDay(1 - Number(range))} last={wibDay()} />
    </ConfirmDialog>
  </Stack>
);

const isEmpty = ({ now, before }: Money) =>
  [now, before].every(({ gross, refunds, regular, premium, given }) =>
    [gross, refunds, regular, premium, given].every((value) => value === 0),
  );

/** Revenue and subscribers over time. */
export const MoneyPage = () => {
  const { range, setRange } = useRange();
  const { data, error, refetch } = useMoney(range);
  const isNothing = data !== undefined && isEmpty(data);
  return (
    <Box sx={{ p: 2, maxWidth: 1100 }}>
      <Title title={words.places.money} />
      <Stack spacing={2}>
        <Head range={range} setRange={setRange} />
        <Typography variant="body2" color="text.secondary">
          {t.lead}
        </Typography>
        {error && (
          <Alert
            severity="error"
            action={<Button onClick={() => void refetch()}>{t.again}</Button>}
          >
            {wordsOfProblem(error)}
          </Alert>
        )}
        {isNothing && <Alert severity="info">{t.empty}</Alert>}
        {!error && !isNothing && (
          <>
            <Typography variant="h6" component="h2">
              {t.glance}
            </Typography>
            <MoneyTiles money={data} />
            <RevenueChart money={data} />
            <SubscribersChart money={data} />
          </>
        )}
        {data && data.parts.length > 0 && <MoneyParts money={data} />}
        {/* Before the numbers above it are there it would be moved by them. */}
        {(data || error) && <MonthlyBooks />}
      </Stack>
    </Box>
  );
};
