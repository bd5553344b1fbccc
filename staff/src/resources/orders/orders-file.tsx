import { Stack, TextField } from '@mui/material';
import { staff } from '@nobi/contract';
import { useListContext } from 'react-admin';
import { askFile } from '../../ask.ts';
import { saveFile } from '../../save-file.ts';
import { wibDay } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';

const t = words.orders;

/** The orders of the list, as it is narrowed now, as a file for a spreadsheet. */
export const OrdersFile = () => {
  const { filterValues } = useListContext();
  const handleSend = async (typed: FormData) => {
    const query = { ...filterValues, from: typed.get('from'), to: typed.get('to') };
    saveFile(await askFile(staff.exportOrders, { query }));
  };
  const first = filterValues.from ?? wibDay(-30);
  const last = filterValues.to ?? wibDay();
  return (
    <AskDialog open={t.file} lead={t.fileLead} onSend={handleSend}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DayField name="from" label={t.from} value={first} />
        <DayField name="to" label={t.to} value={last} />
      </Stack>
    </AskDialog>
  );
};

const DayField = ({ name, label, value }: { name: string; label: string; value: string }) => (
  <TextField
    name={name}
    label={label}
    type="date"
    defaultValue={value}
    required
    fullWidth
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
