import { Alert, Button, InputAdornment, Stack, TextField, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { ask, wordsOfProblem } from '../../ask.ts';
import { asRupiah } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { SecondNotice } from '../proposals/second-notice.tsx';
import type { Order } from './order.ts';

const t = words.orders;

/** Giving money back; one key for the form, so that pressing again refunds once. */
export const RefundForm = ({ order, refresh }: { order: Order; refresh: () => void }) => {
  const notify = useNotify();
  const [amount, setAmount] = useState(String(order.left));
  const [reason, setReason] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const refunding = useMutation({
    mutationFn: () =>
      ask(staff.refundOrder, {
        params: { id: order.id },
        body: { amount: Number(amount), reason, key },
      }),
    onSuccess: ({ is_waiting }) =>
      notify(is_waiting ? t.refundWaits : t.refunded, { type: is_waiting ? 'info' : 'success' }),
    onSettled: refresh,
  });
  const isReady =
    /^[1-9]\d*$/.test(amount) &&
    reason.trim() !== '' &&
    !refunding.isPending &&
    !refunding.isSuccess;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) refunding.mutate();
  };
  return (
    <Stack component="form" spacing={1.5} onSubmit={handleSubmit}>
      <Typography color="text.secondary">
        {t.refundLead.replace('{left}', asRupiah(order.left))}
      </Typography>
      <TextField
        size="small"
        label={t.refundAmount}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        slotProps={{
          htmlInput: { inputMode: 'numeric', maxLength: 12 },
          input: { startAdornment: <InputAdornment position="start">Rp</InputAdornment> },
        }}
      />
      <TextField
        size="small"
        label={t.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <SecondNotice of="refund" />
      {refunding.error && <Alert severity="error">{wordsOfProblem(refunding.error)}</Alert>}
      <Button type="submit" variant="outlined" color="error" disabled={!isReady}>
        {t.refund}
      </Button>
    </Stack>
  );
};
