import { Button, InputAdornment, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { asRupiah } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { SecondNotice } from '../proposals/second-notice.tsx';
import type { Order } from './order.ts';
import { RefundDialog } from './refund-dialog.tsx';

const t = words.orders;

/** How much and why; what comes of it stands in the dialog behind the button. */
export const RefundForm = ({ order, refresh }: { order: Order; refresh: () => void }) => {
  const [amount, setAmount] = useState(String(order.left));
  const [reason, setReason] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [isDone, setIsDone] = useState(false);
  // One key for the form: pressing again, or after an answer that was lost, refunds once.
  const [key] = useState(() => crypto.randomUUID());
  const isReady = /^[1-9]\d*$/.test(amount) && reason.trim() !== '' && !isDone;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) setIsAsking(true);
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
      <Button type="submit" variant="outlined" color="error" disabled={!isReady}>
        {t.refund}
      </Button>
      {isAsking && (
        <RefundDialog
          order={order}
          wish={{ amount: Number(amount), reason, key }}
          onClose={() => setIsAsking(false)}
          onDone={() => {
            setIsDone(true);
            setIsAsking(false);
          }}
          onSettled={refresh}
        />
      )}
    </Stack>
  );
};
