import { Stack, TextField } from '@mui/material';
import { type MismatchEnd, staff } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ask } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import type { WholeMismatch } from './use-mismatch.ts';

const t = words.mismatches;

const ByHandFields = ({ left }: { left: number }) => (
  <>
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
  reason: typed.get('reason'),
  ...(resolution === 'by_hand' && {
    amount: Number(typed.get('amount')),
    reference: typed.get('reference'),
  }),
  ...(resolution === 'belongs' && { order: typed.get('order') }),
});

/** One button for each way in which this one can end; each asks why. */
export const EndDialogs = ({ mismatch }: { mismatch: WholeMismatch }) => {
  const queries = useQueryClient();
  const notify = useNotify();
  const { id, ends, left } = mismatch;
  const end = (resolution: MismatchEnd) => async (typed: FormData) => {
    try {
      const body = wishOf(resolution, typed);
      await ask(staff.resolveMismatch, { params: { id }, body });
    } finally {
      // A colleague, or the gateway, may have ended it meanwhile.
      await queries.invalidateQueries({ queryKey: ['mismatch', id] });
    }
    await queries.invalidateQueries({ queryKey: ['mismatches'] });
    notify(t.doneSaid, { type: 'success' });
  };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {ends.map((resolution) => (
        <AskDialog
          key={resolution}
          open={t.ends[resolution]}
          lead={t.leads[resolution]}
          onSend={end(resolution)}
        >
          {resolution === 'by_hand' && <ByHandFields left={left} />}
          {resolution === 'belongs' && (
            <TextField
              name="order"
              label={t.ourOrder}
              required
              slotProps={{ htmlInput: { maxLength: 64 } }}
            />
          )}
          <ReasonField />
        </AskDialog>
      ))}
    </Stack>
  );
};
