import { Stack, TextField } from '@mui/material';
import { words } from '../text/words.ts';

interface DayFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

const DayField = ({ name, label, value }: DayFieldProps) => (
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

/** The first and the last day of what is asked for, named `from` and `to`. */
export const DayFields = ({ first, last }: { first: string; last: string }) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
    <DayField name="from" label={words.orders.from} value={first} />
    <DayField name="to" label={words.orders.to} value={last} />
  </Stack>
);
