import { Button, Typography } from '@mui/material';
import { type ReplyOf, staff } from '@nobi/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ask, askFile, wordsOfProblem } from '../../ask.ts';
import { saveFile } from '../../save-file.ts';
import { asMonth, asRupiah, wibDay } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { Facts, InfoCard } from '../../ui/info-card.tsx';
import { useStaffQuery } from '../../ui/use-staff-query.ts';

const t = words.money;

type Month = ReplyOf<typeof staff.accountingMonths>['months'][number];

const nameOf = (month: string) =>
  month === wibDay().slice(0, 7)
    ? t.booksRunning.replace('{month}', asMonth(month))
    : asMonth(month);

const sumsOf = ({ received, given_back }: Month) =>
  t.booksSums
    .replace('{in}', asRupiah(received))
    .replace('{out}', asRupiah(given_back))
    .replace('{net}', asRupiah(received - given_back));

const MonthFile = ({ month }: Pick<Month, 'month'>) => {
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const handleFile = async () => {
    setIsBusy(true);
    try {
      saveFile(await askFile(staff.exportAccounting, { query: { month } }));
    } catch (error) {
      notify(wordsOfProblem(error), { type: 'error' });
    }
    setIsBusy(false);
  };
  return (
    <Button
      size="small"
      loading={isBusy}
      aria-label={t.booksFile.replace('{month}', asMonth(month))}
      onClick={() => void handleFile()}
    >
      CSV
    </Button>
  );
};

/** The ledger by month, each as a file for whoever keeps the books. */
export const MonthlyBooks = () => {
  const { data, error } = useStaffQuery(['accounting'], (signal) =>
    ask(staff.accountingMonths, { signal }),
  );
  if (!data && !error) return null;
  return (
    <InfoCard title={t.books}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {error ? wordsOfProblem(error) : t.booksLead}
      </Typography>
      {data && (
        <Facts
          none={t.booksNone}
          rows={data.months.map((each) => ({
            key: each.month,
            first: nameOf(each.month),
            second: sumsOf(each),
            end: <MonthFile month={each.month} />,
          }))}
        />
      )}
    </InfoCard>
  );
};
