import { MenuItem, TextField } from '@mui/material';
import { mostVouchers, plan as planForm, plans, staff } from '@nobi/contract';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ask, askFile } from '../../ask.ts';
import { choiceIn, textIn } from '../../form-fields.ts';
import { saveFile } from '../../save-file.ts';
import { wibDay } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SecondNotice } from '../proposals/second-notice.tsx';

const t = words.vouchers;
const choices = planForm.options;
const aYear = 365;

interface WholeProps {
  readonly name: string;
  readonly label: string;
  readonly most: number;
  readonly value: number;
}

const Whole = ({ name, label, most, value }: WholeProps) => (
  <TextField
    name={name}
    label={label}
    type="number"
    defaultValue={value}
    required
    slotProps={{ htmlInput: { min: 1, max: most, step: 1 } }}
  />
);

/** A batch, and its codes as a file; above the limit it waits for a second person. */
export const MakeVouchers = () => {
  const notify = useNotify();
  const refresh = useRefresh();
  // One batch for the form, however often it is sent.
  const [id, setId] = useState(() => crypto.randomUUID());
  const make = async (typed: FormData) => {
    const body = {
      id,
      plan: choiceIn(typed, 'plan', choices),
      months: Number(textIn(typed, 'months')),
      size: Number(textIn(typed, 'size')),
      last_day: textIn(typed, 'last_day'),
      note: textIn(typed, 'note'),
    };
    const { is_waiting } = await ask(staff.makeVouchers, { body });
    refresh();
    if (!is_waiting) saveFile(await askFile(staff.takeVoucherCodes, { params: { batch: id } }));
    setId(crypto.randomUUID());
    notify(is_waiting ? t.waits : t.made, { type: is_waiting ? 'info' : 'success' });
    refresh();
  };
  return (
    <ConfirmDialog of={staff.makeVouchers} open={t.make} lead={t.makeLead} onSend={make}>
      <Whole name="size" label={t.size} most={mostVouchers} value={100} />
      <TextField name="plan" select label={t.plan} defaultValue="premium">
        {choices.map((plan) => (
          <MenuItem key={plan} value={plan}>
            {words.families[plan]}
          </MenuItem>
        ))}
      </TextField>
      <Whole name="months" label={t.months} most={12} value={plans.premium.months} />
      <TextField
        name="last_day"
        label={t.lastDay}
        type="date"
        defaultValue={wibDay(aYear)}
        required
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: wibDay() } }}
      />
      <TextField
        name="note"
        label={t.note}
        required
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <SecondNotice of="refund" />
    </ConfirmDialog>
  );
};
