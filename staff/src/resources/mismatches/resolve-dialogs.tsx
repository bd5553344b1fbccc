import { Stack, TextField } from '@mui/material';
import { type MismatchEnd, staff } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ask } from '../../ask.ts';
import { textIn } from '../../form-fields.ts';
import { words } from '../../text/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { SecondNotice } from '../proposals/second-notice.tsx';
import type { Mismatch } from './use-mismatch.ts';

const t = words.mismatches;

const ManualRefundFields = ({ left }: { left: number }) => (
  <>
    <SecondNotice of="refund" />
    <TextField
      name="amount"
      type="number"
      label={t.amount}
      defaultValue={left > 0 ? left : undefined}
      required
      slotProps={{ htmlInput: { min: 1, step: 1 } }}
    />
    <TextField
      name="reference"
      label={t.reference}
      required
      slotProps={{ htmlInput: { maxLength: 120 } }}
    />
  </>
);

const wishOf = (resolution: MismatchEnd, typed: FormData) => ({
  resolution,
  reason: textIn(typed, 'reason'),
  ...(resolution === 'by_hand' && {
    amount: Number(typed.get('amount')),
    reference: textIn(typed, 'reference'),
  }),
  ...(resolution === 'belongs' && { order: textIn(typed, 'order') }),
});

/** One button for each way in which this one can end; each asks why. */
export const ResolveDialogs = ({ mismatch }: { mismatch: Mismatch }) => {
  const queries = useQueryClient();
  const notify = useNotify();
  const { id, ends, left } = mismatch;
  const end = (resolution: MismatchEnd) => async (typed: FormData) => {
    try {
      const body = wishOf(resolution, typed);
      const { is_waiting } = await ask(staff.resolveMismatch, { params: { id }, body });
      notify(is_waiting ? words.proposals.waits : t.doneSaid, {
        type: is_waiting ? 'info' : 'success',
      });
    } finally {
      // A colleague, or the gateway, may have ended it meanwhile.
      await queries.invalidateQueries({ queryKey: ['mismatch', id] });
      await queries.invalidateQueries({ queryKey: ['proposals'] });
    }
    await queries.invalidateQueries({ queryKey: ['mismatches'] });
  };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {ends.map((resolution) => (
        <ConfirmDialog
          key={resolution}
          open={t.ends[resolution]}
          lead={t.leads[resolution]}
          onSend={end(resolution)}
        >
          {resolution === 'by_hand' && <ManualRefundFields left={left} />}
          {resolution === 'belongs' && (
            <TextField
              name="order"
              label={t.ourOrder}
              required
              slotProps={{ htmlInput: { maxLength: 64 } }}
            />
          )}
          <ReasonField />
        </ConfirmDialog>
      ))}
    </Stack>
  );
};
