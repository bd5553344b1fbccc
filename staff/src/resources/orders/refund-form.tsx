import { Alert, Button, Stack, TextField } from '@mui/material';
import { staff } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, wordsOfProblem } from '../../ask.ts';
import { words } from '../../text/words.ts';
import type { WholeOrder } from './order-page.tsx';

const t = words.orders;

/** Giving money back; one key for the form, so that pressing again refunds once. */
export const RefundForm = ({ order, lookAgain }: { order: WholeOrder; lookAgain: () => void }) => {
  const [amount, setAmount] = useState(String(order.amount));
  const [reason, setReason] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const refunding = useMutation({
    mutationFn: () =>
      ask(staff.refundOrder, {
        params: { id: order.id },
        body: { amount: Number(amount), reason, key },
      }),
    onSuccess: lookAgain,
  });
  const isReady = /^[1-9]\d*$/.test(amount) && reason.trim() !== '' && !refunding.isPending;
  return (
    <Stack spacing={1.5} component="section" aria-label={t.refund}>
      <TextField
        size="small"
        label={t.refundAmount}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextField
        size="small"
        label={t.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {refunding.error && <Alert severity="error">{wordsOfProblem(refunding.error)}</Alert>}
      {refunding.isSuccess && <Alert severity="success">{t.refunded}</Alert>}
      <Button
        variant="outlined"
        color="error"
        disabled={!isReady || refunding.isSuccess}
        onClick={() => refunding.mutate()}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t.refund}
      </Button>
    </Stack>
  );
};
